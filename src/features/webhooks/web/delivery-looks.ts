import type { TFunction } from '#web/i18n.ts';
import type { Delivery, DeliveryTry } from '../contract.ts';

export const toneOfDelivery = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const satisfies Record<
  Delivery['state'],
  string
>;

/** Formats the outcome: `HTTP 200`, or why there was no response; empty before the first attempt. */
export function answerText(t: TFunction, { status, failure }: Pick<DeliveryTry, 'status' | 'failure'>): string {
  if (failure) return t(`webhooks.failure.${failure}`);
  return status === null ? '' : t('webhooks.status', { status });
}
