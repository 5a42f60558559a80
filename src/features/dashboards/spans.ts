import { type Range, ranges } from './span-contract.ts';

/** Days from one to another, both included: `YYYY-MM-DD`. */
export interface DaySpan {
  readonly from: string;
  readonly until: string;
}

/** What a dashboard looks at: a span of days, and the one before it that it is compared with. */
export interface Span extends DaySpan {
  readonly before: DaySpan;
}

const rangeTitles: Readonly<Record<Range, string>> = { '28d': 'Last 28 Days', month: 'Last Month', year: 'Last Year' };
/** The ranges as the specification calls them. */
export const lastDays = ranges.map((range) => rangeTitles[range]);

/** How long a span of one's own may be. */
export const longestYears = 5;
export const longestDays = longestYears * 366;

const dayMs = 86_400_000;

/** The days of a range as seen from a day: the last 28, the whole month before this one, the whole year before this one. */
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

/** A span with as many days before it. */
export function withBefore({ from, until }: DaySpan): Span {
  return { from, until, before: { from: addDays(from, -lengthOf({ from, until })), until: addDays(from, -1) } };
}

/** How many days a span has. */
export function lengthOf({ from, until }: DaySpan): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;
}

/** A day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The first of a month so many months later than a first of a month. */
export function addMonths(first: string, months: number): string {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The parts in which a span is drawn: days up to a month, weeks up to half a year, months beyond. Ends are cut off where the span ends. */
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

/** The whole months of a span by their first days, and the days at its ends that fill none. */
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

/** By what share a figure has grown; null where there was nothing before. */
export function growthOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / Math.abs(before);
}
