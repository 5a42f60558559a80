import { and, eq, gt, inArray, not } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { boards, tasks, tasksView } from '../../tables.ts';
import { deletedColumns, purgedBoard, restoreBoardRow } from '../boards/restore-board.ts';
import { deleteTasks } from '../cards/delete-tasks.ts';
import { restoreTasks } from '../cards/restore-tasks.ts';
import { lockOrder } from '../order/lock-order.ts';
import { inSeenBoards } from '../spaces/seen-boards.ts';
import { purgeCards } from './purge-cards.ts';

/** Cards that were deleted by themselves: those that went with their board lie in it. */
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

/** A card has nowhere to stand without its board: that comes back first, with what went along with it. */
async function restoreBoardsOf(ids: number[], scope: Scope): Promise<void> {
  const { db, entity } = scope;
  const gone = await db
    .selectDistinct(deletedColumns)
    .from(boards)
    .innerJoin(tasks, and(eq(tasks.entity, boards.entity), eq(tasks.boardId, boards.id)))
    .where(and(eq(boards.entity, entity), gt(boards.deletedAt, purgedBoard), inArray(tasks.id, ids)));
  for (const board of gone) await restoreBoardRow(board, scope);
}
