import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { testWebhook as contract } from '../contract.ts';
import { webhookDeliveries } from '../tables.ts';
import { findWebhook } from './find-webhook.ts';
import { refuseOff } from './refuse-off.ts';
import { toDelivery } from './to-webhook.ts';

/** Sends a `ping`. */
export async function testWebhook({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
