const dayMs = 86_400_000;

/** Returns the year, month (from 1), day of the month and day of the week of a day counted from 1970-01-01. */
export function fieldsOf(day: number) {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate(), weekday: date.getUTCDay() };
}

/** Returns the same number as `Date.getUTCDay`; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function weekOf(day: number, weekStart: number): number {
  return day - ((weekdayOf(day) - weekStart + 7) % 7);
}

/**
 * Returns the first day of a month.
 * @param month from 1; values beyond 12 continue into the following years
 */
export function utcDay(year: number, month: number): number {
  return Math.round(Date.UTC(year, month - 1, 1) / dayMs);
}

/**
 * Returns the number of a day's week in the year that contains most of the week, counted from the start and from the end of the year (-1 is
 * the last).
 */
export function weekNumberOf(day: number, weekStart: number): [number, number] {
  const first = weekOf(day, weekStart);
  const { year } = fieldsOf(first + 3);
  const firstOfYear = weekOf(utcDay(year, 1) + 3, weekStart);
  const weeks = (weekOf(utcDay(year + 1, 1) + 3, weekStart) - firstOfYear) / 7;
  const number = (first - firstOfYear) / 7 + 1;
  return [number, number - weeks - 1];
}
