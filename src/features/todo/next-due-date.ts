import type { Repetition } from './contract.ts';

/** With the day of the month that is meant: the 31st stays the 31st beyond a month that ends before it. */
export type StoredRepetition = Repetition & { day?: number };

const dayMs = 86_400_000;
const daysIn = { day: 1, week: 7 };
const monthsIn = { month: 1, year: 12 };

/**
 * When a to-do that comes again is due next: a whole number of steps after it was due (without a date, after today), and
 * later than today. A month without the day ends on its last one.
 * @returns `null` beyond the year 9999, which no date can name.
 */
export function nextDueDate(dueDate: string | null, { every, unit, weekdays, day }: StoredRepetition, today: string): string | null {
  const from = dueDate ?? today;
  const after = from > today ? from : today;
  if (unit === 'week' && weekdays && weekdays.length > 0) return nextWeekday(from, after, every, weekdays);
  if (unit === 'day' || unit === 'week') {
    const stepDays = every * daysIn[unit];
    const steps = Math.floor(daysBetween(from, after) / stepDays) + 1;
    return dateOf(new Date(Date.parse(from) + steps * stepDays * dayMs));
  }
  const stepMonths = every * monthsIn[unit];
  let steps = Math.max(1, Math.floor((monthOf(after) - monthOf(from)) / stepMonths));
  while (true) {
    const next = onDay(monthOf(from) + steps * stepMonths, day ?? dayOf(from));
    if (next === null || next > after) return next;
    steps += 1;
  }
}

/** The first of these days of the week after a date, in every so many weeks from the one that it began in; a week begins on Monday. */
function nextWeekday(from: string, after: string, every: number, weekdays: readonly number[]): string | null {
  const firstWeek = weekOf(Date.parse(from));
  for (let ahead = 1; ; ahead++) {
    const time = Date.parse(after) + ahead * dayMs;
    if ((weekOf(time) - firstWeek) % every === 0 && weekdays.includes(isoWeekday(time))) return dateOf(new Date(time));
  }
}

/** Monday 1 to Sunday 7. */
export function isoWeekday(time: number): number {
  return ((((Math.floor(time / dayMs) + 3) % 7) + 7) % 7) + 1;
}

/** Weeks since the one of the 1st of January 1970, each from Monday on. */
const weekOf = (time: number) => Math.floor((Math.floor(time / dayMs) + 3) / 7);

/** The repetition that goes on from a to-do: it remembers a day of the month that the next month may not have. */
export function rememberDay(repeat: StoredRepetition, dueDate: string | null): StoredRepetition {
  const day = repeat.day ?? (dueDate && dayOf(dueDate));
  return day && day > 28 && repeat.unit in monthsIn ? { ...withoutDay(repeat), day } : withoutDay(repeat);
}

/** A repetition as it was given: without what is only remembered, and each day of the week once, in order. */
export function withoutDay({ every, unit, weekdays }: StoredRepetition): Repetition {
  const days = unit === 'week' ? [...new Set(weekdays)].sort((one, other) => one - other) : [];
  return days.length > 0 ? { every, unit, weekdays: days } : { every, unit };
}

/** Whether two repetitions are the same rhythm. */
export function isSameRhythm(one: Repetition, other: Repetition): boolean {
  return JSON.stringify(withoutDay(one)) === JSON.stringify(withoutDay(other));
}

/** How many days the second date is after the first. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}

const dayOf = (date: string) => Number(date.slice(8));
/** Months since the year 0. */
const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

function onDay(month: number, day: number): string | null {
  const date = new Date(0);
  // The year by itself: the constructor takes years below 100 for those of the last century.
  date.setUTCFullYear(Math.floor(month / 12), (month % 12) + 1, 0);
  date.setUTCDate(Math.min(day, date.getUTCDate()));
  return dateOf(date);
}

function dateOf(date: Date): string | null {
  return date.getUTCFullYear() > 9999 ? null : date.toISOString().slice(0, 10);
}
