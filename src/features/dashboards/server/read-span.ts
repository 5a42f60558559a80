import { invalid } from '#server/refusal.ts';
import type { Range } from '../span-contract.ts';
import { addDays, lengthOf, longestDays, longestYears, type Span, spanOf, withBefore } from '../spans.ts';

interface Asked {
  range: Range;
  from?: string | undefined;
  until?: string | undefined;
}

/**
 * The days that a query asks for, as seen from a day.
 * @throws 400 for one day without the other, an end before the start, and more years than anybody compares.
 */
export function readSpan({ range, from, until }: Asked, today: string): Span {
  if (from === undefined && until === undefined) return spanOf(range, today);
  if (from === undefined) throw invalid('from', 'required');
  if (until === undefined) throw invalid('until', 'required');
  if (until < from) throw invalid('until', 'end_before_start');
  if (lengthOf({ from, until }) > longestDays) throw invalid('until', { code: 'range_too_wide', years: longestYears });
  // Further back there are no days to compare with.
  if (addDays(from, -lengthOf({ from, until })) < '0001-01-01') throw invalid('from', 'not_a_day');
  return withBefore({ from, until });
}
