import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { renameBoard as contract } from '../../board-contract.ts';
import { boards } from '../../tables.ts';
import { lockOrder } from '../order/lock-order.ts';
import { announceSpace } from '../spaces/announce-cards.ts';
import { getBoard } from './read-boards.ts';

/** Changes the title of a board. */
export async function renameBoard({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  await lockOrder(db, entity);
  const { rowId, id, space } = await getBoard(scope, params.id, body.spaceId);
  await db
    .update(boards)
    .set({ title: body.title, updatedAt: now })
    .where(and(eq(boards.entity, entity), eq(boards.id, rowId)));
  await announceSpace(scope, space, []);
  return { board: { id, title: body.title } };
}
