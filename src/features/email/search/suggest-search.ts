import { foldText } from '#contract/text/fold-text.ts';
import { quoted } from './quoted.ts';
import { anyOperator, choicesIn, operatorIn, operatorNamed, operatorNamesIn, operators, sameName } from './search-names.ts';
import type { SearchOperator } from './search-terms.ts';

export interface SearchSuggestion {
  /** As written: `from:`, or the value after an operator. */
  text: string;
  /** The whole search including the suggestion. */
  q: string;
  operator: SearchOperator;
  /** Whether it is only an operator whose value is still to be typed. */
  isOperator: boolean;
  /** For a person: their name. */
  name?: string;
}

/** The person's data that search suggestions draw on. */
interface SearchKnowledge {
  language: string;
  labels: readonly { name: string }[];
  people: readonly { name: string; email: string }[];
  /** Days such as 2030-01-31, newest first. */
  days: readonly string[];
}

/** An open term at the end of the input: a minus, an operator, and the beginning of a word or quoted phrase. */
const openTerm = new RegExp(`(?:^|\\s)(-?)(?:(${anyOperator}):)?(?:"([^"]*)|([^\\s"]*))$`, 'iu');

/** Splits the term being typed at the start of its value; null when there is none. */
export function openTermOf(typed: string): { head: string; operator: SearchOperator | undefined; value: string } | null {
  const found = openTerm.exec(typed);
  if (!found) return null;
  const [, , name, phrase, word = ''] = found;
  const value = phrase ?? word;
  const length = value.length + (phrase === undefined ? 0 : 1);
  return { head: typed.slice(0, typed.length - length), operator: name === undefined ? undefined : operatorNamed(name), value };
}

/** Suggests completions for the term being typed: an operator by its prefix, or a value after one. */
export function suggestSearch(typed: string, knowledge: SearchKnowledge): SearchSuggestion[] {
  const term = openTermOf(typed);
  if (!term) return [];
  const { head, operator, value } = term;
  if (!operator) return value === '' ? [] : operatorsLike(head, value, knowledge.language);
  return valuesOf(operator, value, knowledge).map((one) => ({ ...one, q: head + quoted(one.text), operator, isOperator: false }));
}

function operatorsLike(head: string, value: string, language: string): SearchSuggestion[] {
  return operators
    .filter((operator) => operatorNamesIn(operator, language).some((name) => begins(name, value)))
    .map((operator) => {
      const text = `${operatorIn(operator, language)}:`;
      return { text, q: head + text, operator, isOperator: true };
    });
}

function valuesOf(operator: SearchOperator, value: string, knowledge: SearchKnowledge): { text: string; name?: string }[] {
  switch (operator) {
    case 'from':
    case 'to':
    case 'cc':
    case 'bcc':
      return knowledge.people.filter(({ email }) => email !== value).map(({ name, email }) => ({ text: email, name }));
    case 'before':
    case 'after':
      return knowledge.days.filter((day) => day.startsWith(value) && day !== value).map((text) => ({ text }));
    default: {
      const own = operator === 'label' ? knowledge.labels.map(({ name }) => name) : [];
      return [...choicesIn(operator, knowledge.language), ...own]
        .filter((name) => begins(name, value) && !sameName(name, value))
        .map((text) => ({ text }));
    }
  }
}

/** Checks whether a name, or a word in it, starts with the value, ignoring case and accents. */
function begins(name: string, value: string): boolean {
  const wanted = foldText(value);
  const folded = foldText(name);
  return folded.startsWith(wanted) || folded.split(/[\s-]/u).some((word) => word.startsWith(wanted));
}
