import { grantableSubjects } from '#contract/grantable.ts';
import type { TFunction } from '#web/i18n.ts';
import { listInWords } from '#web/list-in-words.ts';
import { rightInWords } from '#web/right-words.ts';

type Rule = { action: string; subject: string };

/** So many are named; of more only how many. */
const mostNamed = 6;

/** What a key may, as a sentence: `May see to-dos and change invoices.` */
export function rulesInWords(t: TFunction, rules: readonly Rule[], language: string): string {
  if (rules.some(({ subject }) => subject === 'all')) return t('apiKeys.everything');
  const known = rules.filter(({ subject }) => (grantableSubjects as readonly string[]).includes(subject));
  const named = known.slice(0, known.length > mostNamed ? mostNamed - 1 : mostNamed).map((rule) => rightInWords(t, rule));
  const rest = known.length - named.length;
  return t('apiKeys.may', { rights: listInWords([...named, ...(rest > 0 ? [t('apiKeys.more', { count: rest })] : [])], language) });
}
