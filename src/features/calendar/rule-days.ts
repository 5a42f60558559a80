import { fieldsOf, utcDay, weekdayOf, weekNumberOf, weekOf } from './day-fields.ts';
import { type Period, periodDays } from './period-days.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { RuleWork } from './rule-work.ts';

// A rule without an occurrence for this long is considered finished.
const longestGapYears = 100;
/** 9999-12-31, the last date with a four-digit year. */
const lastDay = 2_932_896;

/** Limits of a search through a rule's days. */
export interface RuleSearch {
  /** The last day to return. */
  untilDay?: number;
  /** Accumulates the cost; iteration stops when it is spent. */
  work?: RuleWork;
}

/** A local start time. */
export interface RuleTime {
  day: number;
  secondOfDay: number;
}

/**
 * Yields the times of a rule, ascending from its first; the caller applies COUNT and UNTIL. Reads whole periods (days, weeks, months,
 * years),
 * so it can start anywhere, and stops after searching too long without a match.
 * @param start of the event
 * @param fromDay skips the days before it
 */
export function* ruleTimes(
  given: RecurrenceRule,
  start: RuleTime,
  fromDay: number = start.day,
  { untilDay = lastDay, work = new RuleWork() }: RuleSearch = {},
): Generator<RuleTime> {
  const startDay = start.day;
  const rule = saidByStart(given, startDay);
  const isOne = dayFilter(rule);
  const secondsOf = timesOfDay(rule, start);
  const earliest = Math.max(startDay, fromDay);
  let lastFound = earliest;
  let inVain = 0;
  for (let index = firstIndex(rule, startDay, earliest); ; index = nextIndex(rule, startDay, index)) {
    const period = periodAt(rule, startDay, index);
    if (period.first > untilDay || period.first - lastFound > longestGapYears * 366) return;
    const days = periodDays(rule, period);
    const times = days.filter(isOne).flatMap((day) => secondsOf(day).map((secondOfDay) => ({ day, secondOfDay })));
    inVain += work.take(1 + Math.max(days.length, times.length));
    for (const time of atPositions(times, rule.positions)) {
      if (time.day > untilDay) return;
      if (time.day < earliest || (time.day === startDay && time.secondOfDay < start.secondOfDay)) continue;
      lastFound = time.day;
      inVain = 0;
      yield time;
    }
    if (work.isSpent || work.isTooLong(inVain)) return;
  }
}

/** Fills in the parts a rule omits from the event's start. */
function saidByStart(rule: RecurrenceRule, startDay: number): RecurrenceRule {
  const { frequency, weekdays, monthDays, yearDays, weekNumbers, months } = rule;
  const start = fieldsOf(startDay);
  if (frequency === 'HOURLY' || frequency === 'DAILY') return rule;
  if (frequency === 'WEEKLY') return weekdays.length > 0 ? rule : { ...rule, weekdays: [{ nth: 0, weekday: start.weekday }] };
  if (weekdays.length + monthDays.length + yearDays.length > 0) return rule;
  if (weekNumbers.length > 0) return { ...rule, weekdays: [{ nth: 0, weekday: start.weekday }] };
  return { ...rule, monthDays: [start.date], months: frequency === 'YEARLY' && months.length === 0 ? [start.month] : months };
}

/** Returns the number of periods from one to the next; the periods of hourly rules are days. */
function stepOf({ frequency, interval }: RecurrenceRule): number {
  return frequency === 'HOURLY' ? 1 : interval;
}

function firstIndex(rule: RecurrenceRule, startDay: number, fromDay: number): number {
  const { frequency, weekStart } = rule;
  const [start, from] = [fieldsOf(startDay), fieldsOf(fromDay)];
  const periods = {
    HOURLY: fromDay - startDay,
    DAILY: fromDay - startDay,
    WEEKLY: (weekOf(fromDay, weekStart) - weekOf(startDay, weekStart)) / 7,
    MONTHLY: (from.year - start.year) * 12 + from.month - start.month,
    YEARLY: from.year - start.year,
  }[frequency];
  return Math.max(0, Math.floor(periods / stepOf(rule)));
}

/** Returns the next period; for days and weeks, the first that overlaps one of the rule's months. */
function nextIndex(rule: RecurrenceRule, startDay: number, index: number): number {
  const { frequency, months } = rule;
  const next = index + 1;
  if (months.length === 0 || frequency === 'MONTHLY' || frequency === 'YEARLY') return next;
  const { first, end } = periodAt(rule, startDay, next);
  if (months.includes(fieldsOf(first).month) || months.includes(fieldsOf(end - 1).month)) return next;
  const { year, month } = fieldsOf(first);
  const later = Math.min(...months.map((one) => utcDay(one > month ? year : year + 1, one)));
  return next + Math.ceil((later - end + 1) / (stepOf(rule) * (end - first)));
}

function periodAt(rule: RecurrenceRule, startDay: number, index: number): Period {
  const { frequency, weekStart } = rule;
  const steps = index * stepOf(rule);
  const { year, month } = fieldsOf(startDay);
  if (frequency === 'HOURLY' || frequency === 'DAILY') return { first: startDay + steps, end: startDay + steps + 1 };
  if (frequency === 'WEEKLY') {
    const first = weekOf(startDay, weekStart) + steps * 7;
    return { first, end: first + 7 };
  }
  if (frequency === 'MONTHLY') return { first: utcDay(year, month + steps), end: utcDay(year, month + steps + 1) };
  return { first: utcDay(year + steps, 1), end: utcDay(year + steps + 1, 1) };
}

/** Returns a filter for the days of a period that match the rule, before BYSETPOS. */
function dayFilter(rule: RecurrenceRule): (day: number) => boolean {
  const { frequency, weekdays, monthDays, yearDays, weekNumbers, months, weekStart } = rule;
  const isNthOfYear = frequency === 'YEARLY' && months.length === 0;
  return (day) => {
    if (months.length + monthDays.length + yearDays.length + weekNumbers.length === 0 && weekdays.every(({ nth }) => nth === 0))
      return weekdays.length === 0 || weekdays.some(({ weekday }) => weekday === weekdayOf(day));
    const { year, month, date, weekday } = fieldsOf(day);
    if (months.length > 0 && !months.includes(month)) return false;
    const monthEnd = utcDay(year, month + 1);
    if (monthDays.length > 0 && !monthDays.includes(date) && !monthDays.includes(day - monthEnd)) return false;
    const [yearFirst, yearEnd] = [utcDay(year, 1), utcDay(year + 1, 1)];
    if (yearDays.length > 0 && !yearDays.includes(day - yearFirst + 1) && !yearDays.includes(day - yearEnd)) return false;
    if (weekNumbers.length > 0 && !weekNumberOf(day, weekStart).some((one) => weekNumbers.includes(one))) return false;
    if (weekdays.length === 0) return true;
    const [first, end] = isNthOfYear ? [yearFirst, yearEnd] : [utcDay(year, month), monthEnd];
    const fromFirst = Math.floor((day - first) / 7) + 1;
    const fromEnd = -(Math.floor((end - 1 - day) / 7) + 1);
    return weekdays.some((one) => one.weekday === weekday && (one.nth === 0 || one.nth === fromFirst || one.nth === fromEnd));
  };
}

/** Returns the seconds of a day at which occurrences start. */
function timesOfDay({ frequency, interval, hours, minutes, seconds }: RecurrenceRule, start: RuleTime): (day: number) => number[] {
  const startHour = Math.floor(start.secondOfDay / 3600);
  const within = inOrder(minutes, Math.floor(start.secondOfDay / 60) % 60).flatMap((minute) =>
    inOrder(seconds, start.secondOfDay % 60).map((second) => minute * 60 + second),
  );
  const inHours = (some: number[]) => some.flatMap((hour) => within.map((second) => hour * 3600 + second));
  if (frequency !== 'HOURLY') {
    const everyDay = inHours(inOrder(hours, startHour));
    return () => everyDay;
  }
  const allowed = hours.length > 0 ? inOrder(hours, 0) : allHours;
  return (day) => inHours(allowed.filter((hour) => ((day - start.day) * 24 + hour - startHour) % interval === 0));
}

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

function inOrder(named: number[], otherwise: number): number[] {
  return named.length > 0 ? [...new Set(named)].sort((a, b) => a - b) : [otherwise];
}

function atPositions<T>(times: T[], positions: number[]): T[] {
  if (positions.length === 0) return times;
  return times.filter((_, index) => positions.includes(index + 1) || positions.includes(index - times.length));
}
