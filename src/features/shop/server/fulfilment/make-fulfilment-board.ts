import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { addSpace } from '#features/kanban/server/offers.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { makeFulfilmentBoard as contract } from '../../fulfilment-contract.ts';
import { chooseBoard } from './choose-board.ts';
import { lockFulfilment } from './lock-fulfilment.ts';
import { readFulfilment } from './read-fulfilment.ts';

/** Adds a board for orders and chooses it. A second click waits for the first one, and finds its board. */
export async function makeFulfilmentBoard({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  refuseUnlessAble(scope.ability, 'read', 'Board');
  refuseUnlessAble(scope.ability, 'create', 'Board');
  await lockFulfilment(scope);
  const before = await readFulfilment(scope);
  if (before.board) return { fulfilment: before };
  const given = { params: undefined, query: undefined, body: { ...body, visibility: 'company' as const, memberIds: [] } };
  const { space } = await addSpace(given, scope);
  await chooseBoard(scope, space.id);
  return { fulfilment: await readFulfilment(scope) };
}
