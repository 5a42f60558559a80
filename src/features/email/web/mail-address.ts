import { defaultStringifySearch } from '@tanstack/react-router';
import type { MailPlace } from './folders/mail-place.ts';

/** Builds the URL of a list, or of an open email in it; `at` is the first visible row, omitted at the top. */
export function mailAddress(place: MailPlace, mailId?: number, at = 0): string {
  const list = place.label ? `/apps/email/label/${place.label}` : `/apps/email/${place.folder || 'inbox'}`;
  const path = mailId === undefined ? list : `${list}/${mailId}`;
  return path + defaultStringifySearch({ q: place.q || undefined, at: at > 0 ? at : undefined });
}

/** Checks whether a path is that of this list or its open email; the bare mail path is that of the inbox. */
export function namesList(path: string, place: MailPlace, mailId?: number): boolean {
  return (path === '/apps/email' ? '/apps/email/inbox' : path) === mailAddress({ ...place, q: '' }, mailId);
}
