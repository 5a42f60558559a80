import type { Repetition } from './contract.ts';

/** Includes the intended day of the month: the 31st stays the 31st after a shorter month. */
export type StoredRepetition = Repetition;

const dayMs = 86_400_000;
const daysIn = { day: 1, week: 7 };
const monthsIn = { month: 1, year: 12 };

/**
 * Returns when a repeating to-do is next due: a whole number of intervals after its due date (without one, after today), and
 * later than today. In a shorter month, it is the last day.
 * @returns `null` beyond the year 9999, the last one a date can express.
 */
export function nextDueDate(dueDate: string | null, repeat: StoredRepetition, today: string): string | null {
  const { every, unit, weekdays, day } = repeat;
  const from = dueDate ?? today;
  const after = from > today ? from : today;
  if (unit === 'week' && weekdays && weekdays.length > 0) return nextWeekday(from, after, every, weekdays);
  if (unit === 'day' || unit === 'week') {
    const stepDays = every * daysIn[unit];
    const steps = Math.floor(daysBetween(from, after) / stepDays) + 1;
    return dateOf(new Date(Date.parse(from) + steps * stepDays * dayMs));
  }
  const nth = nthOf(repeat);
  // A to-do due this month, on any day, is next due in a later month.
  if (nth) return nextNth(monthOf(from) + (dueDate ? every : 0), after, every, nth);
  const stepMonths = every * monthsIn[unit];
  let steps = Math.max(1, Math.floor((monthOf(after) - monthOf(from)) / stepMonths));
  while (true) {
    const next = onDay(monthOf(from) + steps * stepMonths, day ?? dayOf(from));
    if (next === null || next > after) return next;
    steps += 1;
  }
}

/** Returns the next of these weekdays after a date, in every nth week counted from the first; weeks start on Monday. */
function nextWeekday(from: string, after: string, every: number, weekdays: readonly number[]): string | null {
  const firstWeek = weekOf(Date.parse(from));
  for (let ahead = 1; ; ahead++) {
    const time = Date.parse(after) + ahead * dayMs;
    if ((weekOf(time) - firstWeek) % every === 0 && weekdays.includes(isoWeekday(time))) return dateOf(new Date(time));
  }
}

interface NthDay {
  nth: number;
  /** Monday is 1, Sunday is 7. */
  weekday: number;
}

/** Returns the nth weekday of a monthly repetition; null when it has none. */
function nthOf({ unit, weekdays = [], nth }: Repetition): NthDay | null {
  const [weekday] = weekdays;
  return unit === 'month' && nth && weekday && weekdays.length === 1 ? { nth, weekday } : null;
}

/** Returns the first such day after a date, in every nth month from a given one. */
function nextNth(first: number, after: string, every: number, day: NthDay): string | null {
  let month = first + Math.max(0, Math.floor((monthOf(after) - first) / every)) * every;
  while (true) {
    const next = nthDayOf(month, day);
    if (next === null || next > after) return next;
    month += every;
  }
}

/** Returns the nth weekday of a month; null beyond the year 9999. @param month since the year 0 */
function nthDayOf(month: number, { nth, weekday }: NthDay): string | null {
  const edge = onDay(month, nth > 0 ? 1 : 31);
  if (edge === null) return null;
  const ahead = weekday - isoWeekday(Date.parse(edge));
  const days = nth > 0 ? ((ahead + 7) % 7) + 7 * (nth - 1) : -((7 - ahead) % 7);
  return dateOf(new Date(Date.parse(edge) + days * dayMs));
}

/** Returns the first such weekday of a month on or after a date. */
export function firstNthDay(from: string, day: NthDay): string {
  const own = nthDayOf(monthOf(from), day);
  return own !== null && own >= from ? own : (nthDayOf(monthOf(from) + 1, day) ?? from);
}

/** Monday is 1, Sunday is 7. */
export function isoWeekday(time: number): number {
  return ((((Math.floor(time / dayMs) + 3) % 7) + 7) % 7) + 1;
}

/** Weeks since the week of January 1, 1970, starting on Monday. */
const weekOf = (time: number) => Math.floor((Math.floor(time / dayMs) + 3) / 7);

/** Returns the repetition for the next to-do: keeps a day of the month that the next month may not have. */
export function rememberDay(repeat: StoredRepetition, dueDate: string | null): StoredRepetition {
  if (nthOf(repeat)) return withoutDay(repeat);
  const day = repeat.day ?? (dueDate && dayOf(dueDate));
  return day && day > 28 && repeat.unit in monthsIn ? { ...withoutDay(repeat), day } : withoutDay(repeat);
}

/** Returns a repetition as the user entered it: without the remembered day, with unique weekdays in order. */
export function withoutDay(repeat: StoredRepetition): Repetition {
  const { every, unit, weekdays, nth } = repeat;
  if (nth && nthOf(repeat)) return { every, unit, weekdays: [...(weekdays ?? [])], nth };
  const days = unit === 'week' ? [...new Set(weekdays)].sort((one, other) => one - other) : [];
  return days.length > 0 ? { every, unit, weekdays: days } : { every, unit };
}

/** Returns a repetition with its remembered day, when it is due on the last day of a shorter month. */
export function keptDay(repeat: StoredRepetition, dueDate: string | null): StoredRepetition {
  const { day, unit } = repeat;
  const isShort =
    day !== undefined && dueDate !== null && unit in monthsIn && dayOf(dueDate) < day && onDay(monthOf(dueDate), day) === dueDate;
  return isShort && !nthOf(repeat) ? { ...withoutDay(repeat), day } : withoutDay(repeat);
}

/** Checks whether two repetitions are the same. */
export function isSameRepetition(one: Repetition, other: Repetition): boolean {
  return JSON.stringify(withoutDay(one)) === JSON.stringify(withoutDay(other));
}

/** Returns the number of days from the first date to the second. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

const dayOf = (date: string) => Number(date.slice(8));
/** Months since the year 0. */
const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

function onDay(month: number, day: number): string | null {
  const date = new Date(0);
  // Sets the year separately: the constructor maps years below 100 to the 1900s.
  date.setUTCFullYear(Math.floor(month / 12), (month % 12) + 1, 0);
  date.setUTCDate(Math.min(day, date.getUTCDate()));
  return dateOf(date);
}

function dateOf(date: Date): string | null {
  return date.getUTCFullYear() > 9999 ? null : date.toISOString().slice(0, 10);
}
