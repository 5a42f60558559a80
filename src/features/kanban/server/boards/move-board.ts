import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { positionStep } from '#server/position-between.ts';
import type { Scope } from '#server/scope.ts';
import type { moveBoard as contract } from '../../board-contract.ts';
import { boards } from '../../tables.ts';
import { lockOrder } from '../order/lock-order.ts';
import { announceSpace } from '../spaces/announce-cards.ts';
import { getBoard, readBoards, toBoard } from './read-boards.ts';

/** Puts a board before another one, or at the end, also when the other one is gone. There are few: all are numbered anew. */
export async function moveBoard({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  await lockOrder(db, entity);
  const moved = await getBoard(scope, params.id, body.spaceId);
  const before = await readBoards(db, entity, moved.spaceId);
  const from = before.findIndex(({ id }) => id === moved.id);
  const stoodBeforeId = before[from + 1]?.id ?? null;
  const others = before.filter(({ id }) => id !== moved.id);
  const found = body.beforeId === moved.id ? from : others.findIndex(({ id }) => id === body.beforeId);
  const after = others.toSpliced(found < 0 ? others.length : found, 0, moved);
  if (after.some(({ id }, index) => id !== before[index]?.id)) {
    await db.execute(sql`
      update ${boards} set position = numbered.place * ${positionStep}::bigint
      from unnest(${sql.param(after.map(({ rowId }) => rowId))}::bigint[]) with ordinality as numbered(id, place)
      where ${and(eq(boards.entity, entity), sql`${boards.id} = numbered.id`)}`);
    await announceSpace(scope, moved.space, []);
  }
  return { boards: after.map(toBoard), stoodBeforeId };
}
