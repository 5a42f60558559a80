import type { TFunction } from '#web/i18n.ts';
import { listFormat } from '#web/intl.ts';
import type { MailRule } from '../../rules-contract.ts';
import type { ShownLabel } from '../labels/shown-labels.ts';

/** What a rule asks for and does, without where it stands. */
export type RuleContent = Omit<MailRule, 'id' | 'position' | 'version'>;

/** A rule as the two halves of a sentence: what it asks for, and what it does. */
export function describeRule(
  rule: RuleContent,
  t: TFunction,
  language: string,
  labels: readonly ShownLabel[],
): { asks: string; does: string } {
  // What was typed may run in the other direction than the sentence.
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
