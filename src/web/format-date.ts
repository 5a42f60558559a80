import { dateFormat, dateLocale, relativeFormat } from './intl.ts';

// What every list shows needs no `Intl` in English: the first format of a page costs a slow phone 40 ms.
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** `12 Mar` this year, else `12 Mar 2024`; in the reader's zone. */
export function formatDay(date: Date, language: string, now: Date): string {
  const isThisYear = date.getFullYear() === now.getFullYear();
  if (language === 'en') {
    const day = `${date.getDate()} ${englishMonths[date.getMonth()]}`;
    return isThisYear ? day : `${day} ${date.getFullYear()}`;
  }
  return dateFormat(language, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }).format(date);
}

/** `09:41`, in the reader's zone. */
export function formatClock(date: Date, language: string): string {
  if (language === 'en') return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date);
}

/** For lists: `09:41` today, else the day. */
export function formatListTime(date: Date, language: string, now: Date): string {
  return date.toDateString() === now.toDateString() ? formatClock(date, language) : formatDay(date, language, now);
}

/** `Thursday 12 March 2026 at 09:41`: said aloud and as a tooltip. */
export function formatMoment(date: Date, language: string): string {
  return dateFormat(dateLocale(language), { dateStyle: 'full', timeStyle: 'short' }).format(date);
}

/** `12 Mar 2026, 09:41`. */
export function formatDateTime(date: Date, language: string): string {
  return dateFormat(dateLocale(language), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** For what is to come: `08:00` today, else `Fri 13 Mar, 08:00`, with the year in place of the weekday when it is another one. */
export function formatAhead(date: Date, language: string, now: Date): string {
  if (date.toDateString() === now.toDateString()) return formatClock(date, language);
  const day = date.getFullYear() === now.getFullYear() ? ({ weekday: 'short' } as const) : ({ year: 'numeric' } as const);
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return dateFormat(dateLocale(language), { ...day, day: 'numeric', month: 'short', ...clock }).format(date);
}

const steps = [
  { unit: 'minute', ms: 60_000, below: 3_600_000 },
  { unit: 'hour', ms: 3_600_000, below: 86_400_000 },
  { unit: 'day', ms: 86_400_000, below: 7 * 86_400_000 },
] as const;

/** `5 minutes ago`, `yesterday`, `in 2 hours`; what is more than a week away is the day, as `formatDay` has it. */
export function formatRelative(date: Date, language: string, now: Date): string {
  const awayMs = date.getTime() - now.getTime();
  const step = steps.find(({ below }) => Math.abs(awayMs) < below);
  if (!step) return formatDay(date, language, now);
  return relativeFormat(language).format(Math.round(awayMs / step.ms), step.unit);
}
