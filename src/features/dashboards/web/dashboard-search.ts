import { isPlainDay } from '#web/dates/is-plain-day.ts';
import type { PageName } from '../contract.ts';
import { type Range, ranges } from '../span-contract.ts';
import { lengthOf, longestDays } from '../spans.ts';

/** What an address says of the days, of the year of the report, and of whether the page is being arranged. */
export interface DashboardSearch {
  range: Range;
  from: string;
  until: string;
  year: string;
  /** `add` while what can be added is looked at. */
  arrange: '' | 'on' | 'add';
}

/** What an address asks for; what is no range, no day and no year is left out. */
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

/** What `readDashboard` is asked for. @param zone where the reader is */
export function dashboardInput(name: PageName, { range, from, until, year }: DashboardSearch, zone: string) {
  return { query: { name, ...(from ? { from, until } : { range }), ...(year && { year }), zone } };
}
