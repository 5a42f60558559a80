import type { TFunction } from '#web/i18n.ts';
import type { Email } from '../contract.ts';
import { formatMailAhead, formatMailTime } from './format-mail-time.ts';
import { isLeaving } from './is-leaving.ts';
import { listedIn } from './listed-in.ts';

/** The moment that a list shows of a mail: when it leaves, until when it is put off, or of the newest in its conversation. */
export function rowTime(
  mail: Pick<Email, 'folder' | 'lastTime' | 'sendAt' | 'snoozedUntil'>,
  t: TFunction,
  language: string,
): { iso: string; shown: string } {
  const now = new Date();
  const { lastTime, sendAt, snoozedUntil } = mail;
  if (sendAt) return { iso: sendAt, shown: isLeaving(sendAt, now) ? t('email.sending.now') : formatMailAhead(sendAt, language, now) };
  if (snoozedUntil && listedIn(mail) === 'snoozed') return { iso: snoozedUntil, shown: formatMailAhead(snoozedUntil, language, now) };
  return { iso: lastTime, shown: formatMailTime(lastTime, language, now) };
}
