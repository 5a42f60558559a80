import { type Range, ranges } from './span-contract.ts';

/** A span of days, `YYYY-MM-DD`, both inclusive. */
export interface DaySpan {
  readonly from: string;
  readonly until: string;
}

/** The period of a dashboard and the previous one it is compared with. */
export interface Span extends DaySpan {
  readonly before: DaySpan;
}

const rangeTitles: Readonly<Record<Range, string>> = { '28d': 'Last 28 Days', month: 'Last Month', year: 'Last Year' };
/** The ranges under the specification's names. */
export const lastDays = ranges.map((range) => rangeTitles[range]);

/** Maximum length of a custom range. */
export const longestYears = 5;
export const longestDays = longestYears * 366;

const dayMs = 86_400_000;

/** Resolves a range relative to today: the last 28 days, the previous full month, or the previous full year. */
export function spanOf(range: Range, today: string): Span {
  if (range === '28d') return withBefore({ from: addDays(today, -27), until: today });
  const months = range === 'month' ? 1 : 12;
  const begin = range === 'month' ? `${today.slice(0, 7)}-01` : `${today.slice(0, 4)}-01-01`;
  const months0 = (back: number): DaySpan => ({
    from: addMonths(begin, -back * months),
    until: addDays(addMonths(begin, (1 - back) * months), -1),
  });
  return { ...months0(1), before: months0(2) };
}

/** Returns a span with the previous one of the same length. */
export function withBefore({ from, until }: DaySpan): Span {
  return { from, until, before: { from: addDays(from, -lengthOf({ from, until })), until: addDays(from, -1) } };
}

/** Returns the number of days in a span. */
export function lengthOf({ from, until }: DaySpan): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the first of the month that many months after a first of a month. */
export function addMonths(first: string, months: number): string {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Returns the steps of a chart: days up to a month, weeks up to half a year, months beyond. The first and last are cut to the span. */
export function stepsOf(span: DaySpan): DaySpan[] {
  const days = lengthOf(span);
  const next = (from: string) => (days <= 31 ? addDays(from, 1) : days <= 184 ? addDays(from, 7) : addMonths(`${from.slice(0, 7)}-01`, 1));
  const steps: DaySpan[] = [];
  for (let from = span.from; from <= span.until; from = next(from)) {
    const after = next(from);
    steps.push({ from, until: after > span.until ? span.until : addDays(after, -1) });
  }
  return steps;
}

/** Returns the whole months of a span by their first days, and the remaining days at its ends. */
export function monthsWithin({ from, until }: DaySpan): { months: DaySpan | null; rest: DaySpan[] } {
  const first = from.endsWith('-01') ? from : addMonths(`${from.slice(0, 7)}-01`, 1);
  const after = addMonths(`${addDays(until, 1).slice(0, 7)}-01`, 0);
  if (first >= after) return { months: null, rest: [{ from, until }] };
  const rest = [
    { from, until: addDays(first, -1) },
    { from: after, until },
  ].filter((part) => part.from <= part.until);
  return { months: { from: first, until: addMonths(after, -1) }, rest };
}

/** Returns the growth ratio of a figure; null if the previous value was zero. */
export function growthOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / Math.abs(before);
}
