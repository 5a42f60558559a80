import { and, eq, inArray } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { live } from '#server/live.ts';
import { invalid } from '#server/refusal.ts';
import { cleanRichText } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type { saveArticle } from '../edit-contract.ts';
import { helpArticlesView as articles, helpGroupsView as groups, type helpArticles } from '../tables.ts';

type Given = Omit<GivenOf<typeof saveArticle>['body'], 'version' | 'slug'>;

/** What a version holds of an article; its slug is claimed by itself. */
export type Written = Pick<typeof helpArticles.$inferSelect, 'question' | 'groupId' | 'content' | 'state' | 'relatedIds'>;

export const unwritten: Written = { question: '', groupId: 0, content: '', state: 'Draft', relatedIds: [] };

/** An article with what was given, checked and cleaned. @param id its own; null for one that begins */
export async function mergeWritten(given: Given, before: Written, id: number | null, scope: Scope): Promise<Written> {
  return {
    question: given.question ?? before.question,
    groupId: await knownGroup(given.groupId, before, scope),
    content: given.content === undefined ? before.content : cleanRichText(given.content, 'content'),
    state: given.state ?? before.state,
    relatedIds: given.relatedIds ? await knownArticles(given.relatedIds, before, id, scope) : before.relatedIds,
  };
}

async function knownGroup(groupId: number | undefined, before: Written, { db, entity }: Scope): Promise<number> {
  if (groupId === undefined || groupId === before.groupId) return before.groupId;
  const [found] = await db
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.entity, entity), eq(groups.id, groupId)));
  if (!found) throw invalid('groupId', 'unknown_group');
  return groupId;
}

/** Those that were related before may be gone by now: they stay named. */
async function knownArticles(ids: number[], before: Written, id: number | null, { db, entity }: Scope): Promise<number[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(live(articles, entity), inArray(articles.id, wanted)));
  const known = new Set([...found.map((row) => row.id), ...before.relatedIds]);
  const at = wanted.findIndex((one) => !known.has(one) || one === id);
  if (at >= 0) throw invalid(`relatedIds.${at}`, 'unknown_article');
  return wanted;
}
