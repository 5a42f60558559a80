import type { TFunction } from '#web/i18n.ts';
import type { Delivery, DeliveryTry } from '../contract.ts';

/** What became of a delivery, in its colour. */
export const toneOfDelivery = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const satisfies Record<
  Delivery['state'],
  string
>;

/** What was answered: `HTTP 200`, or why nothing was; empty before the first try. */
export function answerText(t: TFunction, { status, failure }: Pick<DeliveryTry, 'status' | 'failure'>): string {
  if (failure) return t(`webhooks.failure.${failure}`);
  return status === null ? '' : t('webhooks.status', { status });
}
