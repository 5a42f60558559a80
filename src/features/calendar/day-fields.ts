const dayMs = 86_400_000;

/** Year, month (from 1), day of the month and of the week of a day counted from 1970-01-01. */
export function fieldsOf(day: number) {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, date: date.getUTCDate(), weekday: date.getUTCDay() };
}

/** As `Date.getUTCDay` has it; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The first day of the week that a day is in. */
export function weekOf(day: number, weekStart: number): number {
  return day - ((weekdayOf(day) - weekStart + 7) % 7);
}

/** The first of a month. @param month from 1; beyond 12 it goes on in the years after */
export function utcDay(year: number, month: number): number {
  return Math.round(Date.UTC(year, month - 1, 1) / dayMs);
}

/** The number of the week that a day is in, of the year to which most of it belongs; counted from the year's end as well (-1). */
export function weekNumberOf(day: number, weekStart: number): [number, number] {
  const first = weekOf(day, weekStart);
  const { year } = fieldsOf(first + 3);
  const firstOfYear = weekOf(utcDay(year, 1) + 3, weekStart);
  const weeks = (weekOf(utcDay(year + 1, 1) + 3, weekStart) - firstOfYear) / 7;
  const number = (first - firstOfYear) / 7 + 1;
  return [number, number - weeks - 1];
}
