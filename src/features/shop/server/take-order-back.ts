import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { takeOrderBack as contract } from '../order-contract.ts';
import { lockOrderFor } from './lock-order.ts';
import { readOrder } from './read-order.ts';
import { setOrderStatus } from './set-order-status.ts';

/** Takes back that an order was shipped or delivered. Neither stock nor money followed from it; whether it is paid follows from its invoice. */
export async function takeOrderBack({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const { id } = await lockOrderFor({ id: params.id, version: body.version }, scope, (status) => status === body.from);
  await setOrderStatus(id, { status: body.from === 'delivered' ? 'shipped' : 'placed', kind: `not-${body.from}` }, scope);
  await announce(db, entity, { kind: 'order', ids: [id] });
  return { order: await readOrder(id, scope) };
}
