import type { TFunction } from '#web/i18n.ts';
import { listFormat } from '#web/intl.ts';
import type { Email } from '../../contract.ts';
import type { Label } from '../../labels-contract.ts';
import type { MailRule } from '../../rules-contract.ts';
import type { ShownLabel } from '../labels/shown-labels.ts';

export const destinations = ['inbox', 'archive', 'spam', 'trash'] as const;
type Chosen = { folder: (typeof destinations)[number] | null; label: Label | null };

/** Values of the rule form; an empty choice means none. */
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

/** Converts the form values to the format for sending and describing. */
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

/** Conditions and actions of a rule, without its position. */
export type RuleContent = Omit<MailRule, 'id' | 'position' | 'version'>;

/** Describes a rule as the two halves of a sentence: conditions and actions. */
export function describeRule(
  rule: RuleContent,
  t: TFunction,
  language: string,
  labels: readonly ShownLabel[],
): { asks: string; does: string } {
  // Isolates user input, which may have a different text direction than the sentence.
  const given = (text: string) => `\u2068${text}\u2069`;
  const asks = [
    rule.sender && t('email.settings.rules.asks.sender', { text: given(rule.sender) }),
    rule.subject && t('email.settings.rules.asks.subject', { text: given(rule.subject) }),
    rule.words && t('email.settings.rules.asks.words', { text: given(rule.words) }),
  ];
  const label = labels.find((one) => one.label === rule.label)?.name;
  const does = [
    rule.folder && t('email.settings.rules.does.folder', { folder: t(`email.folder.${rule.folder}`) }),
    label && t('email.settings.rules.does.label', { label }),
    rule.isStarred && t('email.settings.rules.does.star'),
    rule.isRead && t('email.settings.rules.does.read'),
  ];
  const list = listFormat(language);
  const joined = (parts: (string | false | null | undefined)[]) => list.format(parts.filter((part): part is string => Boolean(part)));
  return { asks: joined(asks), does: joined(does) };
}

/** A rule for similar emails: from the same sender, with the actions already applied to this one; *Important* if there are none. */
export function ruleOfMail({ from, folder, labels, isStarred }: Pick<Email, 'from' | 'folder' | 'labels' | 'isStarred'>): RuleValues {
  const target = folder === 'archive' || folder === 'spam' || folder === 'trash' ? folder : '';
  const [label = isStarred || target ? '' : 'important'] = labels;
  return { ...noRule, sender: from.email, folder: target, label, isStarred };
}
