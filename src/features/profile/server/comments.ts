import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { PersonRef } from '#platform/people/contract.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { queryRows } from '#server/query-rows.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../post-contract.ts';
import type { ProfileComment } from '../post-contract.ts';
import { commentLikes, commentLikesView, comments, commentsView, type comments as commentTable } from '../tables.ts';
import { lockPost, refuseUnlessTheirs } from './find-profiles.ts';

type CommentRow = typeof commentTable.$inferSelect;

/** Returns the latest comments of these posts, oldest first. @param most per post */
export async function latestComments(postIds: readonly number[], most: number, { db, entity }: Scope): Promise<CommentRow[]> {
  if (postIds.length === 0) return [];
  const of = and(live(commentsView, entity), inArray(commentsView.postId, [...postIds]));
  const place = sql`row_number() over (partition by ${commentsView.postId} order by ${commentsView.id} desc)`;
  const latest = sql`(select id from (select ${commentsView.id} as id, ${place} as place from ${commentsView} where ${of}) counted where place <= ${most})`;
  return db
    .select()
    .from(commentsView)
    .where(and(eq(commentsView.entity, entity), sql`${commentsView.id} in ${latest}`))
    .orderBy(commentsView.id);
}

/** Counts the comments of these posts. */
export async function countComments(postIds: readonly number[], { db, entity }: Scope): Promise<Map<number, number>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .select({ id: commentsView.postId, all: count() })
    .from(commentsView)
    .where(and(live(commentsView, entity), inArray(commentsView.postId, [...postIds])))
    .groupBy(commentsView.postId);
  return new Map(rows.map(({ id, all }) => [id, all]));
}

/** Converts comments to the response format, with their likes. @param known authors that are already loaded */
export async function showComments(
  rows: readonly CommentRow[],
  scope: Scope,
  known?: ReadonlyMap<number, PersonRef>,
): Promise<ProfileComment[]> {
  const { db, deps, entity, identity } = scope;
  if (rows.length === 0) return [];
  const of = and(
    eq(commentLikesView.entity, entity),
    inArray(
      commentLikesView.commentId,
      rows.map(({ id }) => id),
    ),
  );
  const liked = await queryRows<{ id: string; all: string; own: boolean }>(
    db,
    sql`select ${commentLikesView.commentId} as id, count(*) as all, bool_or(${commentLikesView.personId} = ${identity.personId}) as own
      from ${commentLikesView} where ${of} group by ${commentLikesView.commentId}`,
  );
  const likes = new Map(liked.map((row) => [Number(row.id), row]));
  const writers =
    known ??
    (await readPersonRefs(
      db,
      deps.files,
      entity,
      rows.map(({ personId }) => personId),
    ));
  return rows.map(({ id, personId, comment, createdAt, editedAt }) => {
    const writer = writers.get(personId);
    const like = likes.get(id);
    return {
      ...{ avatar: writer?.avatar ?? null, username: writer?.fullName ?? '', comment },
      ...{ commentsLikes: Number(like?.all ?? 0), youLiked: like?.own ?? false },
      ...{ id, personId, at: createdAt.toISOString(), isEdited: editedAt !== null },
    };
  });
}

type Answer = AnswerOf<typeof contract.addProfileComment>;

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

/** Updates the caller's own comment. */
export async function updateComment({ params, body }: GivenOf<typeof contract.updateProfileComment>, scope: Scope): Promise<Answer> {
  const row = await lockComment(params.id, scope);
  if (row.personId !== scope.identity.personId) throw notFound('comment');
  return change(row, { comment: body.comment, editedAt: scope.now }, scope);
}

/** Deletes the caller's own comment, or any for callers who can delete in profiles. */
export async function deleteComment({ params }: GivenOf<typeof contract.deleteProfileComment>, scope: Scope): Promise<undefined> {
  const row = await lockComment(params.id, scope);
  refuseUnlessTheirs(row.personId, scope, 'comment');
  await change(row, { deletedAt: scope.now, deletedBy: scope.identity.personId }, scope);
}

/** Restores a comment, for the person who deleted it or anyone who can delete any. */
export async function restoreComment({ params }: GivenOf<typeof contract.restoreProfileComment>, scope: Scope): Promise<Answer> {
  const row = await lockComment(params.id, scope, true);
  refuseUnlessTheirs(row.deletedBy, scope, 'comment');
  return change(row, { deletedAt: null, deletedBy: null }, scope);
}

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

/** Locks a comment on an existing post. @throws 404 */
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
