import { ApiError } from '#web/api-error.ts';
import type { TFunction } from '#web/i18n.ts';
import { missingPermissionText, reasonText } from '#web/refusal-text.ts';

/** Returns an error text for a failed action. */
export function toErrorText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('refusal.failed');
  if (error.status === 0) return t('users.failed.offline');
  const hindrance = missingPermissionText(t, error);
  if (hindrance) return hindrance;
  if (error.status === 403) return t('refusal.not_allowed');
  if (error.status === 404) return t('users.failed.gone');
  if (error.status === 429) return t('users.failed.tooMany');
  if (error.status !== 409) return t('refusal.failed');
  return error.reason && error.reason.code !== 'changed_meanwhile' ? reasonText(t, error.reason) : t('users.failed.conflict');
}

/** Whether a retry may help. */
export function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
