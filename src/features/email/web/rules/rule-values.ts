import type { Label } from '../../labels-contract.ts';
import type { MailRule } from '../../rules-contract.ts';
import type { RuleContent } from './describe-rule.ts';

/** Where a rule can move a mail to. */
export const destinations = ['inbox', 'archive', 'spam', 'trash'] as const;
type Chosen = { folder: (typeof destinations)[number] | null; label: Label | null };

/** What the form of a rule holds; an empty choice is none. */
export interface RuleValues {
  version: number;
  sender: string;
  subject: string;
  words: string;
  folder: string;
  label: string;
  isStarred: boolean;
  isRead: boolean;
  applyToInbox: boolean;
}

export const noRule: RuleValues = {
  version: 0,
  sender: '',
  subject: '',
  words: '',
  folder: '',
  label: '',
  isStarred: false,
  isRead: false,
  applyToInbox: false,
};

export function ruleValuesOf({ version, sender, subject, words, folder, label, isStarred, isRead }: MailRule): RuleValues {
  return { version, sender, subject, words, folder: folder ?? '', label: label ?? '', isStarred, isRead, applyToInbox: false };
}

/** As it is sent and described. */
export function ruleContentOf({ sender, subject, words, folder, label, isStarred, isRead }: RuleValues): RuleContent & Chosen {
  return {
    sender: sender.trim(),
    subject: subject.trim(),
    words: words.trim(),
    folder: (folder || null) as Chosen['folder'],
    label: (label || null) as Chosen['label'],
    isStarred,
    isRead,
  };
}
