import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { readEditedArticle as contract, EditedArticle } from '../edit-contract.ts';
import {
  helpArticlesView as articles,
  helpCategoriesView as categories,
  helpGroupsView as groups,
  helpVersionsView as versions,
} from '../tables.ts';
import type { ArticleRow } from './find-article.ts';

/** What can be edited of an article. */
export async function readEditedArticle({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const [row] = await scope.db
    .select()
    .from(articles)
    .where(and(live(articles, scope.entity), eq(articles.id, params.id)));
  if (!row) throw notFound('article');
  return { article: await showEdited(row, scope) };
}

/** An article as the page that edits it has it. */
export async function showEdited(row: ArticleRow, { db, deps, entity }: Scope): Promise<EditedArticle> {
  const [saved] = await db
    .select({ personId: versions.personId, savedAt: versions.createdAt })
    .from(versions)
    .where(and(eq(versions.entity, entity), eq(versions.articleId, row.id), eq(versions.number, row.version)));
  const [place] = await db
    .select({ category: categories.name })
    .from(groups)
    .innerJoin(categories, and(eq(categories.entity, groups.entity), eq(categories.id, groups.categoryId)))
    .where(and(eq(groups.entity, entity), eq(groups.id, row.groupId)));
  const people = await readPersonRefs(db, deps.files, entity, [saved?.personId ?? null]);
  const { id, question, slug, groupId, content, state, relatedIds, version } = row;
  return {
    ...{ id, question, slug, groupId, content, state, relatedIds, version },
    category: place?.category ?? '',
    savedBy: people.get(saved?.personId ?? 0)?.fullName ?? '',
    savedAt: (saved?.savedAt ?? row.updatedAt).toISOString(),
  };
}
