import { and, count, desc, eq, or } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { announce } from '#server/announce.ts';
import { containsText } from '#server/contains-text.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { Delivery, DeliveryDetails } from '../contract.ts';
import { webhookDeliveries } from '../tables.ts';
import { findWebhook, toWebhook, type WebhookRow } from './webhooks.ts';

/** Returns one page of a webhook's deliveries, newest first. */
export async function listDeliveries(
  { params, query }: GivenOf<typeof contract.listDeliveries>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listDeliveries>> {
  const { db, entity, now } = scope;
  const webhook = toWebhook(await findWebhook(params.id, scope), now);
  const q = query.q.trim();
  const isFound = q === '' ? undefined : or(containsText(webhookDeliveries.type, q), eq(webhookDeliveries.id, q));
  const wanted = and(eq(webhookDeliveries.entity, entity), eq(webhookDeliveries.webhookId, webhook.id), isFound);
  const offset = pageOffset(query);
  const newestFirst = [desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id)];
  const rows =
    offset === null
      ? []
      : await db
          .select()
          .from(webhookDeliveries)
          .where(wanted)
          .orderBy(...newestFirst)
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(webhookDeliveries).where(wanted);
  return { webhook, deliveries: rows.map(toDelivery), total: counted?.total ?? 0 };
}

/** Returns a delivery with all attempts. */
export async function getDelivery(
  { params }: GivenOf<typeof contract.getDelivery>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.getDelivery>> {
  const { db, entity } = scope;
  await findWebhook(params.id, scope);
  const [row] = await db.select().from(webhookDeliveries).where(oneDelivery(entity, params));
  if (!row) throw notFound('delivery');
  return { delivery: toDeliveryDetails(row) };
}

/** Resends a delivery whatever its state: immediately, with retries for a day. */
export async function sendDeliveryAgain(
  { params }: GivenOf<typeof contract.sendDeliveryAgain>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.sendDeliveryAgain>> {
  const { db, entity } = scope;
  refuseOff(await findWebhook(params.id, scope));
  const [row] = await db
    .update(webhookDeliveries)
    .set({ state: 'waiting', nextTryAt: null, firstTryAt: null, tryCount: 0 })
    .where(oneDelivery(entity, params))
    .returning();
  if (!row) throw notFound('delivery');
  await announce(db, entity, { kind: 'webhook', ids: [params.id] });
  return { delivery: toDelivery(row) };
}

export async function testWebhook(
  { params }: GivenOf<typeof contract.testWebhook>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.testWebhook>> {
  const { db, entity, now } = scope;
  const webhook = await findWebhook(params.id, scope);
  refuseOff(webhook);
  const id = `msg_${crypto.randomUUID().replaceAll('-', '')}`;
  const body = JSON.stringify({ type: 'ping', timestamp: now.toISOString(), data: {} });
  const [row] = await db
    .insert(webhookDeliveries)
    .values({ entity, id, webhookId: webhook.id, type: 'ping', body, createdAt: now })
    .returning();
  if (!row) throw new Error('the delivery has just been added');
  await announce(db, entity, { kind: 'webhook', ids: [webhook.id] });
  return { delivery: toDelivery(row) };
}

/** @throws 409 when the webhook is off. */
function refuseOff({ isActive }: Pick<WebhookRow, 'isActive'>): void {
  if (!isActive) throw new Refusal('conflict', { code: 'webhook_off' });
}

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Matches one delivery of a webhook. */
const oneDelivery = (entity: string, { id, deliveryId }: { id: number; deliveryId: string }) =>
  and(eq(webhookDeliveries.entity, entity), eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.id, deliveryId));

function toDelivery({ id, type, state, createdAt, tries, nextTryAt }: Omit<DeliveryRow, 'body'>): Delivery {
  const last = tries.at(-1);
  return {
    ...{ id, type, state, tries: tries.length },
    createdAt: createdAt.toISOString(),
    status: last?.status ?? null,
    failure: last?.failure ?? null,
    ms: last?.ms ?? null,
    nextTryAt: state === 'waiting' ? (nextTryAt?.toISOString() ?? null) : null,
  };
}

const toDeliveryDetails = (row: DeliveryRow): DeliveryDetails => ({ ...toDelivery(row), body: row.body, everyTry: row.tries });
