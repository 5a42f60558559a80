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
