import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { webhookDeliveries, webhooks } from '../tables.ts';
import { recordTry } from './record-try.ts';
import type { DeliveryRow, WebhookRow } from './to-webhook.ts';
import { tryDelivery } from './try-delivery.ts';

/** What a server has in hand is left to it for so long: far longer than a try may take. One that ends meanwhile keeps nothing back for ever. */
const leaseMs = 2 * 60_000;
const mostAtOnce = 20;
const entitiesAtOnce = 4;

/** Sends what webhooks are to be told. Any number of servers may: each takes what no other has in hand. */
export const webhookWork: BackgroundWork = {
  name: 'webhooks',
  async work(deps) {
    if (deps.mail.postOutside === null) return;
    const withWork = sql`select entity from entities_with_webhook_deliveries(${deps.clock().toISOString()}::timestamptz)`;
    await forEachEntity(deps, withWork, deliverDue, entitiesAtOnce);
  },
};

/** Some of what is due of an entity, beside each other: what is slow or gone keeps back only this turn. */
async function deliverDue(deps: Dependencies, entity: string): Promise<void> {
  const { database } = deps;
  const claimed = await database.writing(entity, (db) => claimDue(db, entity, deps.clock()));
  await Promise.all(
    claimed.map(async ({ delivery, webhook }) => {
      const tried = await tryDelivery(delivery, webhook, deps);
      await database.writing(entity, (db) => recordTry(db, delivery, tried, deps));
    }),
  );
}

async function claimDue(db: Db, entity: string, now: Date): Promise<{ delivery: DeliveryRow; webhook: WebhookRow }[]> {
  const { state, nextTryAt } = webhookDeliveries;
  const ofEntity = eq(webhookDeliveries.entity, entity);
  const due = await db
    .select()
    .from(webhookDeliveries)
    .where(and(ofEntity, eq(state, 'waiting'), or(isNull(nextTryAt), lte(nextTryAt, now))))
    .orderBy(sql`${nextTryAt} nulls first`, asc(webhookDeliveries.createdAt))
    .limit(mostAtOnce)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const owners = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.entity, entity), inArray(webhooks.id, [...new Set(due.map(({ webhookId }) => webhookId))])));
  const told = new Map(owners.filter(({ isActive, deletedAt }) => isActive && !deletedAt).map((webhook) => [webhook.id, webhook]));
  const claimed = due.flatMap((delivery) => {
    const webhook = told.get(delivery.webhookId);
    return webhook ? [{ delivery, webhook }] : [];
  });
  const set = (ids: string[], values: Partial<DeliveryRow>) =>
    db
      .update(webhookDeliveries)
      .set(values)
      .where(and(ofEntity, inArray(webhookDeliveries.id, ids)));
  await set(
    claimed.map(({ delivery }) => delivery.id),
    { nextTryAt: new Date(now.getTime() + leaseMs) },
  );
  // What was to be told to one that is off by now is given up.
  const given = due.filter(({ webhookId }) => !told.has(webhookId)).map(({ id }) => id);
  await set(given, { state: 'failed', nextTryAt: null });
  return claimed;
}
