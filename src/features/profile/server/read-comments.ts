import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { PersonRef } from '#features/people/contract.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import { live } from '#server/live.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { ProfileComment } from '../post-contract.ts';
import { commentLikesView as commentLikes, commentsView as comments, type comments as commentTable } from '../tables.ts';

export type CommentRow = typeof commentTable.$inferSelect;

/** The latest comments of some posts, the oldest of them first. @param most of each post */
export async function latestComments(postIds: readonly number[], most: number, { db, entity }: Scope): Promise<CommentRow[]> {
  if (postIds.length === 0) return [];
  const of = and(live(comments, entity), inArray(comments.postId, [...postIds]));
  const place = sql`row_number() over (partition by ${comments.postId} order by ${comments.id} desc)`;
  const latest = sql`(select id from (select ${comments.id} as id, ${place} as place from ${comments} where ${of}) counted where place <= ${most})`;
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.entity, entity), sql`${comments.id} in ${latest}`))
    .orderBy(comments.id);
}

/** How many comments some posts have. */
export async function countComments(postIds: readonly number[], { db, entity }: Scope): Promise<Map<number, number>> {
  if (postIds.length === 0) return new Map();
  const rows = await db
    .select({ id: comments.postId, all: count() })
    .from(comments)
    .where(and(live(comments, entity), inArray(comments.postId, [...postIds])))
    .groupBy(comments.postId);
  return new Map(rows.map(({ id, all }) => [id, all]));
}

/** Comments as the wire has them, with who likes them. @param known their writers, where somebody has read them already */
export async function showComments(
  rows: readonly CommentRow[],
  scope: Scope,
  known?: ReadonlyMap<number, PersonRef>,
): Promise<ProfileComment[]> {
  const { db, deps, entity, identity } = scope;
  if (rows.length === 0) return [];
  const of = and(
    eq(commentLikes.entity, entity),
    inArray(
      commentLikes.commentId,
      rows.map(({ id }) => id),
    ),
  );
  const liked = await queryRows<{ id: string; all: string; own: boolean }>(
    db,
    sql`select ${commentLikes.commentId} as id, count(*) as all, bool_or(${commentLikes.personId} = ${identity.personId}) as own
      from ${commentLikes} where ${of} group by ${commentLikes.commentId}`,
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
