import type { GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { moveBookmark as contract } from '../contract.ts';
import { movedBefore } from '../moved-before.ts';
import { changeBookmarks } from './own-bookmarks.ts';

/** Puts a bookmark before another one, or at the end. */
export async function moveBookmark({ body: { id, beforeId } }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  await changeBookmarks(scope, (ids) => {
    if (!ids.includes(id) || (beforeId !== null && !ids.includes(beforeId))) throw notFound('page');
    return movedBefore(ids, id, beforeId);
  });
}
