import type { MailRule } from '../rules-contract.ts';

export type RuleContent = Pick<MailRule, 'sender' | 'subject' | 'words' | 'folder' | 'label' | 'isStarred' | 'isRead'>;

interface Mail {
  fromName: string;
  fromEmail: string;
  subject: string;
  messageText: string;
}

/** The actions that rules apply to an email. */
interface Wanted {
  folder?: 'inbox' | 'archive' | 'spam' | 'trash';
  labels?: string[];
  isStarred?: boolean;
  isRead?: boolean;
}

/** Combines the actions of the rules in order: labels and marks of all that match, the folder of the first that sets one. */
export function matchRules(rules: readonly RuleContent[], mail: Mail): Wanted {
  if (rules.length === 0) return {};
  const small = inSmallLetters(mail);
  const matching = rules.filter((rule) => holds(rule, small));
  if (matching.length === 0) return {};
  const folder = matching.find((rule) => rule.folder)?.folder as Wanted['folder'];
  return {
    ...(folder && { folder }),
    labels: [...new Set(matching.flatMap(({ label }) => label ?? []))],
    isStarred: matching.some(({ isStarred }) => isStarred),
    isRead: matching.some(({ isRead }) => isRead),
  };
}

/**
 * Checks whether all given conditions match, ignoring case; a rule without conditions matches nothing. `apply-rule.ts` runs the same check
 * in SQL.
 */
export function matches(rule: RuleContent, mail: Mail): boolean {
  return holds(rule, inSmallLetters(mail));
}

/** Returns the conditions in lowercase, each with the parts of an email to search. Leaves out empty conditions. */
export function conditionsOf({ sender, subject, words }: RuleContent): { wanted: string; within: (keyof Mail)[] }[] {
  const conditions: { wanted: string; within: (keyof Mail)[] }[] = [
    { wanted: sender, within: ['fromName', 'fromEmail'] },
    { wanted: subject, within: ['subject'] },
    { wanted: words, within: ['subject', 'messageText'] },
  ];
  return conditions.map(({ wanted, within }) => ({ wanted: smallLetters(wanted.trim()), within })).filter(({ wanted }) => wanted !== '');
}

function holds(rule: RuleContent, small: Mail): boolean {
  const given = conditionsOf(rule);
  return given.length > 0 && given.every(({ wanted, within }) => within.some((part) => small[part].includes(wanted)));
}

function inSmallLetters({ fromName, fromEmail, subject, messageText }: Mail): Mail {
  return {
    fromName: smallLetters(fromName),
    fromEmail: smallLetters(fromEmail),
    subject: smallLetters(subject),
    messageText: smallLetters(messageText),
  };
}

/**
 * Lowercases like PostgreSQL's `lower`, character by character. JavaScript alone would turn a dotted capital I into two characters, and
 * look at the context of a capital sigma.
 */
export function smallLetters(text: string): string {
  return text.replaceAll('\u0130', 'i').replaceAll('\u03a3', '\u03c3').toLowerCase();
}
