import { and, eq } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { bookmarkPages, firstBookmarks } from '../bookmark-pages.ts';
import { bookmarks } from '../tables.ts';

const own = ({ entity, identity }: Scope) => and(eq(bookmarks.entity, entity), eq(bookmarks.personId, identity.personId));

/** The pages that the caller may open. */
export const openPages = ({ ability }: Pick<Scope, 'ability'>) =>
  bookmarkPages.filter(({ needs }) => !needs || ability.can(needs.action, needs.subject));

/** The ids of the pages that the caller has bookmarked, in their order: also of such as they may not open now. */
export async function readBookmarks(scope: Scope): Promise<readonly number[]> {
  const [row] = await scope.db.select({ pageIds: bookmarks.pageIds }).from(bookmarks).where(own(scope));
  return row?.pageIds ?? firstBookmarks;
}

/** Changes the caller's bookmarks, one change after the other, and tells their other tabs. */
export async function changeBookmarks(scope: Scope, change: (ids: readonly number[]) => readonly number[]): Promise<void> {
  const { db, entity, identity, now } = scope;
  const first = { entity, personId: identity.personId, pageIds: [...firstBookmarks], updatedAt: now };
  await db.insert(bookmarks).values(first).onConflictDoNothing();
  const [row] = await db.select({ pageIds: bookmarks.pageIds }).from(bookmarks).where(own(scope)).for('update');
  const pageIds = [...change(row?.pageIds ?? firstBookmarks)];
  await db.update(bookmarks).set({ pageIds, updatedAt: now }).where(own(scope));
  await announce(db, entity, { kind: 'bookmark', ids: [], person: identity.personId });
}
