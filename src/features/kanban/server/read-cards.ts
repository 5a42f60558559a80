import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { files } from '#platform/files/tables.ts';
import type { PersonRef } from '#platform/people/contract.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { searchEntriesView as entries } from '#platform/search/tables.ts';
import { answerUnpaged, maxUnpaged } from '#server/answer-unpaged.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import type * as contract from '../contract.ts';
import type { Task, TaskComment } from '../contract.ts';
import { boards, boardsView, taskCommentsView as comments, type StoredTaskAttachment, tasks, tasksView } from '../tables.ts';
import { shown } from './card-rows.ts';
import { inSeenBoards, type Looking, readSpaces, spaceAmong } from './read-spaces.ts';

/** Lists the cards of the first board in order. */
export function listTasks(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract.listTasks> | Response> {
  return answerTasks(scope);
}

/** Returns a card with all its details. */
export async function getTask({ params }: GivenOf<typeof contract.getTask>, scope: Scope): Promise<AnswerOf<typeof contract.getTask>> {
  const task = await readTask(scope, params.id);
  const [stands] = await scope.db
    .select({ archivedAt: tasks.archivedAt, spaceId: boards.spaceId })
    .from(tasks)
    .innerJoin(boards, and(eq(boards.entity, tasks.entity), eq(boards.id, tasks.boardId)))
    .where(and(eq(tasks.entity, scope.entity), eq(tasks.id, params.id)));
  if (!stands) throw notFound('card');
  return { task, isArchived: stands.archivedAt !== null, spaceId: stands.spaceId };
}

type Reading = Pick<Scope, 'db' | 'deps' | 'entity' | 'identity'>;

/** Returns the first board's cards as specified, up to the limit for one response. */
export async function answerTasks(scope: Reading): Promise<Task[] | Response> {
  const space = spaceAmong(await readSpaces(scope), undefined);
  if (!space) return [];
  return answerUnpaged(await readTasks(scope, and(shown(scope.entity, tasksView), eq(boardsView.spaceId, space.id)), maxUnpaged + 1));
}

/** Reads a card, archived or not. @throws 404. */
export async function readTask(scope: Reading, id: number): Promise<Task> {
  const [task] = await readTasks(
    scope,
    and(live(tasksView, scope.entity), eq(tasksView.id, id), inSeenBoards(tasksView.boardId, scope)),
    1,
  );
  if (!task) throw notFound('card');
  return task;
}

/** Reads cards in order with all their details: three statements regardless of their number. */
async function readTasks({ db, deps, entity }: Reading, which: SQL | undefined, most: number): Promise<Task[]> {
  const rows = await db
    .select({
      id: tasksView.id,
      boardId: boardsView.slug,
      title: tasksView.title,
      labels: tasksView.labels,
      description: tasksView.description,
      dueAt: tasksView.dueAt,
      coverId: files.id,
      coverName: files.name,
      attachments: tasksView.attachments,
      assigneeIds: tasksView.assigneeIds,
      checklist: tasksView.checklist,
      version: tasksView.version,
    })
    .from(tasksView)
    .innerJoin(boardsView, and(eq(boardsView.entity, tasksView.entity), eq(boardsView.id, tasksView.boardId)))
    .leftJoin(files, and(eq(files.entity, tasksView.entity), eq(files.id, tasksView.coverFileId)))
    .where(which)
    .orderBy(asc(tasksView.position), asc(tasksView.id))
    .limit(most);
  const comments = await readComments(
    db,
    entity,
    rows.map(({ id }) => id),
  );
  const persons = await readPersonRefs(db, deps.files, entity, [
    ...rows.flatMap(({ assigneeIds }) => assigneeIds),
    ...comments.map(({ personId }) => personId),
  ]);
  const commentsOf = Map.groupBy(comments, ({ taskId }) => taskId);
  const attachmentOf = ({ fileId, name, mediaType, sizeBytes }: StoredTaskAttachment) => ({
    ...{ name, fileId, mediaType, sizeBytes },
    img: deps.files.address({ entity, id: fileId, name }),
  });
  return rows.map(({ dueAt, coverId, coverName, assigneeIds, attachments, ...row }) => ({
    ...row,
    dueDate: dueAt?.getTime() ?? null,
    ...(coverId !== null && coverName !== null && { coverImage: deps.files.address({ entity, id: coverId, name: coverName }) }),
    attachments: attachments.map(attachmentOf),
    comments: (commentsOf.get(row.id) ?? []).map((comment) => toComment(comment, persons)),
    assignedTo: assigneeIds.flatMap((id) => {
      const person = persons.get(id);
      return person ? [{ id, title: person.fullName, img: person.avatar }] : [];
    }),
  }));
}

export type CommentRow = Pick<typeof comments.$inferSelect, 'id' | 'taskId' | 'personId' | 'comment' | 'mentions' | 'time' | 'editedAt'>;

/** Reads the comments on the cards, oldest first, in one statement. */
async function readComments(db: Db, entity: string, taskIds: number[]): Promise<CommentRow[]> {
  if (taskIds.length === 0) return [];
  const { id, taskId, personId, comment, mentions, time, editedAt } = comments;
  return db
    .select({ id, taskId, personId, comment, mentions, time, editedAt })
    .from(comments)
    .where(and(live(comments, entity), sql`${taskId} = any(${sql.param(taskIds)}::bigint[])`))
    .orderBy(asc(id));
}

/** Converts a comment to its API shape; `persons` must include its author. */
export function toComment({ id, personId, comment, mentions, time, editedAt }: CommentRow, persons: Map<number, PersonRef>): TaskComment {
  const writer = persons.get(personId);
  return {
    id,
    name: writer?.fullName ?? '',
    img: writer?.avatar ?? null,
    comment,
    personId,
    mentions,
    time: time.toISOString(),
    isEdited: editedAt !== null,
  };
}

/** A card's place, for other features. */
interface StandingCard {
  id: number;
  title: string;
  column: string;
  /** Whether it is in a done column. */
  isDone: boolean;
  isArchived: boolean;
}

/** Finds the cards visible to the caller, including archived but not deleted ones. */
export async function findCards(looking: Looking, ids: number[]): Promise<StandingCard[]> {
  const { db, entity } = looking;
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: tasksView.id,
      title: tasksView.title,
      column: boardsView.title,
      isDone: boardsView.isDone,
      archivedAt: tasksView.archivedAt,
    })
    .from(tasksView)
    .innerJoin(boardsView, and(eq(boardsView.entity, tasksView.entity), eq(boardsView.id, tasksView.boardId)))
    .where(and(live(tasksView, entity), inArray(tasksView.id, ids), inSeenBoards(tasksView.boardId, looking)))
    .orderBy(asc(tasksView.id));
  return rows.map(({ archivedAt, ...card }) => ({ ...card, isArchived: archivedAt !== null }));
}

/** Checks whether any of the IDs is a card that isn't deleted, regardless of visibility. */
export async function isAnyCard({ db, entity }: Pick<Scope, 'db' | 'entity'>, ids: number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const [row] = await db
    .select({ id: tasksView.id })
    .from(tasksView)
    .where(and(live(tasksView, entity), inArray(tasksView.id, ids)))
    .limit(1);
  return row !== undefined;
}

/** Search source: the cards of a person's boards, including archived ones, with their attachments. */
export const cardSearch: SearchSource = {
  source: 'card',
  hasFiles: true,
  seen: (scope) => (scope.ability.can('read', 'Board') ? inSeenBoards(entries.room, scope) : null),
  address: ({ id }) => pageAddress('/apps/kanban', {}, { task: id }),
};
