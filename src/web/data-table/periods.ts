import type { PlainDay } from '#web/dates/plain-day.ts';

/** Preset periods for lists and reports. */
export const periods = ['thisMonth', 'lastMonth', 'thisQuarter', 'lastQuarter', 'thisYear', 'lastYear'] as const;
export type Period = (typeof periods)[number];

export interface DaySpan {
  from: PlainDay;
  until: PlainDay;
}

const monthsOf: Record<Period, { length: number; back: number }> = {
  thisMonth: { length: 1, back: 0 },
  lastMonth: { length: 1, back: 1 },
  thisQuarter: { length: 3, back: 0 },
  lastQuarter: { length: 3, back: 1 },
  thisYear: { length: 12, back: 0 },
  lastYear: { length: 12, back: 1 },
};

/** Returns the first and last day of a period, relative to a day. */
export function spanOf(period: Period, today: PlainDay): DaySpan {
  const { length, back } = monthsOf[period];
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = month - 1 - ((month - 1) % length) - back * length;
  const day = (monthIndex: number, dayOfMonth: number) => new Date(Date.UTC(year, monthIndex, dayOfMonth)).toISOString().slice(0, 10);
  return { from: day(first, 1), until: day(first + length, 0) };
}

/** Returns the period with exactly these days; undefined for a custom range. */
export function periodOf({ from, until }: DaySpan, today: PlainDay): Period | undefined {
  return periods.find((period) => {
    const span = spanOf(period, today);
    return span.from === from && span.until === until;
  });
}
