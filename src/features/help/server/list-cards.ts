import { and, asc, count, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { readHelpCards as contract } from '../contract.ts';
import { helpArticlesView as articles, helpCategoriesView as categories, helpGroupsView as groups } from '../tables.ts';
import { seenArticles } from './seen-articles.ts';

/** The cards of the help centre, each with how many questions the caller finds behind it. */
export async function listCards(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.entity, entity))
    .orderBy(asc(categories.position), asc(categories.id));
  const held = await db
    .select({ id: groups.categoryId, all: count() })
    .from(articles)
    .innerJoin(groups, and(eq(groups.entity, articles.entity), eq(groups.id, articles.groupId)))
    .where(seenArticles(scope))
    .groupBy(groups.categoryId);
  const counts = new Map(held.map(({ id, all }) => [id, all]));
  return rows.map(({ id, name, image, title, description }) => ({
    ...{ id, category: name, image: pictureAddress(image), title, desc: description },
    questions: counts.get(id) ?? 0,
  }));
}

/** The address of a drawing, which stands among the files of the page. */
const pictureAddress = (image: string) => `/help/${image}.svg`;
