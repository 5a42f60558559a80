import type { TFunction } from '#web/i18n.ts';
import { type BillingType, type User, userPlans } from '../contract.ts';

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

/** A plan's name in the person's language; what is not known stays as it is. */
export function planLabel(t: TFunction, plan: string): string {
  const known = userPlans.find((name) => name === plan);
  return known ? t(`users.plan.${known}`) : plan;
}

/** A user's status; a record that is active and has no account was not invited yet. */
export function statusText(t: TFunction, { status, hasAccount }: Pick<User, 'status' | 'hasAccount'>): string {
  return t(`users.status.${status === 'active' && !hasAccount ? 'notInvited' : status}`);
}

/** Whether a user can sign in, and why not: that is apart from whether their record is active. */
export function signInText(
  t: TFunction,
  { canSignIn, hasAccount, invitedAt }: Pick<User, 'canSignIn' | 'hasAccount' | 'invitedAt'>,
): string {
  if (canSignIn) return t('users.signIn.yes');
  if (hasAccount) return t('users.signIn.suspended');
  return t(invitedAt ? 'users.signIn.invited' : 'users.signIn.never');
}
