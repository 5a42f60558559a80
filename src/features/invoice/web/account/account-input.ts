import type { DaySpan } from '#web/data-table/periods.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';

/** Returns the request for a client account, without invalid dates. */
export const accountInput = (id: number, { from, until }: DaySpan) => ({
  params: { id },
  query: { ...(isPlainDay(from) && { from }), ...(isPlainDay(until) && { until }) },
});

export const spanIn = ({ from, until }: Record<string, unknown>): DaySpan => ({
  from: typeof from === 'string' ? from : '',
  until: typeof until === 'string' ? until : '',
});
