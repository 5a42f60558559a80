import { foldText } from '#contract/text/fold-text.ts';
import { quoted } from './quoted.ts';
import { anyOperator, choicesIn, operatorIn, operatorNamed, operatorNamesIn, operators, sameName } from './search-names.ts';
import type { SearchOperator } from './search-terms.ts';

/** What a search may go on with. */
export interface SearchSuggestion {
  /** As it is written: `from:`, or what stands behind an operator. */
  text: string;
  /** The whole search with it. */
  q: string;
  operator: SearchOperator;
  /** Whether it is the operator alone, and what it asks for is still to be written. */
  isOperator: boolean;
  /** Of a person: their name. */
  name?: string;
}

/** What the person knows that a search can name. */
interface SearchKnowledge {
  language: string;
  labels: readonly { name: string }[];
  people: readonly { name: string; email: string }[];
  /** Days such as 2030-01-31, newest first. */
  days: readonly string[];
}

/** A term at the end of what was typed, still open: a minus, an operator, and the beginning of a word or of a phrase in quotes. */
const openTerm = new RegExp(`(?:^|\\s)(-?)(?:(${anyOperator}):)?(?:"([^"]*)|([^\\s"]*))$`, 'iu');

/** The term that is being written, split where its value begins; null where none is. */
export function openTermOf(typed: string): { head: string; operator: SearchOperator | undefined; value: string } | null {
  const found = openTerm.exec(typed);
  if (!found) return null;
  const [, , name, phrase, word = ''] = found;
  const value = phrase ?? word;
  const length = value.length + (phrase === undefined ? 0 : 1);
  return { head: typed.slice(0, typed.length - length), operator: name === undefined ? undefined : operatorNamed(name), value };
}

/** What may be meant with the term that is being written: an operator by its beginning, or what stands behind one. */
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

/** Whether a name, or a word in it, begins like that, whatever its case and accents. */
function begins(name: string, value: string): boolean {
  const wanted = foldText(value);
  const folded = foldText(name);
  return folded.startsWith(wanted) || folded.split(/[\s-]/u).some((word) => word.startsWith(wanted));
}
