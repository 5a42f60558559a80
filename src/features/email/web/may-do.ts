import type { Email } from '../contract.ts';
import { listedIn } from './folders/listed-in.ts';

type Placed = Pick<Email, 'folder' | 'sendAt' | 'snoozedUntil' | 'isDraft'>;

/** Only the inbox is put off. */
export const canSnooze = (mail: Placed) => mail.folder === 'inbox' && !mail.sendAt;

/** For good: from trash and spam, and own drafts. */
export function canDelete(mail: Placed): boolean {
  const list = listedIn(mail);
  return list === 'trash' || list === 'spam' || (list === 'draft' && mail.isDraft);
}

/** Where what was thrown away goes back to. */
export const homeOf = (mail: Placed) => (mail.isDraft ? 'draft' : 'inbox');
