import type { SearchKind } from './contract.ts';
import { foldWords } from './fold-words.ts';
import { lineParts } from './line-parts.ts';

/** What somebody looks for. */
export interface SearchLine {
  /** What all must be there, each as `foldWords` makes it: a word, or the words of a phrase in their order. */
  readonly terms: readonly string[];
  /** In these kinds alone; none: in all of them. */
  readonly kinds: readonly SearchKind[];
  /** Of whom: each has to be in the name or address of who wrote it. */
  readonly from: readonly string[];
  /** Days, as 2030-01-31. */
  readonly before?: string;
  readonly after?: string;
}

/** So many terms count: what is beyond is left out. */
const mostTerms = 12;

/** What a line says, see `lineParts`. A prefix without a value yet says nothing. */
export function parseSearchLine(line: string): SearchLine {
  const found = { terms: new Set<string>(), kinds: new Set<SearchKind>(), from: [] as string[] };
  const days: { before?: string; after?: string } = {};
  for (const part of lineParts(line)) {
    if (part.is === 'in') found.kinds.add(part.kind);
    else if (part.is === 'from') found.from.push(foldWords(part.name));
    else if (part.is === 'before' || part.is === 'after') days[part.is] = part.day;
    else if (part.is === 'words') found.terms.add(foldWords(part.text));
  }
  const terms = [...found.terms].filter((term) => term !== '').slice(0, mostTerms);
  return { terms, kinds: [...found.kinds], from: found.from.slice(0, mostTerms), ...days };
}
