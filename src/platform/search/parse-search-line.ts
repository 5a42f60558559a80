import type { SearchKind } from './contract.ts';
import { foldWords } from './fold-words.ts';
import { parseQueryParts } from './line-parts.ts';

/** A parsed search query. */
export interface SearchLine {
  /** Required terms, each in the format of `foldWords`: a word, or the words of a phrase in order. */
  readonly terms: readonly string[];
  /** Kinds to search; all when empty. */
  readonly kinds: readonly SearchKind[];
  /** Authors: each must match the author's name or address. */
  readonly from: readonly string[];
  /** Dates such as 2030-01-31. */
  readonly before?: string;
  readonly after?: string;
}

/** Maximum number of terms; further ones are ignored. */
const maxTerms = 12;

/** Parses a query, see `parseQueryParts`. A prefix without a value is ignored. */
export function parseSearchLine(line: string): SearchLine {
  const found = { terms: new Set<string>(), kinds: new Set<SearchKind>(), from: [] as string[] };
  const days: { before?: string; after?: string } = {};
  for (const part of parseQueryParts(line)) {
    if (part.is === 'in') found.kinds.add(part.kind);
    else if (part.is === 'from') found.from.push(foldWords(part.name));
    else if (part.is === 'before' || part.is === 'after') days[part.is] = part.day;
    else if (part.is === 'words') found.terms.add(foldWords(part.text));
  }
  const terms = [...found.terms].filter((term) => term !== '').slice(0, maxTerms);
  return { terms, kinds: [...found.kinds], from: found.from.slice(0, maxTerms), ...days };
}
