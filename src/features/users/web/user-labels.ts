import type { TFunction } from '#web/i18n.ts';
import { type BillingType, type User, userPlans } from '../contract.ts';

const keys: Record<BillingType, 'auto' | 'card' | 'paypal' | 'cash'> = {
  'Auto Debit': 'auto',
  'Manual - Credit Card': 'card',
  'Manual - Paypal': 'paypal',
  'Manual - Cash': 'cash',
};

/** Translates a payment method; unknown values stay unchanged. */
export function billingLabel(t: TFunction, billing: string): string {
  const key = keys[billing as BillingType];
  return key ? t(`users.billing.${key}`) : billing;
}

/** Translates a plan; unknown values stay unchanged. */
export function planLabel(t: TFunction, plan: string): string {
  const known = userPlans.find((name) => name === plan);
  return known ? t(`users.plan.${known}`) : plan;
}

/** A user's status; an active record without an account counts as not invited. */
export function statusText(t: TFunction, { status, hasAccount }: Pick<User, 'status' | 'hasAccount'>): string {
  return t(`users.status.${status === 'active' && !hasAccount ? 'notInvited' : status}`);
}

/** Whether a user can sign in, and why not; independent of the record's status. */
export function signInText(
  t: TFunction,
  { canSignIn, hasAccount, invitedAt }: Pick<User, 'canSignIn' | 'hasAccount' | 'invitedAt'>,
): string {
  if (canSignIn) return t('users.signIn.yes');
  if (hasAccount) return t('users.signIn.suspended');
  return t(invitedAt ? 'users.signIn.invited' : 'users.signIn.never');
}
