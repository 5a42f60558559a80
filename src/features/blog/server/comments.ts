import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { dayText } from '#contract/day-text.ts';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { companyZone } from '#platform/company-day/server/public-api.ts';
import { notify } from '#platform/notifications/server/public-api.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { dayIn } from '#server/zone-days.ts';
import type * as contract from '../comment-contract.ts';
import type { PostComment } from '../comment-contract.ts';
import { comments, commentsView } from '../tables.ts';
import { findPost } from './find-posts.ts';

type CommentRow = typeof commentsView.$inferSelect;

/** Returns the comments of a post, oldest first. Deleted ones with replies stay as placeholders without text. */
export async function readComments(postId: number, scope: Scope): Promise<PostComment[]> {
  const { db, entity, ability } = scope;
  const all = await db
    .select()
    .from(commentsView)
    .where(and(eq(commentsView.entity, entity), eq(commentsView.postId, postId)))
    .orderBy(asc(commentsView.id));
  const moderates = ability.can('update', 'Blog');
  const isGone = ({ deletedAt, hiddenAt }: CommentRow) => deletedAt !== null || (hiddenAt !== null && !moderates);
  const answered = new Set(all.filter((row) => !isGone(row)).flatMap(({ parentId }) => parentId ?? []));
  const shown = all.filter((row) => !isGone(row) || answered.has(row.id));
  return showComments(
    shown.map((row) => ({ ...row, isGone: isGone(row) })),
    scope,
  );
}

/** Adds the authors and converts comments to the response format. */
async function showComments(rows: (CommentRow & { isGone?: boolean })[], { db, deps, entity }: Scope): Promise<PostComment[]> {
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

type Added = GivenOf<typeof contract.addPostComment>;
type Answer = AnswerOf<typeof contract.addPostComment>;

/** Adds a comment or a reply. Comments the caller can't see can't be replied to. */
export async function addComment({ params, body }: Added, scope: Scope): Promise<Answer> {
  const { db, entity, identity, now } = scope;
  const post = await findPost(params.id, scope);
  const parent = body.parentId ? await lockComment(body.parentId, scope) : null;
  if (parent && parent.postId !== post.id) throw notFound('comment');
  const id = await nextId(db, entity, 'blog comment');
  const [row] = await db
    .insert(comments)
    .values({
      ...{ entity, id, postId: post.id, parentId: parent ? (parent.parentId ?? parent.id) : null },
      ...{ personId: identity.personId, comment: body.commentText, createdAt: now },
    })
    .returning();
  const notice = { personId: post.authorId, kind: 'comment', area: 'blog', targetId: post.id, title: post.title } as const;
  const path = pageAddress('/pages/blog/detail/:id', { id: post.id });
  await notify(db, entity, [{ ...notice, excerpt: body.commentText, actorId: identity.personId, path }], now);
  return told(row, scope);
}

/** Updates the caller's own comment. */
export async function updateComment(
  { params, body }: GivenOf<typeof contract.updatePostComment>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updatePostComment>> {
  const row = await lockComment(params.id, scope);
  if (row.personId !== scope.identity.personId) throw notFound('comment');
  return change(row, { comment: body.commentText, editedAt: scope.now }, scope);
}

/** Hides a comment from readers or shows it again. */
export async function moderateComment(
  { params, body }: GivenOf<typeof contract.moderateComment>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.moderateComment>> {
  return change(await lockComment(params.id, scope), { hiddenAt: body.isHidden ? scope.now : null }, scope);
}

/** Deletes the caller's own comment, or any for callers who can delete posts. */
export async function deleteComment({ params }: GivenOf<typeof contract.deletePostComment>, scope: Scope): Promise<undefined> {
  const row = await lockComment(params.id, scope);
  refuseOthers(row, scope);
  await change(row, { deletedAt: scope.now, deletedBy: scope.identity.personId }, scope);
}

/** Restores a comment, for the person who deleted it or anyone who can delete posts. */
export async function restoreComment(
  { params }: GivenOf<typeof contract.restorePostComment>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.restorePostComment>> {
  const row = await lockComment(params.id, scope, true);
  if (row.deletedBy !== scope.identity.personId) refuseOthers({ personId: 0 }, scope);
  return change(row, { deletedAt: null, deletedBy: null }, scope);
}

function refuseOthers({ personId }: Pick<CommentRow, 'personId'>, { identity, ability }: Scope): void {
  if (personId !== identity.personId && !ability.can('delete', 'Blog')) throw notFound('comment');
}

/** Locks a comment the caller can see. @throws 404 */
async function lockComment(id: number, scope: Scope, isDeleted = false): Promise<CommentRow> {
  const { db, entity, ability } = scope;
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.entity, entity), eq(comments.id, id), isDeleted ? isNotNull(comments.deletedAt) : isNull(comments.deletedAt)))
    .for('update');
  if (!row || (row.hiddenAt && !ability.can('update', 'Blog'))) throw notFound('comment');
  await findPost(row.postId, scope);
  return row;
}

async function change(row: CommentRow, fields: Partial<CommentRow>, scope: Scope): Promise<{ comment: PostComment }> {
  const { db, entity } = scope;
  const [after] = await db
    .update(comments)
    .set(fields)
    .where(and(eq(comments.entity, entity), eq(comments.id, row.id)))
    .returning();
  return told(after, scope);
}

async function told(row: CommentRow | undefined, scope: Scope): Promise<{ comment: PostComment }> {
  const [comment] = row ? await showComments([row], scope) : [];
  if (!row || !comment) throw new Error('the comment has just been written');
  await announce(scope.db, scope.entity, { kind: 'blog', ids: [row.postId] });
  return { comment };
}
