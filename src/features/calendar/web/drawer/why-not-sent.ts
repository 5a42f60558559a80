import { ApiError } from '#web/api-error.ts';
import type { TFunction } from '#web/i18n.ts';
import { refusalText } from '#web/refusal-text.ts';

/** Why a form could not be sent at all. */
export function whyNotSent(t: TFunction, error: unknown): string {
  const status = error instanceof ApiError ? error.status : 500;
  if (status === 0) return t('calendar.failed.offline');
  if (status === 404) return t('calendar.failed.gone');
  const told = error instanceof ApiError && status < 500 ? refusalText(t, error) : '';
  return told || t(status < 500 ? 'calendar.failed.refused' : 'calendar.failed.server');
}
