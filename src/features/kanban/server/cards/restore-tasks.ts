import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { noDeletion, trashChange } from '#server/deletion.ts';
import type { Scope } from '#server/scope.ts';
import type { restoreTasks as contract } from '../../contract.ts';
import { boardsView as boards, tasks } from '../../tables.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { lockOrder } from '../order/lock-order.ts';
import { announceCards } from '../spaces/announce-cards.ts';
import { inSeenBoards } from '../spaces/seen-boards.ts';

/** Brings back deleted cards where they stood, as far as their board is there. */
export async function restoreTasks({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
        inSeenBoards(tasks.boardId, scope, isNull(boards.deletedAt)),
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
