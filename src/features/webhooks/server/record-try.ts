import { and, eq, sql } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { notify } from '#features/notifications/server/offers.ts';
import { announce } from '#server/announce.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { DeliveryTry, OffReason } from '../contract.ts';
import { webhookDeliveries, webhooks } from '../tables.ts';
import { nextPauseMs } from './next-pause.ts';
import type { DeliveryRow, WebhookRow } from './to-webhook.ts';

const keptTries = 20;
const gone = 410;

/**
 * Keeps what came of a try. Where nothing got there from the first try of a delivery to its last, a day later, or the receiver says that it is gone,
 * the webhook is switched off, and whoever made it is told.
 */
export async function recordTry(
  db: Db,
  { entity, id, webhookId }: DeliveryRow,
  tried: DeliveryTry,
  { clock }: Pick<Dependencies, 'clock'>,
) {
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
