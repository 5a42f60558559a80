import type { TFunction } from '#web/i18n.ts';
import { ApiError } from './api-error.ts';
import { formatMoment } from './format-date.ts';

/** What to say of a mail that may not leave for the world now, and what can be done about it; empty where that was not why. */
export function leavingText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  if (error.status === 403 && error.fields.address) return t('ui.leaving.unconfirmed');
  const [againAt] = error.status === 429 ? (error.fields.sendAt ?? []) : [];
  return againAt ? t('ui.leaving.limit', { time: formatMoment(new Date(againAt), document.documentElement.lang) }) : '';
}
