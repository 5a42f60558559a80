import { formatAhead, formatListTime } from '#web/dates/format-date.ts';
import type { TFunction } from '#web/i18n.ts';
import type { Email } from '../../contract.ts';
import { listedIn } from '../folders/listed-in.ts';
import { isLeaving } from '../reader/is-leaving.ts';

/** Returns the time a list shows for an email: when it is sent, until when it is snoozed, or of the newest in its conversation. */
export function rowTime(
  mail: Pick<Email, 'folder' | 'lastTime' | 'sendAt' | 'snoozedUntil'>,
  t: TFunction,
  language: string,
): { iso: string; shown: string } {
  const now = new Date();
  const { lastTime, sendAt, snoozedUntil } = mail;
  if (sendAt)
    return { iso: sendAt, shown: isLeaving(sendAt, now) ? t('email.compose.sending') : formatAhead(new Date(sendAt), language, now) };
  if (snoozedUntil && listedIn(mail) === 'snoozed') return { iso: snoozedUntil, shown: formatAhead(new Date(snoozedUntil), language, now) };
  return { iso: lastTime, shown: formatListTime(new Date(lastTime), language, now) };
}
