import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { textOfHtml } from '#server/rich-text.ts';
import type { Scope } from '#server/scope.ts';
import type * as boardContract from '../board-contract.ts';
import type * as contract from '../contract.ts';
import { boards, boardsView, type StoredTaskAttachment, tasks } from '../tables.ts';
import { recordActivity } from './activity.ts';
import { endPosition, lockOrder, lockTask, shown, writeTask } from './card-rows.ts';
import { announceCards, announceSpace, planCardReminders, tellAssigned } from './notify-people.ts';
import { findAssignees } from './people-on-cards.ts';
import { type BoardRow, getBoard, readBoards } from './read-boards.ts';
import { readTask } from './read-cards.ts';
import { companySpace, inSeenBoards, type SpaceRow } from './read-spaces.ts';

/** Adds a card at the end of a column. The specified API makes it due in two days. */
export async function addTask({ body }: GivenOf<typeof contract.addTask>, scope: Scope): Promise<AnswerOf<typeof contract.addTask>> {
  const { db, entity, identity, now } = scope;
  const { title, boardId, spaceId, assignedTo = [] } = body.data;
  await lockOrder(db, entity);
  const board = await getBoard(scope, boardId, spaceId);
  const { ids, nameOf } = await findAssignees(assignedTo, { boardId: board.rowId, assigneeIds: [] }, scope);
  const taskId = await insertCard(scope, board, {
    ...{ title, assigneeIds: ids, createdBy: identity.personId },
    dueAt: dueOf(body.data, now),
  });
  if (ids.length > 0) await recordActivity(scope, [{ taskId, kind: 'assigned', facts: { names: ids.map(nameOf) } }]);
  await tellAssigned(scope, { taskId, title, personIds: ids });
  return { newTask: await readTask(scope, taskId) };
}

type Given = GivenOf<typeof contract.addTask>['body']['data'];

const dueInMs = 2 * 24 * 60 * 60 * 1000;

/** Only Atrium's own page sends a board, and it sets a due date explicitly. */
function dueOf({ dueDate, spaceId }: Given, now: Date): Date | null {
  if (dueDate === undefined) return spaceId === undefined ? new Date(now.getTime() + dueInMs) : null;
  return dueDate === null ? null : new Date(dueDate);
}

interface CardOfCaller {
  spaceId: number;
  /** The column's ID in the API. */
  boardId: string;
  title: string;
  /** Sanitized HTML and its plain text. */
  description: string;
  descriptionText: string;
  dueAt: Date | null;
  attachments: StoredTaskAttachment[];
}

/**
 * Adds a card at the end of a column for the signed-in person; the caller checks the permission. @returns its ID. @throws 404 for a board
 * they can't see.
 */
export async function addCard(scope: Scope, { spaceId, boardId, ...card }: CardOfCaller): Promise<number> {
  await lockOrder(scope.db, scope.entity);
  const column = await getBoard(scope, boardId, spaceId);
  return insertCard(scope, column, { ...card, createdBy: scope.identity.personId });
}

const longestTitle = 300;

interface PlacedCard {
  spaceId: number;
  title: string;
  /** Sanitized HTML. */
  description: string;
  /** Who added it; null for the system. */
  by: number | null;
}

/**
 * Adds a card to the first column of a company-wide board, regardless of the caller's permissions. Waits for concurrent card changes.
 * @returns its ID; null when the board no longer exists or has no column.
 */
export async function placeCard(scope: Scope, { spaceId, title, description, by }: PlacedCard): Promise<number | null> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const space = await companySpace(db, entity, spaceId);
  const [column] = space ? await readBoards(db, entity, space.id) : [];
  if (!space || !column) return null;
  const texts = { title: [...title].slice(0, longestTitle).join(''), description, descriptionText: textOfHtml(description) };
  return insertCard(scope, { ...column, space }, { ...texts, createdBy: by });
}

type NewCard = Pick<typeof tasks.$inferInsert, 'title' | 'description' | 'descriptionText' | 'dueAt' | 'attachments' | 'assigneeIds'> & {
  /** Null for the system. */
  createdBy: number | null;
};

/** Inserts a card at the end of a column. The caller must hold the order lock. @returns its ID. */
async function insertCard(scope: Scope, column: BoardRow & { space: SpaceRow }, card: NewCard): Promise<number> {
  const { db, entity, now } = scope;
  const position = await endPosition(db, entity);
  const id = await nextId(db, entity, 'board task');
  const [row] = await db
    .insert(tasks)
    .values({ ...card, entity, id, position, boardId: column.rowId, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the card was not added');
  if (row.dueAt) await planCardReminders(scope, row);
  await recordActivity(scope, [{ taskId: id, kind: 'added', facts: { to: column.title }, personId: card.createdBy }]);
  await announceSpace(scope, column.space, [id]);
  return id;
}

/** Archives a card, or puts it back where it was. Idempotent. */
export async function archiveTask({ params, body }: GivenOf<typeof contract.archiveTask>, scope: Scope): Promise<undefined> {
  const { db, entity, now } = scope;
  await lockOrder(db, entity);
  const row = await lockTask(scope, params.id);
  if (body.value === (row.archivedAt !== null)) return;
  const [board] = await db
    .select({ deletedAt: boards.deletedAt })
    .from(boards)
    .where(and(eq(boards.entity, entity), eq(boards.id, row.boardId)));
  // It can be restored after moving it to an existing column (`update-task` with `boardId`).
  if (!body.value && board?.deletedAt) throw new Refusal('conflict', { code: 'board_gone' }, { current: await readTask(scope, row.id) });
  await writeTask(scope, row.id, { archivedAt: body.value ? now : null });
  await recordActivity(scope, [{ taskId: row.id, kind: body.value ? 'archived' : 'unarchived' }]);
  await announceCards(scope, [row.id]);
}

/** Deletes a card, archived or not. */
export async function deleteTask({ params }: GivenOf<typeof contract.deleteTask>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const deleted = await deleteTasks(scope, and(live(tasks, entity), eq(tasks.id, params.id), inSeenBoards(tasks.boardId, scope)));
  if (deleted.length === 0) throw notFound('card');
}

/** Deletes all cards in a column but keeps the column. */
export async function clearTasks({ query }: GivenOf<typeof boardContract.clearTasks>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const board = await getBoard(scope, query.id, query.spaceId);
  await deleteTasks(scope, and(shown(entity), eq(tasks.boardId, board.rowId)));
}

/** Soft-deletes cards. @returns their IDs. */
export async function deleteTasks(scope: Scope, which: SQL | undefined): Promise<number[]> {
  const { db, entity } = scope;
  const deleted = await db
    .update(tasks)
    .set({ ...deletionBy(scope), version: sql`${tasks.version} + 1` })
    .where(which)
    .returning({ taskId: tasks.id });
  const ids = deleted.map(({ taskId }) => taskId);
  await recordActivity(
    scope,
    ids.map((taskId) => ({ taskId, kind: 'deleted' })),
  );
  await announceCards(scope, ids);
  if (ids.length > 0) await announce(db, entity, trashChange);
  return ids;
}

/** Restores deleted cards to their place, if their column still exists. */
export async function restoreTasks(
  { body }: GivenOf<typeof contract.restoreTasks>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.restoreTasks>> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const rows = await db
    .update(tasks)
    .set({ ...noDeletion(scope), isDeletedWithBoard: false, version: sql`${tasks.version} + 1` })
    .where(
      and(
        eq(tasks.entity, entity),
        sql`${tasks.id} = any(${sql.param(body.ids)}::bigint[])`,
        isNotNull(tasks.deletedAt),
        inSeenBoards(tasks.boardId, scope, isNull(boardsView.deletedAt)),
      ),
    )
    .returning({ taskId: tasks.id });
  const restored = rows.map(({ taskId }) => taskId);
  await recordActivity(
    scope,
    restored.map((taskId) => ({ taskId, kind: 'restored' })),
  );
  await announceCards(scope, restored);
  if (restored.length > 0) await announce(db, entity, trashChange);
  return { restored };
}
