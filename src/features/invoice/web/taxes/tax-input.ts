import { type DaySpan, spanOf } from '#web/data-table/periods.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import type { PlainDay } from '#web/dates/plain-day.ts';
import { type TaxPeriod, taxPeriods } from '../../tax-contract.ts';

export interface TaxPlace {
  /** Empty for the year to date. */
  span: DaySpan;
  by: TaxPeriod;
}

export function taxPlace({ from, until, by }: Record<string, unknown>): TaxPlace {
  const day = (value: unknown): PlainDay => (typeof value === 'string' && isPlainDay(value) ? value : '');
  return { span: { from: day(from), until: day(until) }, by: taxPeriods.find((one) => one === by) ?? 'month' };
}

/** Returns the request for the report; an open range defaults to this year. */
export function taxInput({ span, by }: TaxPlace) {
  const year = spanOf('thisYear', companyToday());
  return { query: { from: span.from || year.from, until: span.until || year.until, by } };
}
