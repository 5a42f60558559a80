import { ApiError } from '#web/api-error.ts';
import type { TFunction } from '#web/i18n.ts';
import { leavingText } from '#web/leaving-text.ts';
import { missingRightText } from '#web/right-words.ts';

/** What to say of something that could not be done. */
export function whyFailed(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('users.failed.server');
  if (error.status === 0) return t('users.failed.offline');
  const leaving = leavingText(t, error);
  if (leaving) return leaving;
  if (error.status === 403) return missingRightText(t, error) || t('users.failed.forbidden');
  if (error.status === 404) return t('users.failed.gone');
  if (error.status === 429) return t('users.failed.tooMany');
  if (/themselves/.test(error.message)) return t('users.failed.oneself');
  if (/last admin/.test(error.message)) return t('users.failed.lastAdmin');
  if (/PUBLIC_URL/.test(error.message)) return t('users.failed.noAddress');
  if (error.status === 409) return t('users.failed.conflict');
  return t('users.failed.server');
}

/** Whether trying again may help. */
export function mayTryAgain(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
