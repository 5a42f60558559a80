import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../post-contract.ts';
import type { ProfileComment } from '../post-contract.ts';
import { commentLikes, comments } from '../tables.ts';
import { refuseUnlessTheirs } from './delete-post.ts';
import { lockPost } from './find-post.ts';
import { type CommentRow, showComments } from './read-comments.ts';

type Answer = AnswerOf<typeof contract.addProfileComment>;

/** Comments on a post. */
export async function addComment({ params, body }: GivenOf<typeof contract.addProfileComment>, scope: Scope): Promise<Answer> {
  const { db, entity, identity, now } = scope;
  const post = await lockPost(params.id, scope, 'share');
  const id = await nextId(db, entity, 'profile comment');
  const [row] = await db
    .insert(comments)
    .values({ entity, id, postId: post.id, personId: identity.personId, comment: body.comment, createdAt: now })
    .returning();
  return told(row, scope);
}

/** Changes an own comment. */
export async function updateComment({ params, body }: GivenOf<typeof contract.updateProfileComment>, scope: Scope): Promise<Answer> {
  const row = await lockComment(params.id, scope);
  if (row.personId !== scope.identity.personId) throw notFound('comment');
  return change(row, { comment: body.comment, editedAt: scope.now }, scope);
}

/** Deletes an own comment, or, for who may delete of profiles, any. */
export async function deleteComment({ params }: GivenOf<typeof contract.deleteProfileComment>, scope: Scope): Promise<undefined> {
  const row = await lockComment(params.id, scope);
  refuseUnlessTheirs(row.personId, scope, 'comment');
  await change(row, { deletedAt: scope.now, deletedBy: scope.identity.personId }, scope);
}

/** Takes the deletion of a comment back, for whoever deleted it, or may delete any. */
export async function restoreComment({ params }: GivenOf<typeof contract.restoreProfileComment>, scope: Scope): Promise<Answer> {
  const row = await lockComment(params.id, scope, true);
  refuseUnlessTheirs(row.deletedBy, scope, 'comment');
  return change(row, { deletedAt: null, deletedBy: null }, scope);
}

/** Likes a comment, or no longer. */
export async function likeComment({ params, body }: GivenOf<typeof contract.likeComment>, scope: Scope): Promise<Answer> {
  const { db, entity, identity, now } = scope;
  const row = await lockComment(params.id, scope);
  const key = { entity, commentId: row.id, personId: identity.personId };
  const { entity: of, commentId, personId } = commentLikes;
  if (body.youLiked)
    await db
      .insert(commentLikes)
      .values({ ...key, createdAt: now })
      .onConflictDoNothing();
  else await db.delete(commentLikes).where(and(eq(of, entity), eq(commentId, row.id), eq(personId, identity.personId)));
  return told(row, scope);
}

/** A comment on a post that is there, about to be written. @throws 404 */
async function lockComment(id: number, scope: Scope, isDeleted = false): Promise<CommentRow> {
  const { db, entity } = scope;
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.entity, entity), eq(comments.id, id), isDeleted ? isNotNull(comments.deletedAt) : isNull(comments.deletedAt)))
    .for('update');
  if (!row) throw notFound('comment');
  await lockPost(row.postId, scope, 'share');
  return row;
}

async function change(row: CommentRow, fields: Partial<CommentRow>, scope: Scope): Promise<Answer> {
  const { db, entity } = scope;
  const [after] = await db
    .update(comments)
    .set(fields)
    .where(and(eq(comments.entity, entity), eq(comments.id, row.id)))
    .returning();
  return told(after, scope);
}

async function told(row: CommentRow | undefined, scope: Scope): Promise<{ comment: ProfileComment }> {
  const [comment] = row ? await showComments([row], scope) : [];
  if (!row || !comment) throw new Error('the comment has just been written');
  await announce(scope.db, scope.entity, { kind: 'profile', ids: [row.postId] });
  return { comment };
}
