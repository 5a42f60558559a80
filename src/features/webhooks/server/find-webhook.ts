import { and, eq } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { webhookDeliveries, webhooks } from '../tables.ts';
import type { WebhookRow } from './to-webhook.ts';

export type Scoped = Pick<Scope, 'db' | 'entity'>;

/** @throws 404 */
export async function findWebhook(id: number, { db, entity }: Scoped): Promise<WebhookRow> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(live(webhooks, entity), eq(webhooks.id, id)));
  if (!row) throw notFound('webhook');
  return row;
}

/** The same, kept from others who would change it; who writes down deliveries for it does not wait. @throws 404 */
export async function lockWebhook(id: number, { db, entity }: Scoped): Promise<WebhookRow> {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(and(live(webhooks, entity), eq(webhooks.id, id)))
    .for('no key update');
  if (!row) throw notFound('webhook');
  return row;
}

/** The condition of one delivery of a webhook. */
export const oneDelivery = (entity: string, { id, deliveryId }: { id: number; deliveryId: string }) =>
  and(eq(webhookDeliveries.entity, entity), eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.id, deliveryId));
