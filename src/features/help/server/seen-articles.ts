import { and, eq, type SQL } from 'drizzle-orm';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { helpArticlesView as articles } from '../tables.ts';

/** The articles that the caller is shown: who may not see drafts, those that are published. */
export function seenArticles({ entity, ability }: Pick<Scope, 'entity' | 'ability'>): SQL | undefined {
  return and(live(articles, entity), ability.can('read', 'Help') ? undefined : eq(articles.state, 'Published'));
}
