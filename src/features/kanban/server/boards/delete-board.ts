import { and, eq, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteBoard as contract } from '../../board-contract.ts';
import { boards, tasks } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockOrder } from '../order/lock-order.ts';
import { shown } from '../order/place-task.ts';
import { getBoard } from './read-boards.ts';

/** Deletes a board with the cards on it; what was archived from it stays in the archive. */
export async function deleteBoard({ query }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity, now } = scope;
  await lockOrder(db, entity);
  const board = await getBoard(db, entity, query.id);
  const deleted = await db
    .update(tasks)
    .set({ deletedAt: now, isDeletedWithBoard: true, version: sql`${tasks.version} + 1`, updatedAt: now })
    .where(and(shown(entity), eq(tasks.boardId, board.rowId)))
    .returning({ taskId: tasks.id });
  await db
    .update(boards)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(live(boards, entity), eq(boards.id, board.rowId)));
  await recordActivity(
    scope,
    deleted.map(({ taskId }) => ({ taskId, kind: 'deleted', facts: { board: board.title } })),
  );
  await announce(db, entity, { kind: 'board', ids: deleted.map(({ taskId }) => taskId) });
}
