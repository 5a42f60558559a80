import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { noDeletion, trashChange } from '#server/deletion.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Board, restoreBoard as contract } from '../../board-contract.ts';
import { boards, tasks } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockOrder } from '../order/lock-order.ts';
import { announceSpace } from '../spaces/announce-cards.ts';
import { getSpace } from '../spaces/read-spaces.ts';
import { findBoard, toBoard } from './read-boards.ts';

/** When a board was purged whose row the archive still needs: it can be had back no more, and goes with its last card. */
export const purgedBoard = new Date(0);

/** What bringing one back has to know. */
export const deletedColumns = { rowId: boards.id, id: boards.slug, title: boards.title, spaceId: boards.spaceId };
type DeletedBoard = Board & { rowId: number; spaceId: number };

/** Brings back the board that was deleted last under an id, with just the cards that were deleted with it. */
export async function restoreBoard({ params, query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const space = await getSpace(scope, query.spaceId);
  const [deleted] = await db
    .select(deletedColumns)
    .from(boards)
    .where(and(eq(boards.entity, entity), eq(boards.spaceId, space.id), eq(boards.slug, params.id), gt(boards.deletedAt, purgedBoard)))
    .orderBy(desc(boards.deletedAt), desc(boards.id))
    .limit(1);
  if (!deleted) throw notFound('board');
  return { board: await restoreBoardRow(deleted, scope) };
}

/** The same for a certain one. The caller holds the lock of the order. @throws 409 when its id is in use again. */
export async function restoreBoardRow(deleted: DeletedBoard, scope: Scope): Promise<Board> {
  const { db, entity } = scope;
  const there = await findBoard(db, entity, deleted.spaceId, deleted.id);
  if (there) throw new Refusal('conflict', { code: 'board_id_taken', id: deleted.id }, { current: toBoard(there) });
  await db
    .update(boards)
    .set(noDeletion(scope))
    .where(and(eq(boards.entity, entity), eq(boards.id, deleted.rowId)));
  const restored = await db
    .update(tasks)
    .set({ ...noDeletion(scope), isDeletedWithBoard: false, version: sql`${tasks.version} + 1` })
    .where(and(eq(tasks.entity, entity), eq(tasks.boardId, deleted.rowId), tasks.isDeletedWithBoard))
    .returning({ taskId: tasks.id });
  await recordActivity(
    scope,
    restored.map(({ taskId }) => ({ taskId, kind: 'restored' })),
  );
  await announceSpace(
    scope,
    await getSpace(scope, deleted.spaceId),
    restored.map(({ taskId }) => taskId),
  );
  await announce(db, entity, trashChange);
  return toBoard(deleted);
}
