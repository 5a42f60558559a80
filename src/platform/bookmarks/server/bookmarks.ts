import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { PageItem } from '#contract/page-item.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { bookmarkPages, firstBookmarks } from '../bookmark-pages.ts';
import type * as contract from '../contract.ts';
import { movedBefore } from '../moved-before.ts';
import { bookmarks } from '../tables.ts';

/** Returns all pages, and the bookmarked ones in order. */
export async function listBookmarks(
  _given: GivenOf<typeof contract.listBookmarks>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listBookmarks>> {
  const { pages, bookmarked } = await listPages(scope);
  return { suggestions: pages, bookmarks: bookmarked };
}

/** Returns the pages the caller can open, and the bookmarked ones among them in order. */
export async function listPages(scope: Scope): Promise<{ pages: PageItem[]; bookmarked: PageItem[] }> {
  const ids = await readBookmarks(scope);
  const pages = openPages(scope).map(({ needs: _, ...page }) => ({ ...page, isBookmarked: ids.includes(page.id) }));
  return { pages, bookmarked: ids.flatMap((id) => pages.find((page) => page.id === id) ?? []) };
}

/** Moves a bookmark before another, or to the end. */
export async function moveBookmark({ body: { id, beforeId } }: GivenOf<typeof contract.moveBookmark>, scope: Scope): Promise<undefined> {
  await changeBookmarks(scope, (ids) => {
    if (!ids.includes(id) || (beforeId !== null && !ids.includes(beforeId))) throw notFound('page');
    return movedBefore(ids, id, beforeId);
  });
}

export async function updateBookmark({ body: { id, value } }: GivenOf<typeof contract.updateBookmark>, scope: Scope): Promise<undefined> {
  if (!openPages(scope).some((page) => page.id === id)) throw notFound('page');
  await changeBookmarks(scope, (ids) => {
    const isWanted = value ?? !ids.includes(id);
    if (isWanted === ids.includes(id)) return ids;
    return isWanted ? [...ids, id] : ids.filter((other) => other !== id);
  });
}

const own = ({ entity, identity }: Scope) => and(eq(bookmarks.entity, entity), eq(bookmarks.personId, identity.personId));

/** Returns the pages the caller can open. */
const openPages = ({ ability }: Pick<Scope, 'ability'>) =>
  bookmarkPages.filter(({ needs }) => !needs || ability.can(needs.action, needs.subject));

/** Returns the ids of the caller's bookmarks in order, including pages they can't open now. */
async function readBookmarks(scope: Scope): Promise<readonly number[]> {
  const [row] = await scope.db.select({ pageIds: bookmarks.pageIds }).from(bookmarks).where(own(scope));
  return row?.pageIds ?? firstBookmarks;
}

/** Serializes changes of the caller's bookmarks and notifies their other tabs. */
async function changeBookmarks(scope: Scope, change: (ids: readonly number[]) => readonly number[]): Promise<void> {
  const { db, entity, identity, now } = scope;
  const first = { entity, personId: identity.personId, pageIds: [...firstBookmarks], updatedAt: now };
  await db.insert(bookmarks).values(first).onConflictDoNothing();
  const [row] = await db.select({ pageIds: bookmarks.pageIds }).from(bookmarks).where(own(scope)).for('update');
  const pageIds = [...change(row?.pageIds ?? firstBookmarks)];
  await db.update(bookmarks).set({ pageIds, updatedAt: now }).where(own(scope));
  await announce(db, entity, { kind: 'bookmark', ids: [], person: identity.personId });
}
