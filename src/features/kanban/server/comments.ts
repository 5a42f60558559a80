import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { mentionsIn } from '#contract/mentions-in.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { peopleView as people } from '#platform/people/tables.ts';
import { nextIds } from '#server/next-ids.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../comment-contract.ts';
import type { TaskComment } from '../contract.ts';
import { taskCommentsView as comments, taskComments, tasks } from '../tables.ts';
import { recordActivity } from './activity.ts';
import { lockTask, type TaskRow } from './card-rows.ts';
import { announceCards, tellMentioned } from './notify-people.ts';
import { audienceOf, findPersons, type GivenTask, readNames } from './people-on-cards.ts';
import { type CommentRow, toComment } from './read-cards.ts';

/** Adds a comment to a card, archived or not. */
export async function addComment(
  { params, body }: GivenOf<typeof contract.addComment>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.addComment>> {
  const task = await lockTask(scope, params.id);
  const mentions = await checkMentions(body.mentions, task, scope);
  const [row] = await insertComments(scope, task, [{ comment: body.comment, mentions }]);
  if (!row) throw new Error('the comment was not added');
  await announceCards(scope, [task.id]);
  return { comment: await showComment(scope, row) };
}

/** Edits the caller's own comment and notifies only newly mentioned people. */
export async function updateComment(
  { params, body }: GivenOf<typeof contract.updateComment>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateComment>> {
  const { db, entity, identity, now } = scope;
  const { comment: before, task } = await lockComment(scope, params.id);
  const mentions = await checkMentions(body.mentions, task, scope);
  const [row] = await db
    .update(taskComments)
    .set({ comment: body.comment, mentions, editedAt: now })
    .where(ownComment(scope, params.id))
    .returning();
  if (!row) throw new Error('the locked comment was not updated');
  const personIds = mentions.filter((id) => !before.mentions.includes(id));
  await tellMentioned(db, entity, { task, comment: body.comment, personIds, actorId: identity.personId, now });
  await announceCards(scope, [task.id]);
  return { comment: await showComment(scope, row) };
}

/** Soft-deletes the caller's own comment. */
export async function deleteComment({ params }: GivenOf<typeof contract.deleteComment>, scope: Scope): Promise<undefined> {
  const { task } = await lockComment(scope, params.id);
  await scope.db.update(taskComments).set({ deletedAt: scope.now }).where(ownComment(scope, params.id));
  await countComments(scope, task.id, -1);
  await announceCards(scope, [task.id]);
}

/** Restores the caller's own comment without notifying again. */
export async function restoreComment(
  { params }: GivenOf<typeof contract.restoreComment>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.restoreComment>> {
  const { comment, task } = await lockComment(scope, params.id, true);
  await scope.db.update(taskComments).set({ deletedAt: null }).where(ownComment(scope, params.id));
  await countComments(scope, task.id, 1);
  await announceCards(scope, [task.id]);
  return { comment: await showComment(scope, comment) };
}

/** Returns the mentioned people without duplicates. @throws 400 for a person who doesn't exist or can't see the card. */
async function checkMentions(mentions: number[], task: TaskRow, scope: Scope): Promise<number[]> {
  const found = await findPersons(scope, mentions, await audienceOf(scope, task));
  const unknown = mentions.findIndex((id) => !found.has(id));
  if (unknown >= 0) throw invalid(`mentions.${unknown}`, 'unknown_person');
  return [...new Set(mentions)];
}

interface NewComment {
  comment: string;
  mentions: number[];
}

const excerptLength = 140;

/** Adds comments in the caller's name to a locked card and notifies the people they mention. */
export async function insertComments(scope: Scope, task: { id: number; title: string }, added: NewComment[]): Promise<CommentRow[]> {
  const { db, entity, identity, now } = scope;
  if (added.length === 0) return [];
  const ids = await nextIds(db, entity, 'board comment', added.length);
  const rows = await db
    .insert(taskComments)
    .values(added.map((one, index) => ({ ...one, entity, id: ids[index] ?? 0, taskId: task.id, personId: identity.personId, time: now })))
    .returning();
  await countComments(scope, task.id, added.length);
  await recordActivity(
    scope,
    added.map(({ comment }) => ({ taskId: task.id, kind: 'commented', facts: { excerpt: excerptOf(comment) } })),
  );
  for (const { comment, mentions } of added) {
    await tellMentioned(db, entity, { task, comment, personIds: mentions, actorId: identity.personId, now });
  }
  return rows;
}

function excerptOf(comment: string): string {
  return comment.slice(0, excerptLength).toWellFormed();
}

/**
 * Returns the comments that aren't on the card yet. A client without IDs sends back what it read: a comment with the same name and text
 * is the same one. Other people's comments are never repeated in the caller's name, even if they were edited or deleted in the meantime.
 */
export async function newComments(task: TaskRow, given: GivenTask['comments'] = [], scope: Scope): Promise<NewComment[]> {
  const unnumbered = given.filter(({ id, comment }) => id === undefined && comment.trim() !== '');
  if (unnumbered.length === 0) return [];
  const written = await readWritten(task.id, scope);
  const ownName = plain(written.find(({ personId }) => personId === scope.identity.personId)?.name ?? '');
  const others = new Set(written.filter(({ personId }) => personId !== scope.identity.personId).map(({ name }) => plain(name)));
  const unmatched = written.filter(({ comment, isDeleted }) => comment !== null && !isDeleted);
  const added = unnumbered.filter(({ name, comment }) => {
    const writer = plain(name ?? '') || ownName;
    const same = unmatched.findIndex((one) => plain(one.name) === writer && one.comment?.trim() === comment.trim());
    if (same >= 0) unmatched.splice(same, 1);
    return same < 0 && (writer === ownName || !others.has(writer));
  });
  const names = added.some(({ comment }) => comment.includes('@')) ? await readNames(scope, await audienceOf(scope, task)) : [];
  return added.map(({ comment }) => ({ comment: comment.trim(), mentions: mentionsIn(comment, names) }));
}

/** Reads who wrote what on the card, including deleted comments; always includes the caller. */
async function readWritten(taskId: number, { db, entity, identity }: Scope) {
  const { id: personId, fullName: name } = people;
  const rows = await db
    .select({ personId, name, comment: comments.comment, deletedAt: comments.deletedAt })
    .from(comments)
    .innerJoin(people, and(eq(people.entity, comments.entity), eq(people.id, comments.personId)))
    .where(and(eq(comments.entity, entity), eq(comments.taskId, taskId)));
  const caller = await db
    .select({ personId, name })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, identity.personId)));
  return [
    ...rows.map(({ deletedAt, ...row }) => ({ ...row, isDeleted: deletedAt !== null })),
    ...caller.map((row) => ({ ...row, comment: null, isDeleted: false })),
  ];
}

function plain(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

type Comment = typeof taskComments.$inferSelect;

/** Locks the caller's own comment (or deleted comment) and its card, the card first as everywhere. @throws 404. */
async function lockComment(scope: Scope, id: number, isDeleted = false): Promise<{ comment: Comment; task: TaskRow }> {
  const wanted = and(ownComment(scope, id), isDeleted ? isNotNull(taskComments.deletedAt) : isNull(taskComments.deletedAt));
  const [found] = await scope.db.select({ taskId: taskComments.taskId }).from(taskComments).where(wanted);
  if (!found) throw notFound('comment');
  const task = await lockTask(scope, found.taskId);
  const [comment] = await scope.db.select().from(taskComments).where(wanted).for('update');
  if (!comment) throw notFound('comment');
  return { comment, task };
}

/** Updates the comment count of a locked card without changing its version, so that open edits don't conflict. */
async function countComments({ db, entity }: Scope, taskId: number, more: number): Promise<void> {
  await db
    .update(tasks)
    .set({ comments: sql`${tasks.comments} + ${more}` })
    .where(and(eq(tasks.entity, entity), eq(tasks.id, taskId)));
}

/** Only the author can change a comment. */
function ownComment({ entity, identity }: Scope, id: number) {
  return and(eq(taskComments.entity, entity), eq(taskComments.id, id), eq(taskComments.personId, identity.personId));
}

/** Converts a comment to its API shape, with its author. */
async function showComment({ db, deps, entity }: Scope, row: CommentRow): Promise<TaskComment> {
  return toComment(row, await readPersonRefs(db, deps.files, entity, [row.personId]));
}
