import type { RecurrenceRule } from './recurrence-rule.ts';

// What has not happened for so long is taken to happen never again.
const longestGapYears = 100;
const dayMs = 86_400_000;
/** 9999-12-31: no date that is written has more than four digits in its year. */
const lastDay = 2_932_896;

interface Period {
  first: number;
  /** Exclusive. */
  end: number;
}

/**
 * The days that a rule gives, ascending, from its first one on; COUNT and UNTIL are the caller's. It reads whole periods (days, weeks,
 * months, years), so that it can begin anywhere.
 * @param startDay the day of the event's start
 * @param fromDay days before it are left out
 */
export function* ruleDays(rule: RecurrenceRule, startDay: number, fromDay: number = startDay): Generator<number> {
  const isOne = dayFilter(rule, startDay);
  const earliest = Math.max(startDay, fromDay);
  let lastFound = earliest;
  for (let index = firstIndex(rule, startDay, earliest); ; index++) {
    const { first, end } = periodAt(rule, startDay, index);
    if (first > lastDay || first - lastFound > longestGapYears * 366) return;
    const days: number[] = [];
    for (let day = first; day < end; day++) if (isOne(day)) days.push(day);
    for (const day of atPositions(days, rule.positions)) {
      if (day < earliest || day > lastDay) continue;
      lastFound = day;
      yield day;
    }
  }
}

function firstIndex({ frequency, interval, weekStart }: RecurrenceRule, startDay: number, fromDay: number): number {
  const [start, from] = [fieldsOf(startDay), fieldsOf(fromDay)];
  const periods = {
    DAILY: fromDay - startDay,
    WEEKLY: (weekOf(fromDay, weekStart) - weekOf(startDay, weekStart)) / 7,
    MONTHLY: (from.year - start.year) * 12 + from.month - start.month,
    YEARLY: from.year - start.year,
  }[frequency];
  return Math.max(0, Math.floor(periods / interval));
}

function periodAt({ frequency, interval, weekStart }: RecurrenceRule, startDay: number, index: number): Period {
  const steps = index * interval;
  const { year, month } = fieldsOf(startDay);
  if (frequency === 'DAILY') return { first: startDay + steps, end: startDay + steps + 1 };
  if (frequency === 'WEEKLY') {
    const first = weekOf(startDay, weekStart) + steps * 7;
    return { first, end: first + 7 };
  }
  if (frequency === 'MONTHLY') return { first: utcDay(year, month + steps), end: utcDay(year, month + steps + 1) };
  return { first: utcDay(year + steps, 1), end: utcDay(year + steps + 1, 1) };
}

/** Whether a day of one of its periods is among those that the rule gives, before BYSETPOS. */
function dayFilter(rule: RecurrenceRule, startDay: number): (day: number) => boolean {
  const { frequency, yearDays } = rule;
  let { weekdays, monthDays, months } = rule;
  const start = fieldsOf(startDay);
  // What a rule does not say, the start says.
  if (frequency === 'WEEKLY' && weekdays.length === 0) weekdays = [{ nth: 0, weekday: start.weekday }];
  const saysDay = weekdays.length + monthDays.length + yearDays.length > 0;
  if (frequency === 'YEARLY' && !saysDay && months.length === 0) months = [start.month];
  if ((frequency === 'MONTHLY' || frequency === 'YEARLY') && !saysDay) monthDays = [start.date];
  const isNthOfYear = frequency === 'YEARLY' && months.length === 0;
  return (day) => {
    if (months.length + monthDays.length + yearDays.length === 0 && weekdays.every(({ nth }) => nth === 0))
      return weekdays.length === 0 || weekdays.some(({ weekday }) => weekday === weekdayOf(day));
    const { year, month, date, weekday } = fieldsOf(day);
    if (months.length > 0 && !months.includes(month)) return false;
    const monthEnd = utcDay(year, month + 1);
    if (monthDays.length > 0 && !monthDays.includes(date) && !monthDays.includes(day - monthEnd)) return false;
    const [yearFirst, yearEnd] = [utcDay(year, 1), utcDay(year + 1, 1)];
    if (yearDays.length > 0 && !yearDays.includes(day - yearFirst + 1) && !yearDays.includes(day - yearEnd)) return false;
    if (weekdays.length === 0) return true;
    const [first, end] = isNthOfYear ? [yearFirst, yearEnd] : [utcDay(year, month), monthEnd];
    const fromFirst = Math.floor((day - first) / 7) + 1;
    const fromEnd = -(Math.floor((end - 1 - day) / 7) + 1);
    return weekdays.some((one) => one.weekday === weekday && (one.nth === 0 || one.nth === fromFirst || one.nth === fromEnd));
  };
}

function atPositions(days: number[], positions: number[]): number[] {
  if (positions.length === 0) return days;
  return days.filter((_, index) => positions.includes(index + 1) || positions.includes(index - days.length));
}

function fieldsOf(day: number) {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate(), weekday: date.getUTCDay() };
}

/** 1970-01-01 was a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

function weekOf(day: number, weekStart: number): number {
  return day - ((weekdayOf(day) - weekStart + 7) % 7);
}

/** @param month from 1; beyond 12 it goes on in the years after */
function utcDay(year: number, month: number): number {
  return Math.round(Date.UTC(year, month - 1, 1) / dayMs);
}
