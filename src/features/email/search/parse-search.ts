import { foldText } from '#contract/text/fold-text.ts';
import type { Label } from '../labels-contract.ts';
import { searchDay } from './search-day.ts';
import { anyOperator, chosenCondition, operatorNamed, sameName } from './search-names.ts';
import type { NamedLabel, ParsedSearch, SearchCondition, SearchOperator } from './search-terms.ts';

/** More terms than that narrow nothing further, and each is another condition. */
export const mostTerms = 12;

/** The quotes of print, as each language has its own. */
const printedQuotes = /[„“”]|«\s*|\s*»/gu;
/** A minus, an operator — after which a blank is let through, unless the next operator follows —, a phrase in quotes or a word. */
const token = new RegExp(`(-)?(?:(${anyOperator}):(?:\\s+(?!-?(?:${anyOperator}):))?)?(?:"([^"]+)"|(\\S+))`, 'giu');
const unfinished = new RegExp(`^(?:${anyOperator}):$`, 'iu');

/**
 * What a search asks for: words, each by itself in any order, phrases in double quotes, and operators such as `from:ann`. All must hold; what begins with a
 * minus must not. An open quote is a character like others.
 * @param own the labels that the person made, which `label:` finds by their names.
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
    if (!seen.has(key) && parsed.terms.length < mostTerms) parsed.terms.push(term);
    seen.add(key);
  }
  return parsed;
}

/** What a search is made of, as it was typed: a word, a phrase, or what stands behind an operator. */
export function searchTokens(text: string): { operator: SearchOperator | undefined; value: string; isNot: boolean }[] {
  return [...text.replaceAll(printedQuotes, '"').matchAll(token)].flatMap(([, minus, name, phrase, word]) => {
    const value = (phrase ?? word ?? '').trim();
    const operator = name ? operatorNamed(name) : undefined;
    // The operator that is being typed asks for nothing yet.
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
