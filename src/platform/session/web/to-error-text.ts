import { ApiError } from '#web/api-error.ts';
import type { TFunction } from '#web/i18n.ts';
import { refusalText } from '#web/refusal-text.ts';

/** Error text of a request that failed for a reason other than the input. */
export function failureText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('session.failed.unexpected');
  if (error.code === 'unavailable') return t('session.failed.unreachable');
  if (error.status === 429) return t('session.failed.tooMany');
  if (error.reason?.code === 'registration_closed') return t('session.register.closedText');
  if ([403, 404, 409].includes(error.status)) return refusalText(t, error) || t('session.failed.unexpected');
  return t('session.failed.unexpected');
}
