import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { likePost as likeContract, markPost as markContract, votePost as voteContract } from '../post-contract.ts';
import { favorites, likes, votes } from '../tables.ts';
import { lockPost } from './find-post.ts';
import { readLikes } from './read-marks.ts';
import { showOptions } from './show-posts.ts';

/** Likes a post, or no longer. As often as it is said, it is one like. */
export async function likePost({ params, body }: GivenOf<typeof likeContract>, scope: Scope): Promise<AnswerOf<typeof likeContract>> {
  const { db, entity } = scope;
  const { id } = await lockPost(params.id, scope, 'share');
  await setMark(likes, id, body.youLiked, scope);
  await announce(db, entity, { kind: 'profile', ids: [id] });
  return { youLiked: body.youLiked, likes: (await readLikes([id], scope)).get(id)?.all ?? 0 };
}

/** Marks a post among the news, or no longer. Told to the caller's own pages alone. */
export async function markPost({ params, body }: GivenOf<typeof markContract>, scope: Scope): Promise<AnswerOf<typeof markContract>> {
  const { db, entity, identity } = scope;
  const { id } = await lockPost(params.id, scope, 'share');
  await setMark(favorites, id, body.favorite, scope);
  await announce(db, entity, { kind: 'profile', ids: [id], person: identity.personId });
  return { favorite: body.favorite };
}

/** Chooses an answer of a poll: one for each person, the last that they chose. */
export async function votePost({ params, body }: GivenOf<typeof voteContract>, scope: Scope): Promise<AnswerOf<typeof voteContract>> {
  const { db, entity, identity, now } = scope;
  const post = await lockPost(params.id, scope, 'share');
  const { option } = body;
  if (post.options.length === 0 || (option !== null && option >= post.options.length)) throw notFound('poll');
  if (option === null)
    await db.delete(votes).where(and(eq(votes.entity, entity), eq(votes.postId, post.id), eq(votes.personId, identity.personId)));
  else
    await db
      .insert(votes)
      .values({ entity, postId: post.id, personId: identity.personId, option, createdAt: now })
      .onConflictDoUpdate({ target: [votes.entity, votes.postId, votes.personId], set: { option, createdAt: now } });
  await announce(db, entity, { kind: 'profile', ids: [post.id] });
  return { options: await showOptions(post, scope) };
}

async function setMark(table: typeof likes | typeof favorites, postId: number, isOn: boolean, { db, entity, identity, now }: Scope) {
  const { personId } = identity;
  if (isOn) await db.insert(table).values({ entity, postId, personId, createdAt: now }).onConflictDoNothing();
  else await db.delete(table).where(and(eq(table.entity, entity), eq(table.postId, postId), eq(table.personId, personId)));
}
