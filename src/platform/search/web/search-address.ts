import { pageAddress } from '#contract/page-address.ts';
import type { SearchKind } from '../contract.ts';
import { translateQuery } from '../line-parts.ts';
import { withInLine } from './find/query-line.ts';

/** URL of the results for a query, optionally of one kind. The URL is in English, whatever the language of the query. */
export function searchAddress(line: string, kind?: SearchKind): string {
  return pageAddress('/apps/search', {}, { q: kind ? withInLine(line, { kind }) : translateQuery('en', line) });
}
