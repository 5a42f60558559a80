import type { MarkedEmail } from '../contract.ts';
import { listedIn } from './folders/listed-in.ts';

type Placed = Pick<MarkedEmail, 'folder' | 'sendAt' | 'snoozedUntil' | 'isDraft'>;

const isInInbox = (mail: Placed) => mail.folder === 'inbox' && !mail.sendAt;

/** Only the inbox is put off. */
export const canSnooze = isInInbox;

/** Only what lies in the inbox is put away, also while it is kept out of sight. */
export const canArchive = isInInbox;

/** What others have sent, wherever it lies but there. */
export const canBeSpam = ({ folder, isDraft }: Placed) => !isDraft && folder !== 'sent' && folder !== 'spam';

/** For good: from trash and spam, and own drafts. */
export function canDelete(mail: Placed): boolean {
  const list = listedIn(mail);
  return list === 'trash' || list === 'spam' || (list === 'draft' && mail.isDraft);
}

/** What was taken for spam. */
export const isSpam = ({ folder }: Placed) => folder === 'spam';

/** Whether it was put away, and can go back to where it was. */
export const canRestore = ({ folder }: Placed) => folder === 'trash' || folder === 'archive' || folder === 'spam';

/** What bringing mails back is called. */
export function restoreLabel(mails: readonly Placed[]): 'email.notSpam' | 'email.restoreDraft' | 'email.restore' {
  if (mails.every(isSpam)) return 'email.notSpam';
  return mails.every(({ isDraft }) => isDraft) ? 'email.restoreDraft' : 'email.restore';
}

/** Where what was thrown away or put away goes back to. */
export const homeOf = (mail: Placed) => (mail.isDraft ? 'draft' : 'inbox');
