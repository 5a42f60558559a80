import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { listCompanySpaces } from '#features/kanban/server/offers.ts';
import { conflict, invalid } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { setFulfilment as contract } from '../../fulfilment-contract.ts';
import { chooseBoard } from './choose-board.ts';
import { lockFulfilment } from './lock-fulfilment.ts';
import { readFulfilment } from './read-fulfilment.ts';

/** Chooses the board on which orders become cards from now on, or none. */
export async function setFulfilment({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, ability } = scope;
  refuseUnlessAble(ability, 'read', 'Board');
  const before = await lockFulfilment(scope);
  if (body.version !== undefined && body.version !== before.version) throw conflict('board', await readFulfilment(scope));
  const isThere = body.boardId === null || (await listCompanySpaces(db, entity)).some(({ id }) => id === body.boardId);
  if (!isThere) throw invalid('boardId', 'unknown_board');
  if (before.spaceId !== body.boardId) await chooseBoard(scope, body.boardId);
  return { fulfilment: await readFulfilment(scope) };
}
