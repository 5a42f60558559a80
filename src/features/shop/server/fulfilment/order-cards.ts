import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { findCards, isAnyCard } from '#features/kanban/server/offers.ts';
import { linkedTo } from '#features/links/server/offers.ts';
import { Refusal } from '#server/refusal.ts';
import { refuseUnlessAble } from '#server/refuse-unless-able.ts';
import type { Scope } from '#server/scope.ts';
import type { getOrderCards as contract, makeOrderCard as makeContract, OrderCards } from '../../fulfilment-contract.ts';
import { lockOrder } from '../lock-order.ts';
import { readOrder } from '../read-order.ts';
import { putOrderOnBoard } from './put-order-on-board.ts';
import { readFulfilment } from './read-fulfilment.ts';

/** The card of an order. */
export async function getOrderCards({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { id } = await readOrder(params.id, scope);
  return readCards(id, scope);
}

/** Makes an order a card, unless it is one: whoever comes second waits for the order, and finds the card. */
export async function makeOrderCard({ params }: GivenOf<typeof makeContract>, scope: Scope): Promise<AnswerOf<typeof makeContract>> {
  refuseUnlessAble(scope.ability, 'read', 'Board');
  refuseUnlessAble(scope.ability, 'create', 'Board');
  const { id } = await lockOrder(params.id, scope);
  const isCard = await isAnyCard(scope, await linkedTo(scope, { kind: 'order', id }, 'card'));
  if (!isCard && !(await putOrderOnBoard(await readOrder(id, scope), scope, scope.identity.personId)))
    throw new Refusal('conflict', { code: 'no_fulfilment_board' });
  return readCards(id, scope);
}

async function readCards(orderId: number, scope: Scope): Promise<OrderCards> {
  const { ability } = scope;
  if (!ability.can('read', 'Board')) return { cards: [], mayMake: false };
  const ids = await linkedTo(scope, { kind: 'order', id: orderId }, 'card');
  const isAble = ability.can('update', 'Order') && ability.can('create', 'Board');
  // One that stands on a board of others is not shown, and is none the less there.
  const mayMake = isAble && !(await isAnyCard(scope, ids)) && (await readFulfilment(scope)).board !== null;
  const cards = (await findCards(scope, ids)).map(({ isDone: _, ...card }) => card);
  return { cards, mayMake };
}
