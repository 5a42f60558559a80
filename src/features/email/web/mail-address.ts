import { defaultStringifySearch } from '@tanstack/react-router';
import type { MailPlace } from './folders/mail-place.ts';

/** The address of a list, or of a mail open in it; `at` is the first row in sight and is left out at the top. */
export function mailAddress(place: MailPlace, mailId?: number, at = 0): string {
  const list = place.label ? `/apps/email/label/${place.label}` : `/apps/email/${place.folder || 'inbox'}`;
  const path = mailId === undefined ? list : `${list}/${mailId}`;
  return path + defaultStringifySearch({ q: place.q || undefined, at: at > 0 ? at : undefined });
}

/** Whether a path names this list, or the mail that is open in it; the bare address of mail is that of its inbox. */
export function namesList(path: string, place: MailPlace, mailId?: number): boolean {
  return (path === '/apps/email' ? '/apps/email/inbox' : path) === mailAddress({ ...place, q: '' }, mailId);
}
