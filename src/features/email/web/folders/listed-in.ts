import type { Email, Folder } from '../../contract.ts';

/** The list that a mail stands in: its folder, unless it is on its way out or kept out of the inbox. */
export function listedIn(mail: Pick<Email, 'folder' | 'sendAt' | 'snoozedUntil'>): Folder {
  if (mail.sendAt) return 'scheduled';
  return mail.snoozedUntil && mail.folder === 'inbox' ? 'snoozed' : mail.folder;
}
