import { and, asc, eq, gt, inArray, isNotNull, lt, not, notExists, type SQL } from 'drizzle-orm';
import { unlink } from '#platform/links/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import { trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { daysBefore, deleteRows, type Sweep } from '#server/sweep.ts';
import { idsOfKeys, refuseMissing, type TrashKind, type TrashWork } from '#server/trash-kind.ts';
import { boards, boardsView, spaces, spacesView, taskActivity, taskComments, tasks, tasksView } from '../tables.ts';
import { deleteBoardRow, deletedColumns, purgedBoard, restoreBoardRow } from './boards.ts';
import { lockOrder } from './card-rows.ts';
import { deleteTasks, restoreTasks } from './cards.ts';
import { getSpace, inSeenBoards, seenBy } from './read-spaces.ts';
import { deleteSpace, restoreSpace } from './spaces.ts';

/** Deleted boards, with everything on them. */
export const spaceTrash: TrashKind = {
  kind: 'space',
  subject: 'Board',
  lines: ({ identity }) => ({ view: spacesView, key: spacesView.id, name: spacesView.name, where: seenBy(spacesView, identity.personId) }),
  async restore(keys, scope) {
    for (const id of idsOfKeys(keys, 'board')) await restoreSpace({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async remove(keys, scope) {
    for (const id of idsOfKeys(keys, 'board')) await deleteSpace({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'board');
    const locked = await db
      .select({ id: spaces.id })
      .from(spaces)
      .where(and(eq(spaces.entity, entity), inArray(spaces.id, ids), isNotNull(spaces.deletedAt)))
      .orderBy(asc(spaces.id))
      .for('update');
    refuseMissing(locked, ids, 'board');
    const columns = db
      .select({ id: boards.id })
      .from(boards)
      .where(and(eq(boards.entity, entity), inArray(boards.spaceId, ids)));
    const ofSpaces = and(eq(tasks.entity, entity), inArray(tasks.boardId, columns));
    await removeBelongings(db, entity, ofSpaces);
    await db.delete(tasks).where(ofSpaces);
    await db.delete(boards).where(and(eq(boards.entity, entity), inArray(boards.spaceId, ids)));
    await db.delete(spaces).where(and(eq(spaces.entity, entity), inArray(spaces.id, ids)));
    await announce(db, entity, { kind: 'board', ids: [] }, trashChange);
  },
};

/** Deleted columns, each with the cards deleted with it. */
export const boardTrash: TrashKind = {
  kind: 'board',
  subject: 'Board',
  lines: (scope) => ({ view: boardsView, key: boardsView.id, name: boardsView.title, where: inSeenBoards(boardsView.id, scope) }),
  async restore(keys, scope) {
    for (const board of await lockDeleted(keys, scope)) await restoreBoardRow(board, scope);
  },
  async remove(keys, scope) {
    const ids = idsOfKeys(keys, 'board');
    await lockOrder(scope.db, scope.entity);
    const there = await scope.db
      .select({ rowId: boards.id, title: boards.title, spaceId: boards.spaceId })
      .from(boards)
      .where(and(live(boards, scope.entity), inArray(boards.id, ids), inSeenBoards(boards.id, scope)));
    refuseMissing(there, ids, 'board');
    for (const board of there) await deleteBoardRow({ ...board, space: await getSpace(scope, board.spaceId) }, scope);
  },
  async purge(keys, work) {
    const { db, entity } = work;
    const rowIds = (await lockDeleted(keys, work)).map(({ rowId }) => rowId);
    await purgeCards(work, inArray(tasks.boardId, rowIds));
    const cards = db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(eq(tasks.entity, entity), eq(tasks.boardId, boards.id)));
    const purged = and(eq(boards.entity, entity), inArray(boards.id, rowIds));
    await db.delete(boards).where(and(purged, notExists(cards)));
    // Archived cards stay and still show the column they came from.
    await db.update(boards).set({ deletedAt: purgedBoard }).where(purged);
    await announce(db, entity, { kind: 'board', ids: [] }, trashChange);
  },
};

async function lockDeleted(keys: string[], { db, entity }: TrashWork) {
  const ids = idsOfKeys(keys, 'board');
  await lockOrder(db, entity);
  const rows = await db
    .select(deletedColumns)
    .from(boards)
    .where(and(eq(boards.entity, entity), inArray(boards.id, ids), gt(boards.deletedAt, purgedBoard)))
    .orderBy(asc(boards.id));
  refuseMissing(rows, ids, 'board');
  return rows;
}

/** Cards deleted individually; those deleted with their column belong to its entry. */
export const cardTrash: TrashKind = {
  kind: 'card',
  subject: 'Board',
  lines: (scope) => ({
    ...{ view: tasksView, key: tasksView.id, name: tasksView.title },
    where: and(not(tasksView.isDeletedWithBoard), inSeenBoards(tasksView.boardId, scope)),
  }),
  async restore(keys, scope) {
    const ids = idsOfKeys(keys, 'card');
    await lockOrder(scope.db, scope.entity);
    await restoreBoardsOf(ids, scope);
    const { restored } = await restoreTasks({ params: undefined, query: undefined, body: { ids } }, scope);
    refuseMissing(restored, ids, 'card');
  },
  async remove(keys, scope) {
    const ids = idsOfKeys(keys, 'card');
    await lockOrder(scope.db, scope.entity);
    refuseMissing(
      await deleteTasks(scope, and(live(tasks, scope.entity), inArray(tasks.id, ids), inSeenBoards(tasks.boardId, scope))),
      ids,
      'card',
    );
  },
  async purge(keys, work) {
    const ids = idsOfKeys(keys, 'card');
    await lockOrder(work.db, work.entity);
    refuseMissing(await purgeCards(work, inArray(tasks.id, ids)), ids, 'card');
    await announce(work.db, work.entity, { kind: 'board', ids: [] }, trashChange);
  },
};

/** Restores the columns of these cards first, with the cards deleted with them: a card can't exist without its column. */
async function restoreBoardsOf(ids: number[], scope: Scope): Promise<void> {
  const { db, entity } = scope;
  const gone = await db
    .selectDistinct(deletedColumns)
    .from(boards)
    .innerJoin(tasks, and(eq(tasks.entity, boards.entity), eq(tasks.boardId, boards.id)))
    .where(and(eq(boards.entity, entity), gt(boards.deletedAt, purgedBoard), inArray(tasks.id, ids)));
  for (const board of gone) await restoreBoardRow(board, scope);
}

/** Permanently deletes deleted cards with their comments and activity; unreferenced files are swept later. @returns their IDs. */
async function purgeCards({ db, entity }: TrashWork, which: SQL | undefined): Promise<number[]> {
  const deleted = and(eq(tasks.entity, entity), isNotNull(tasks.deletedAt), which);
  const locked = await db.select({ id: tasks.id }).from(tasks).where(deleted).orderBy(tasks.id).for('update');
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return [];
  const purged = and(eq(tasks.entity, entity), inArray(tasks.id, ids));
  await removeBelongings(db, entity, purged);
  await db.delete(tasks).where(purged);
  return ids;
}

/** Deletes the comments, activity and links of cards matching a condition on `tasks`. */
async function removeBelongings(db: Db, entity: string, which: SQL | undefined): Promise<void> {
  const cards = db.select({ id: tasks.id }).from(tasks).where(which);
  await db.delete(taskComments).where(and(eq(taskComments.entity, entity), inArray(taskComments.taskId, cards)));
  await db.delete(taskActivity).where(and(eq(taskActivity.entity, entity), inArray(taskActivity.taskId, cards)));
  await unlink(db, entity, 'card', cards);
}

/** Purges what was deleted long ago: comments, cards with everything on them, and columns once their last card is gone. */
export const sweepCards: readonly Sweep[] = [
  {
    name: 'comments',
    run: (db, { entity, now, keepDays }) =>
      deleteRows(db, taskComments, and(eq(taskComments.entity, entity), lt(taskComments.deletedAt, daysBefore(now, keepDays.deleted)))),
  },
  {
    name: 'cards',
    async run(db, { entity, now, keepDays }) {
      const old = and(eq(tasks.entity, entity), lt(tasks.deletedAt, daysBefore(now, keepDays.deleted)));
      await removeBelongings(db, entity, old);
      return deleteRows(db, tasks, old);
    },
  },
  {
    name: 'boards',
    run: (db, { entity, now, keepDays }) => {
      const cards = db
        .select({ id: tasks.id })
        .from(tasks)
        .where(and(eq(tasks.entity, entity), eq(tasks.boardId, boards.id)));
      const old = and(eq(boards.entity, entity), lt(boards.deletedAt, daysBefore(now, keepDays.deleted)));
      return deleteRows(db, boards, and(old, notExists(cards)));
    },
  },
];
