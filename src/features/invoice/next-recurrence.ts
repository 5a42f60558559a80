import { daysLater } from './next-reminder-day.ts';
import type { RecurringInvoice } from './recurring-contract.ts';

type Rhythm = Pick<RecurringInvoice, 'every' | 'unit'> & {
  /** Intended day of the month; shorter months use their last day. */
  anchorDay: number;
};

/** Returns the next recurrence after `day`; dates are `YYYY-MM-DD`. */
export function nextRecurrence(day: string, { every, unit, anchorDay }: Rhythm): string {
  if (unit === 'week') return daysLater(day, 7 * every);
  const [year = 0, month = 1] = day.split('-').map(Number);
  const months = year * 12 + month - 1 + every * (unit === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate();
  const parts = [String(Math.floor(months / 12)).padStart(4, '0'), (months % 12) + 1, Math.min(anchorDay, lastDay)];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Returns the days already due for a start in the past: up to `today` and `until`, at most `most`. */
export function missedDays(
  { nextOn, until, ...rhythm }: Omit<Rhythm, 'anchorDay'> & { nextOn: string; until: string | null },
  today: string,
  most = 1000,
): string[] {
  const anchorDay = anchorOf(nextOn);
  const days: string[] = [];
  for (
    let day = nextOn;
    day <= today && (until === null || day <= until) && days.length < most;
    day = nextRecurrence(day, { ...rhythm, anchorDay })
  )
    days.push(day);
  return days;
}

export function anchorOf(day: string): number {
  return Number(day.slice(8));
}
