import { fieldsOf, utcDay, weekdayOf } from './day-fields.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';

/** A range of days; the end is exclusive. */
export interface Period {
  first: number;
  end: number;
}

/**
 * Returns the candidate days of a rule in a period, ascending. Only days its numbers can match are included, so a rule with one day a year
 * costs one step; each candidate still has to be checked.
 */
export function periodDays(rule: RecurrenceRule, period: Period): number[] {
  const { frequency, yearDays, monthDays, weekdays } = rule;
  if (frequency === 'HOURLY' || frequency === 'DAILY') return [period.first];
  if (frequency === 'WEEKLY')
    return inOrder(
      period,
      weekdays.flatMap((one) => weekdaysIn(period, one)),
    );
  if (yearDays.length > 0)
    return inOrder(
      period,
      yearDays.map((nth) => numbered(period, nth)),
    );
  const parts = partsOf(rule, period);
  if (monthDays.length > 0)
    return inOrder(
      period,
      parts.flatMap((month) => monthDays.map((nth) => numbered(month, nth)).filter(isWithin(month))),
    );
  if (weekdays.length > 0)
    return inOrder(
      period,
      parts.flatMap((part) => weekdays.flatMap((one) => weekdaysIn(part, one))),
    );
  return parts.flatMap(allIn);
}

/** Returns the rule's months, or the whole period if it counts weekdays from the start or end of the year. */
function partsOf({ frequency, months, monthDays }: RecurrenceRule, period: Period): Period[] {
  const { year, month } = fieldsOf(period.first);
  if (frequency === 'MONTHLY') return months.length === 0 || months.includes(month) ? [period] : [];
  if (months.length === 0 && monthDays.length === 0) return [period];
  const named = months.length > 0 ? months : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  return named.map((one) => ({ first: utcDay(year, one), end: utcDay(year, one + 1) }));
}

function weekdaysIn({ first, end }: Period, { nth, weekday }: { nth: number; weekday: number }): number[] {
  const firstOne = first + ((weekday - weekdayOf(first) + 7) % 7);
  if (nth > 0) return [firstOne + 7 * (nth - 1)];
  if (nth < 0) return [end - 1 - ((weekdayOf(end - 1) - weekday + 7) % 7) + 7 * (nth + 1)];
  const days: number[] = [];
  for (let day = firstOne; day < end; day += 7) days.push(day);
  return days;
}

/** Returns the nth day, counted from the end if negative. */
function numbered({ first, end }: Period, nth: number): number {
  return nth > 0 ? first + nth - 1 : end + nth;
}

function inOrder(period: Period, days: number[]): number[] {
  return [...new Set(days.filter(isWithin(period)))].sort((a, b) => a - b);
}

const isWithin =
  ({ first, end }: Period) =>
  (day: number) =>
    day >= first && day < end;

function allIn({ first, end }: Period): number[] {
  return Array.from({ length: end - first }, (_, index) => first + index);
}
