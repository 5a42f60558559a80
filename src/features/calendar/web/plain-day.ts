/** A day of the reader's calendar, `YYYY-MM-DD`. */
export type PlainDay = string;

/** The reader's day of a moment. */
export function dayOf(date: Date): PlainDay {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Today, for the reader. */
export const today = (): PlainDay => dayOf(new Date());

/** The moment at which the day begins for the reader. */
export function beginOf(day: PlainDay): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function addDays(day: PlainDay, days: number): PlainDay {
  const date = beginOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** The same day of another month, or that month's last where it is shorter. */
export function addMonths(day: PlainDay, months: number): PlainDay {
  const date = beginOf(day);
  const first = new Date(date.getFullYear(), date.getMonth() + months, 1);
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
  return dayOf(new Date(first.getFullYear(), first.getMonth(), Math.min(date.getDate(), last)));
}

/** Days from one to another. */
export function daysBetween(from: PlainDay, to: PlainDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Whether a text names a day that exists. */
export function isPlainDay(text: string): text is PlainDay {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(beginOf(text)) === text;
}
