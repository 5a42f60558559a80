import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { restoreBoard as contract } from '../../board-contract.ts';
import { boards, tasks } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockOrder } from '../order/lock-order.ts';
import { findBoard, toBoard } from './read-boards.ts';

/** Brings back the board that was deleted last under an id, with just the cards that were deleted with it. */
export async function restoreBoard({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  await lockOrder(db, entity);
  const [deleted] = await db
    .select({ rowId: boards.id, id: boards.slug, title: boards.title })
    .from(boards)
    .where(and(eq(boards.entity, entity), eq(boards.slug, params.id), isNotNull(boards.deletedAt)))
    .orderBy(desc(boards.deletedAt), desc(boards.id))
    .limit(1);
  if (!deleted) throw notFound('board');
  const there = await findBoard(db, entity, params.id);
  if (there) throw new Refusal('conflict', { code: 'board_id_taken', id: params.id }, { current: toBoard(there) });
  await db
    .update(boards)
    .set({ deletedAt: null, updatedAt: now })
    .where(and(eq(boards.entity, entity), eq(boards.id, deleted.rowId)));
  const restored = await db
    .update(tasks)
    .set({ deletedAt: null, isDeletedWithBoard: false, version: sql`${tasks.version} + 1`, updatedAt: now })
    .where(and(eq(tasks.entity, entity), eq(tasks.boardId, deleted.rowId), tasks.isDeletedWithBoard))
    .returning({ taskId: tasks.id });
  await recordActivity(
    scope,
    restored.map(({ taskId }) => ({ taskId, kind: 'restored' })),
  );
  await announce(db, entity, { kind: 'board', ids: restored.map(({ taskId }) => taskId) });
  return { board: toBoard(deleted) };
}
