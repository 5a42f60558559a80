import { and, eq, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteBoard as contract } from '../../board-contract.ts';
import { boards, tasks } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockOrder } from '../order/lock-order.ts';
import { shown } from '../order/place-task.ts';
import { announceSpace } from '../spaces/announce-cards.ts';
import type { SpaceRow } from '../spaces/read-spaces.ts';
import { type BoardRow, getBoard } from './read-boards.ts';

/** Deletes a board with the cards on it; what was archived from it stays in the archive. */
export async function deleteBoard({ query }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const board = await getBoard(scope, query.id, query.spaceId);
  await deleteBoardRow(board, scope);
}

/** The same of a certain column. The caller holds the lock of the order. */
export async function deleteBoardRow(board: Pick<BoardRow, 'rowId' | 'title'> & { space: SpaceRow }, scope: Scope): Promise<void> {
  const { db, entity } = scope;
  const deleted = await db
    .update(tasks)
    .set({ ...deletionBy(scope), isDeletedWithBoard: true, version: sql`${tasks.version} + 1` })
    .where(and(shown(entity), eq(tasks.boardId, board.rowId)))
    .returning({ taskId: tasks.id });
  await db
    .update(boards)
    .set(deletionBy(scope))
    .where(and(live(boards, entity), eq(boards.id, board.rowId)));
  await recordActivity(
    scope,
    deleted.map(({ taskId }) => ({ taskId, kind: 'deleted', facts: { board: board.title } })),
  );
  await announceSpace(
    scope,
    board.space,
    deleted.map(({ taskId }) => taskId),
  );
  await announce(db, entity, trashChange);
}
