import type { TFunction } from '#web/i18n.ts';
import type { User } from '../contract.ts';

/** Whether a user can sign in, and why not: that is apart from whether their record is active. */
export function signInText(
  t: TFunction,
  { canSignIn, hasAccount, invitedAt }: Pick<User, 'canSignIn' | 'hasAccount' | 'invitedAt'>,
): string {
  if (canSignIn) return t('users.signIn.yes');
  if (hasAccount) return t('users.signIn.suspended');
  return t(invitedAt ? 'users.signIn.invited' : 'users.signIn.never');
}
