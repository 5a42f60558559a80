import type { GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateBookmark as contract } from '../contract.ts';
import { changeBookmarks, openPages } from './own-bookmarks.ts';

/** Bookmarks a page, or takes the bookmark off. */
export async function updateBookmark({ body: { id, value } }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  if (!openPages(scope).some((page) => page.id === id)) throw notFound('page');
  await changeBookmarks(scope, (ids) => {
    const isWanted = value ?? !ids.includes(id);
    if (isWanted === ids.includes(id)) return ids;
    return isWanted ? [...ids, id] : ids.filter((other) => other !== id);
  });
}
