import type { MarkedEmail } from '../contract.ts';
import { listedIn } from './folders/listed-in.ts';

type Placed = Pick<MarkedEmail, 'folder' | 'sendAt' | 'snoozedUntil' | 'isDraft'>;

const isInInbox = (mail: Placed) => mail.folder === 'inbox' && !mail.sendAt;

export const canSnooze = isInInbox;

/** Only inbox emails can be archived, including snoozed ones. */
export const canArchive = isInInbox;

/** Received emails in any folder but spam. */
export const canBeSpam = ({ folder, isDraft }: Placed) => !isDraft && folder !== 'sent' && folder !== 'spam';

/** Permanently: from trash and spam, and own drafts. */
export function canDelete(mail: Placed): boolean {
  const list = listedIn(mail);
  return list === 'trash' || list === 'spam' || (list === 'draft' && mail.isDraft);
}

export const isSpam = ({ folder }: Placed) => folder === 'spam';

/** Checks whether it was put away and can be restored. */
export const canRestore = ({ folder }: Placed) => folder === 'trash' || folder === 'archive' || folder === 'spam';

export function restoreLabel(mails: readonly Placed[]): 'email.notSpam' | 'email.restoreDraft' | 'email.restore' {
  if (mails.every(isSpam)) return 'email.notSpam';
  return mails.every(({ isDraft }) => isDraft) ? 'email.restoreDraft' : 'email.restore';
}

/** Returns the folder to restore to. */
export const homeOf = (mail: Placed) => (mail.isDraft ? 'draft' : 'inbox');
