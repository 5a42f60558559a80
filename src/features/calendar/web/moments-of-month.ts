export interface MomentRange {
  start: string;
  end: string;
}

/** Returns the month of a day `YYYY-MM-DD` with a week before and after it, which covers a page in any zone and with any first weekday. */
export function momentsOfMonth(day: string): MomentRange {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  return { start: new Date(Date.UTC(year, month - 1, 1 - 7)).toISOString(), end: new Date(Date.UTC(year, month, 1 + 7)).toISOString() };
}
