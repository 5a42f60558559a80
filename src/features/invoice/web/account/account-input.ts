import type { DaySpan } from '#web/data-table/periods.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';

/** What an account is asked for; what is no day is left out. */
export const accountInput = (id: number, { from, until }: DaySpan) => ({
  params: { id },
  query: { ...(isPlainDay(from) && { from }), ...(isPlainDay(until) && { until }) },
});

/** The days that an address asks for. */
export const spanIn = ({ from, until }: Record<string, unknown>): DaySpan => ({
  from: typeof from === 'string' ? from : '',
  until: typeof until === 'string' ? until : '',
});
