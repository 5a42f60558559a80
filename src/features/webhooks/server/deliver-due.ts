import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#platform/notifications/server/public-api.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import type { DeliveryTry, OffReason } from '../contract.ts';
import { webhookDeliveries, webhooks } from '../tables.ts';
import type { DeliveryRow } from './deliveries.ts';
import { signatureOf, unsealSecret } from './webhook-secret.ts';
import type { WebhookRow } from './webhooks.ts';

/** Lease of a delivery: far longer than an attempt may take. If a server stops meanwhile, another one takes over. */
const leaseMs = 2 * 60_000;
const maxAtOnce = 20;
const entitiesAtOnce = 4;

/** Sends due deliveries. Any number of servers can run it: each takes what no other has leased. */
export const webhookWork: BackgroundWork = {
  name: 'webhooks',
  async work(deps) {
    if (deps.mail.postOutside === null) return;
    const withWork = sql`select entity from entities_with_webhook_deliveries(${deps.clock().toISOString()}::timestamptz)`;
    await forEachEntity(deps, withWork, deliverDue, entitiesAtOnce);
  },
};

/** Sends some due deliveries of a company in parallel: slow or failing ones only delay this batch. */
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
    .limit(maxAtOnce)
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
  // Deliveries of webhooks that are now off are given up.
  const given = due.filter(({ webhookId }) => !told.has(webhookId)).map(({ id }) => id);
  await set(given, { state: 'failed', nextTryAt: null });
  return claimed;
}

/** Posts a delivery once, signed with the current time. */
async function tryDelivery(delivery: DeliveryRow, webhook: WebhookRow, deps: Dependencies): Promise<DeliveryTry> {
  const now = deps.clock();
  const at = now.toISOString();
  const begun = performance.now();
  const secrets = await secretsOf(webhook, now, deps);
  if (secrets === null || deps.mail.postOutside === null) return { at, status: null, failure: 'secret', ms: 0, text: '' };
  const { id, body } = delivery;
  const timestamp = Math.floor(now.getTime() / 1000);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': await signatureOf(secrets, id, timestamp, body),
  };
  const { status, failure, text } = await deps.mail.postOutside({ address: webhook.address, headers, body });
  return { at, status, failure, ms: Math.round(performance.now() - begun), text: storable(text) };
}

/** Returns the secrets to sign a delivery with; null when the current one can't be read anymore. */
async function secretsOf(webhook: WebhookRow, now: Date, deps: Dependencies): Promise<string[] | null> {
  const secret = await unsealSecret(deps, webhook, webhook.sealedSecret);
  if (secret === null) return null;
  const { sealedOldSecret, oldSecretUntil } = webhook;
  const old = sealedOldSecret && oldSecretUntil && oldSecretUntil > now ? await unsealSecret(deps, webhook, sealedOldSecret) : null;
  return old === null ? [secret] : [secret, old];
}

/** PostgreSQL accepts neither NUL characters nor lone surrogates. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

const keptTries = 20;
const gone = 410;

/**
 * Records an attempt. When nothing succeeded from the first attempt to the last a day later, or the receiver responds that it is gone,
 * turns the webhook off and notifies its creator.
 */
async function recordTry(db: Db, { entity, id, webhookId }: DeliveryRow, tried: DeliveryTry, { clock }: Pick<Dependencies, 'clock'>) {
  const now = clock();
  const ofWebhook = and(eq(webhooks.entity, entity), eq(webhooks.id, webhookId));
  const ofDelivery = and(eq(webhookDeliveries.entity, entity), eq(webhookDeliveries.id, id));
  const [webhook] = await db.select().from(webhooks).where(ofWebhook).for('no key update');
  const [delivery] = await db.select().from(webhookDeliveries).where(ofDelivery).for('update');
  if (!webhook || !delivery) return;
  const isDelivered = tried.status !== null && tried.status >= 200 && tried.status < 300;
  const tryCount = delivery.tryCount + 1;
  const firstTryAt = delivery.firstTryAt ?? new Date(tried.at);
  const pauseMs = isDelivered || tried.status === gone ? null : nextPauseMs(tryCount);
  const nextTryAt = pauseMs === null ? null : new Date(now.getTime() + pauseMs);
  const state = isDelivered ? 'delivered' : nextTryAt ? 'waiting' : 'failed';
  const tries = [...delivery.tries, tried].slice(-keptTries);
  await db.update(webhookDeliveries).set({ state, nextTryAt, firstTryAt, tryCount, tries }).where(ofDelivery);

  const failingSince = isDelivered ? null : (webhook.failingSince ?? new Date(tried.at));
  const isDead = failingSince !== null && failingSince <= firstTryAt && nextTryAt === null;
  const offReason: OffReason | null = tried.status === gone ? 'gone' : isDead ? 'dead' : null;
  await db
    .update(webhooks)
    .set({
      failingSince,
      ...(isDelivered && { lastDeliveredAt: now }),
      ...(offReason && webhook.isActive && { isActive: false, offReason, version: sql`${webhooks.version} + 1`, updatedAt: now }),
    })
    .where(ofWebhook);
  if (offReason && webhook.isActive && !webhook.deletedAt) await tellMaker(db, webhook, now);
  await announce(db, entity, { kind: 'webhook', ids: [webhookId] });
}

async function tellMaker(db: Db, { entity, id, createdBy, address }: WebhookRow, now: Date): Promise<void> {
  const about = {
    kind: 'reminder',
    area: 'webhook',
    targetId: id,
    title: address,
    path: pageAddress('/pages/webhooks/:id', { id }),
  } as const;
  await notify(db, entity, [{ personId: createdBy, ...about }], now);
}

const minute = 60;
const hour = 60 * minute;

/** Times of the attempts in seconds after the first: one day in total, with growing delays. */
export const triedAtSeconds = [0, 5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 24 * hour] as const;

/** Maximum jitter, so deliveries that failed together are not retried together. */
const jitter = 0.1;

/**
 * Returns the delay after so many failed attempts, in milliseconds; null after the last.
 * @param chance from 0 to 1
 */
export function nextPauseMs(tryCount: number, chance = Math.random()): number | null {
  const [last, next] = [triedAtSeconds[tryCount - 1], triedAtSeconds[tryCount]];
  return last === undefined || next === undefined ? null : Math.round((next - last) * 1000 * (1 + jitter * chance));
}
