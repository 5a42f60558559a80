import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { bookmarkPost as contract } from '../contract.ts';
import { bookmarks } from '../tables.ts';
import { findPost } from './find-post.ts';
import { readMarks } from './read-detail.ts';

/** Bookmarks a post for the caller, or no longer. Told to the caller's own pages alone. */
export async function bookmarkPost({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const post = await findPost(params.id, scope);
  const key = { entity, postId: post.id, personId: identity.personId };
  if (body.isBookmarked)
    await db
      .insert(bookmarks)
      .values({ ...key, createdAt: now })
      .onConflictDoNothing();
  else
    await db
      .delete(bookmarks)
      .where(and(eq(bookmarks.entity, entity), eq(bookmarks.postId, post.id), eq(bookmarks.personId, identity.personId)));
  await announce(db, entity, { kind: 'blog', ids: [post.id], person: identity.personId });
  return readMarks(post, scope);
}
