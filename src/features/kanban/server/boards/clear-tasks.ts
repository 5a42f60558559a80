import { and, eq } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { clearTasks as contract } from '../../board-contract.ts';
import { tasks } from '../../tables.ts';
import { deleteTasks } from '../cards/delete-tasks.ts';
import { lockOrder } from '../order/lock-order.ts';
import { shown } from '../order/place-task.ts';
import { getBoard } from './read-boards.ts';

/** Deletes the cards on a board and keeps the board. */
export async function clearTasks({ query }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const board = await getBoard(scope, query.id, query.spaceId);
  await deleteTasks(scope, and(shown(entity), eq(tasks.boardId, board.rowId)));
}
