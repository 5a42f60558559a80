import { and, asc, eq, gt, inArray, notExists } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { idsOfKeys, refuseMissing, type TrashKind, type TrashWork } from '#server/trash-kind.ts';
import { boards, boardsView, tasks } from '../../tables.ts';
import { deleteBoardRow } from '../boards/delete-board.ts';
import { deletedColumns, purgedBoard, restoreBoardRow } from '../boards/restore-board.ts';
import { lockOrder } from '../order/lock-order.ts';
import { getSpace } from '../spaces/read-spaces.ts';
import { inSeenBoards } from '../spaces/seen-boards.ts';
import { purgeCards } from './purge-cards.ts';

/** Deleted boards, each with the cards that went along with it. */
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
    // What was archived from it stays, and says where it is from.
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
