import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { setColumn as contract } from '../../board-contract.ts';
import { boards } from '../../tables.ts';
import { lockOrder } from '../order/lock-order.ts';
import { announceSpace } from '../spaces/announce-cards.ts';
import { getBoard, toColumn } from './read-boards.ts';

/** Says what a column means and how much it should hold. */
export async function setColumn({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  await lockOrder(db, entity);
  const before = await getBoard(scope, params.id, body.spaceId);
  const { isDone = before.isDone, cardLimit = before.cardLimit } = body;
  await db
    .update(boards)
    .set({ isDone, cardLimit, updatedAt: now })
    .where(and(eq(boards.entity, entity), eq(boards.id, before.rowId)));
  await announceSpace(scope, before.space, []);
  return { column: toColumn({ ...before, isDone, cardLimit }) };
}
