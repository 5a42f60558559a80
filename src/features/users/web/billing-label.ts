import type { TFunction } from '#web/i18n.ts';
import type { BillingType } from '../contract.ts';

const keys: Record<BillingType, 'auto' | 'card' | 'paypal' | 'cash'> = {
  'Auto Debit': 'auto',
  'Manual - Credit Card': 'card',
  'Manual - Paypal': 'paypal',
  'Manual - Cash': 'cash',
};

/** How somebody pays, in the person's language; what is not known stays as it is. */
export function billingLabel(t: TFunction, billing: string): string {
  const key = keys[billing as BillingType];
  return key ? t(`users.billing.${key}`) : billing;
}
