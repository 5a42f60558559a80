import { and, asc, eq } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import { companyZone } from '#features/company-day/server/offers.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type { PostComment } from '../comment-contract.ts';
import { commentsView as comments } from '../tables.ts';

export type CommentRow = typeof comments.$inferSelect;

/** The comments of a post, the oldest first. What is gone stands without its words where somebody has answered it. */
export async function readComments(postId: number, scope: Scope): Promise<PostComment[]> {
  const { db, entity, ability } = scope;
  const all = await db
    .select()
    .from(comments)
    .where(and(eq(comments.entity, entity), eq(comments.postId, postId)))
    .orderBy(asc(comments.id));
  const moderates = ability.can('update', 'Blog');
  const isGone = ({ deletedAt, hiddenAt }: CommentRow) => deletedAt !== null || (hiddenAt !== null && !moderates);
  const answered = new Set(all.filter((row) => !isGone(row)).flatMap(({ parentId }) => parentId ?? []));
  const shown = all.filter((row) => !isGone(row) || answered.has(row.id));
  return showComments(
    shown.map((row) => ({ ...row, isGone: isGone(row) })),
    scope,
  );
}

/** Comments with their writers, as the wire has them. */
export async function showComments(rows: (CommentRow & { isGone?: boolean })[], { db, deps, entity }: Scope): Promise<PostComment[]> {
  const zone = await companyZone({ db, entity });
  const writers = await readPersonRefs(
    db,
    deps.files,
    entity,
    rows.map(({ personId }) => personId),
  );
  return rows.map(({ id, parentId, personId, comment, createdAt, editedAt, hiddenAt, isGone = false }) => {
    const writer = isGone ? undefined : writers.get(personId);
    return {
      avatar: writer?.avatar ?? null,
      userFullName: writer?.fullName ?? '',
      commentedAt: dayText(dayIn(zone, createdAt)),
      commentText: isGone ? '' : comment,
      id,
      parentId,
      personId: isGone ? 0 : personId,
      at: createdAt.toISOString(),
      isEdited: !isGone && editedAt !== null,
      isHidden: !isGone && hiddenAt !== null,
      isDeleted: isGone,
    };
  });
}
