import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { renameBoard as contract } from '../../board-contract.ts';
import { boards } from '../../tables.ts';
import { lockOrder } from '../order/lock-order.ts';
import { getBoard } from './read-boards.ts';

/** Changes the title of a board. */
export async function renameBoard(
  { params, body }: GivenOf<typeof contract>,
  { db, entity, now }: Scope,
): Promise<AnswerOf<typeof contract>> {
  await lockOrder(db, entity);
  const { rowId, id } = await getBoard(db, entity, params.id);
  await db
    .update(boards)
    .set({ title: body.title, updatedAt: now })
    .where(and(eq(boards.entity, entity), eq(boards.id, rowId)));
  await announce(db, entity, { kind: 'board', ids: [] });
  return { board: { id, title: body.title } };
}
