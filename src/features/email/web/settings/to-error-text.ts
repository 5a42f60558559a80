import { ApiError } from '#web/api-error.ts';
import type { TFunction } from '#web/i18n.ts';
import { refusalText } from '#web/refusal-text.ts';

/** Returns why a request failed, as a message for the person. */
export function toErrorText(t: TFunction, error: unknown): string {
  if (error instanceof ApiError && error.status === 507) return t('ui.storageFull');
  if (!(error instanceof ApiError) || error.status >= 500) return t('email.failed.server');
  if (error.status === 0) return t('email.failed.offline');
  if (error.status === 404) return t('email.settings.failed.gone');
  if (error.status === 413) return t('email.settings.failed.tooLarge');
  return refusalText(t, error) || t('common.changeNotSaved');
}
