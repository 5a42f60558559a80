import { foldText } from '#contract/text/fold-text.ts';
import type { Label } from '../labels-contract.ts';
import { searchDay } from './search-day.ts';
import { anyOperator, chosenCondition, operatorNamed, sameName } from './search-names.ts';
import type { NamedLabel, ParsedSearch, SearchCondition, SearchOperator } from './search-terms.ts';

/** Each term adds a condition to the query; more of them narrow nothing further. */
export const maxTerms = 12;

/** Typographic quotes of the supported languages. */
const printedQuotes = /[„“”]|«\s*|\s*»/gu;
/** A minus, an operator (after which a space is allowed unless another operator follows), a quoted phrase or a word. */
const token = new RegExp(`(-)?(?:(${anyOperator}):(?:\\s+(?!-?(?:${anyOperator}):))?)?(?:"([^"]+)"|(\\S+))`, 'giu');
const unfinished = new RegExp(`^(?:${anyOperator}):$`, 'iu');

/**
 * Parses a search: words in any order, phrases in double quotes, and operators such as `from:ann`. All terms must match; terms with a
 * leading minus must not. An unclosed quote is an ordinary character.
 * @param own custom labels of the person, which `label:` matches by name.
 */
export function parseSearch(text: string, own: readonly NamedLabel[] = []): ParsedSearch {
  const parsed: ParsedSearch = { terms: [], wrong: [] };
  const seen = new Set<string>();
  for (const { operator, value, isNot } of searchTokens(text)) {
    const condition = operator ? conditionOf(operator, value, own) : ({ kind: 'text', text: value } as const);
    if (!condition) {
      if (operator) parsed.wrong.push({ operator, text: value });
      continue;
    }
    const term = { ...condition, isNot };
    const key = foldText(JSON.stringify(term));
    if (!seen.has(key) && parsed.terms.length < maxTerms) parsed.terms.push(term);
    seen.add(key);
  }
  return parsed;
}

/** Splits a search into its tokens as typed: a word, a phrase, or the value after an operator. */
export function searchTokens(text: string): { operator: SearchOperator | undefined; value: string; isNot: boolean }[] {
  return [...text.replaceAll(printedQuotes, '"').matchAll(token)].flatMap(([, minus, name, phrase, word]) => {
    const value = (phrase ?? word ?? '').trim();
    const operator = name ? operatorNamed(name) : undefined;
    // An operator still being typed has no value yet.
    if (value === '' || (!operator && unfinished.test(value))) return [];
    return { operator, value, isNot: minus !== undefined };
  });
}

function conditionOf(operator: SearchOperator, value: string, own: readonly NamedLabel[]): SearchCondition | null {
  switch (operator) {
    case 'has':
    case 'is':
    case 'in':
      return chosenCondition(operator, value);
    case 'label':
      return chosenCondition(operator, value) ?? ownLabel(value, own);
    case 'before':
    case 'after': {
      const day = searchDay(value);
      return day === null ? null : { kind: operator, day };
    }
    default:
      return { kind: 'field', field: operator, text: value };
  }
}

function ownLabel(name: string, own: readonly NamedLabel[]): SearchCondition | null {
  const found = own.find((one) => sameName(one.name, name));
  return found ? { kind: 'label', label: found.label as Label } : null;
}
