import { ApiError } from '#web/api-error.ts';
import type { TFunction } from '#web/i18n.ts';
import { leavingText } from '#web/leaving-text.ts';

// Contract and server speak English; what they are known to say is shown in the person's language.
const known: Record<string, string> = {
  'is required': 'required',
  'must be after the start': 'endFirst',
  'must be after the start; it is exclusive': 'endFirst',
  'must be a web address': 'notAnAddress',
  'must be an e-mail address': 'notAnEmail',
  'is no date of the calendar': 'noDate',
  'is no time of the day': 'noTime',
};

/** What the server says of a field, in the person's language where that is known. */
export function eventMessage(t: TFunction, message: string): string {
  const key = known[message] ?? (message.startsWith('is no time zone') ? 'noZone' : undefined);
  return key ? t(`calendar.says.${key}`) : message;
}

/** Why a form could not be sent at all. */
export function whyNotSent(t: TFunction, error: unknown): string {
  const leaving = leavingText(t, error);
  if (leaving) return leaving;
  const status = error instanceof ApiError ? error.status : 500;
  if (status === 0) return t('calendar.failed.offline');
  if (status === 404) return t('calendar.failed.gone');
  return t(status < 500 ? 'calendar.failed.refused' : 'calendar.failed.server');
}
