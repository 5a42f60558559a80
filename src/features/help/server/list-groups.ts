import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { readHelpCategory as contract } from '../contract.ts';
import { helpArticlesView as articles, helpCategoriesView as categories, helpGroupsView as groups } from '../tables.ts';
import { seenArticles } from './seen-articles.ts';

/** The groups of a category, or of all, with the questions that the caller is shown. */
export async function listGroups({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const { id, title, icon, iconColor, position } = groups;
  const rows = await db
    .select({ id, title, icon, iconColor, category: categories.name })
    .from(groups)
    .innerJoin(categories, and(eq(categories.entity, groups.entity), eq(categories.id, groups.categoryId)))
    .where(and(eq(groups.entity, entity), query.category === '' ? undefined : eq(categories.name, query.category)))
    .orderBy(asc(categories.position), asc(position), asc(id));
  const ids = rows.map((row) => row.id);
  const lines =
    ids.length === 0
      ? []
      : await db
          .select({ id: articles.id, question: articles.question, slug: articles.slug, state: articles.state, groupId: articles.groupId })
          .from(articles)
          .where(and(seenArticles(scope), inArray(articles.groupId, ids)))
          .orderBy(asc(articles.id));
  const byGroup = Map.groupBy(lines, ({ groupId }) => groupId);
  return rows.map((row) => ({ ...row, questions: (byGroup.get(row.id) ?? []).map(({ groupId: _, ...line }) => line) }));
}
