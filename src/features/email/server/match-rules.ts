import type { MailRule } from '../rules-contract.ts';

export type RuleContent = Pick<MailRule, 'sender' | 'subject' | 'words' | 'folder' | 'label' | 'isStarred' | 'isRead'>;

interface Mail {
  fromName: string;
  fromEmail: string;
  subject: string;
  messageText: string;
}

/** What rules want done to a mail. */
interface Wanted {
  folder?: 'inbox' | 'archive' | 'spam' | 'trash';
  labels?: string[];
  isStarred?: boolean;
  isRead?: boolean;
}

/** What the rules, in their order, want done to a mail: labels and marks of all that match, the folder of the first that names one. */
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

/** Every condition that is given must hold, whatever the case; a rule without any matches nothing. `apply-rule.ts` asks the database the same. */
export function matches(rule: RuleContent, mail: Mail): boolean {
  return holds(rule, inSmallLetters(mail));
}

/** A condition in small letters, and the parts of a mail one of which must have it. Empty conditions are left out. */
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
 * The text in small letters as PostgreSQL's `lower` makes them: each character by itself. JavaScript alone would make two of a dotted
 * capital I, and look around a capital sigma.
 */
export function smallLetters(text: string): string {
  return text.replaceAll('\u0130', 'i').replaceAll('\u03a3', '\u03c3').toLowerCase();
}
