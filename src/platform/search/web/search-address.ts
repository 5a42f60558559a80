import { pageAddress } from '#contract/page-address.ts';
import type { SearchKind } from '../contract.ts';
import { lineIn } from '../line-parts.ts';
import { withInLine } from './find/query-line.ts';

/** The page of all that a line finds; of one kind alone where that is named. It says so in English, whatever the line is typed in. */
export function searchAddress(line: string, kind?: SearchKind): string {
  return pageAddress('/apps/search', {}, { q: kind ? withInLine(line, { kind }) : lineIn('en', line) });
}
