import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { restoreTasks as contract } from '../../contract.ts';
import { boards, tasks } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockOrder } from '../order/lock-order.ts';

/** Brings back deleted cards where they stood, as far as their board is there. */
export async function restoreTasks({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  await lockOrder(db, entity);
  const liveBoards = db.select({ id: boards.id }).from(boards).where(live(boards, entity));
  const rows = await db
    .update(tasks)
    .set({ deletedAt: null, isDeletedWithBoard: false, version: sql`${tasks.version} + 1`, updatedAt: now })
    .where(
      and(
        eq(tasks.entity, entity),
        sql`${tasks.id} = any(${sql.param(body.ids)}::bigint[])`,
        isNotNull(tasks.deletedAt),
        inArray(tasks.boardId, liveBoards),
      ),
    )
    .returning({ taskId: tasks.id });
  const restored = rows.map(({ taskId }) => taskId);
  await recordActivity(
    scope,
    restored.map((taskId) => ({ taskId, kind: 'restored' })),
  );
  if (restored.length > 0) await announce(db, entity, { kind: 'board', ids: restored });
  return { restored };
}
