import type { Delivery, DeliveryDetails, Webhook } from '../contract.ts';
import type { webhookDeliveries, webhooks } from '../tables.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** The webhook as the contract has it: nothing of its secrets. */
export function toWebhook({ failingSince, lastDeliveredAt, oldSecretUntil, ...row }: WebhookRow, now: Date): Webhook {
  const { id, address, kinds, isActive, offReason, version } = row;
  return {
    ...{ id, address, kinds, isActive, offReason, version },
    failingSince: failingSince?.toISOString() ?? null,
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
  };
}

/** The delivery as lists have it. */
export function toDelivery({ id, type, state, createdAt, tries, nextTryAt }: Omit<DeliveryRow, 'body'>): Delivery {
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

/** The delivery with all that is known of it. */
export const toDeliveryDetails = (row: DeliveryRow): DeliveryDetails => ({ ...toDelivery(row), body: row.body, everyTry: row.tries });
