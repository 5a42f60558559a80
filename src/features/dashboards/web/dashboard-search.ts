import { isPlainDay } from '#web/dates/is-plain-day.ts';
import type { PageName } from '../contract.ts';
import { type Range, ranges } from '../span-contract.ts';
import { lengthOf, longestDays } from '../spans.ts';

/** URL state: the period, the year of the report, and arrange mode. */
export interface DashboardSearch {
  range: Range;
  from: string;
  until: string;
  year: string;
  /** `add` while the add dialog is open. */
  arrange: '' | 'on' | 'add';
}

/** Parses the URL; invalid ranges, dates, and years are ignored. */
export function readDashboardSearch(search: Readonly<Record<string, unknown>>): DashboardSearch {
  const text = (name: string) => String(search[name] ?? '');
  const [from, until] = [text('from'), text('until')];
  const isSpan = isPlainDay(from) && isPlainDay(until) && from <= until && lengthOf({ from, until }) <= longestDays;
  return {
    range: ranges.find((range) => range === text('range')) ?? '28d',
    ...(isSpan ? { from, until } : { from: '', until: '' }),
    arrange: (['on', 'add'] as const).find((mode) => mode === text('arrange')) ?? '',
    year: /^[1-9]\d{0,3}$/.test(text('year')) ? text('year') : '',
  };
}

/** Input of `readDashboard`. @param zone The reader's time zone. */
export function dashboardInput(name: PageName, { range, from, until, year }: DashboardSearch, zone: string) {
  return { query: { name, ...(from ? { from, until } : { range }), ...(year && { year }), zone } };
}
