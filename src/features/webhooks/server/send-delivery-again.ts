import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { sendDeliveryAgain as contract } from '../contract.ts';
import { webhookDeliveries } from '../tables.ts';
import { findWebhook, oneDelivery } from './find-webhook.ts';
import { refuseOff } from './refuse-off.ts';
import { toDelivery } from './to-webhook.ts';

/** Sends a delivery anew, whatever came of it: at once, and again for a day where it fails. */
export async function sendDeliveryAgain({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
