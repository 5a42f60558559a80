import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import { orderEvents } from '../tables.ts';

type Event = Pick<typeof orderEvents.$inferInsert, 'orderId' | 'kind' | 'detail'>;

/** Writes down what happened to an order, and who did it. */
export async function writeEvent({ db, entity, identity, now }: Scope, event: Event): Promise<void> {
  const id = await nextId(db, entity, 'order-event');
  await db.insert(orderEvents).values({ ...event, entity, id, personId: identity.personId, at: now });
}
