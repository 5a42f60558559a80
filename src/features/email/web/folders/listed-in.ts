import type { Email, Folder } from '../../contract.ts';

/** Returns the list an email appears in: its folder, unless it is scheduled or snoozed. */
export function listedIn(mail: Pick<Email, 'folder' | 'sendAt' | 'snoozedUntil'>): Folder {
  if (mail.sendAt) return 'scheduled';
  return mail.snoozedUntil && mail.folder === 'inbox' ? 'snoozed' : mail.folder;
}
