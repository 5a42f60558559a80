import { dateFormat, dateLocale, relativeFormat } from '../intl.ts';
import { dateSetting } from './date-setting.ts';
import { dayOf, type PlainDay } from './plain-day.ts';
import { readerTime } from './reader-time.ts';

// All date and time formatting: in the user's time zone, on a 12- or 24-hour clock.
// English list formats avoid `Intl`, because its first format costs 40 ms on a slow phone.
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** `12 Mar` this year, otherwise `12 Mar 2024`; in the user's time zone. */
export function formatDay(date: Date, language: string, now: Date): string {
  return formatPlainDay(dayOf(date), language, dayOf(now));
}

/** The same for a day without a time zone. */
export function formatPlainDay(day: PlainDay, language: string, today: PlainDay): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  if (language === 'en') {
    const short = `${Number(day.slice(8))} ${englishMonths[Number(day.slice(5, 7)) - 1]}`;
    return isThisYear ? short : `${short} ${Number(day.slice(0, 4))}`;
  }
  return plainFormat(language, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }).format(atNoon(day));
}

/** `13 Dec 2026`, always with the year; in English as the API writes it. Pass dates from `atNoon`. */
export function formatFullDay(date: Date, language: string): string {
  // Only British English abbreviates September as Sept.
  return plainFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(date).replace('Sept', 'Sep');
}

/** A format for days without a time zone; pass dates from `atNoon`. */
export function plainFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(dateLocale(language), { ...options, timeZone: 'UTC' });
}

/** Returns a day and time as the UTC date that zoneless formats expect. */
export const atNoon = (day: PlainDay, time = '12:00'): Date => new Date(`${day}T${time}Z`);

/** `09:41` or `9:41 am`; in the user's time zone. */
export function formatClock(date: Date, language: string): string {
  return formatTime(readerTime(date).slice(11, 16), language);
}

/** The same for a time without a time zone, `HH:MM`. */
export function formatTime(time: string, language: string): string {
  if (language === 'en' && dateSetting().hourCycle !== 'h12') return time;
  return plainFormat(language, clockParts(language)).format(atNoon('1970-01-01', time));
}

/** Returns the `Intl` options for hours and minutes on the user's clock. */
export function clockParts(language: string): Intl.DateTimeFormatOptions {
  const hourCycle = dateSetting().hourCycle ?? (language === 'en' ? 'h23' : undefined);
  return { hour: hourCycle === 'h23' ? '2-digit' : 'numeric', minute: '2-digit', ...(hourCycle && { hourCycle }) };
}

/** A format in the user's time zone. Combine with `clockParts` or a `timeStyle` for times. */
export function readerFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { timeZone, hourCycle } = dateSetting();
  const own = { ...(timeZone && { timeZone }), ...(options.timeStyle && hourCycle && { hourCycle }) };
  return dateFormat(dateLocale(language), { ...own, ...options });
}

/** For lists: `09:41` today, otherwise the day. */
export function formatListTime(date: Date, language: string, now: Date): string {
  return dayOf(date) === dayOf(now) ? formatClock(date, language) : formatDay(date, language, now);
}

/** `Thursday 12 March 2026 at 09:41`, for screen readers and tooltips. */
export function formatMoment(date: Date, language: string): string {
  return readerFormat(language, { dateStyle: 'full', timeStyle: 'short' }).format(date);
}

/** `12 Mar 2026, 09:41`. */
export function formatDateTime(date: Date, language: string): string {
  return readerFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** For upcoming times: `08:00` today, otherwise `Fri 13 Mar, 08:00`, with the year instead of the weekday in other years. */
export function formatAhead(date: Date, language: string, now: Date): string {
  const [day, today] = [dayOf(date), dayOf(now)];
  if (day === today) return formatClock(date, language);
  const first = day.slice(0, 4) === today.slice(0, 4) ? ({ weekday: 'short' } as const) : ({ year: 'numeric' } as const);
  return readerFormat(language, { ...first, day: 'numeric', month: 'short', ...clockParts(language) }).format(date);
}

const steps = [
  { unit: 'minute', ms: 60_000, below: 3_600_000 },
  { unit: 'hour', ms: 3_600_000, below: 86_400_000 },
  { unit: 'day', ms: 86_400_000, below: 7 * 86_400_000 },
] as const;

/** `5 minutes ago`, `yesterday`, `in 2 hours`; beyond a week the day from `formatDay`. */
export function formatRelative(date: Date, language: string, now: Date): string {
  const awayMs = date.getTime() - now.getTime();
  const step = steps.find(({ below }) => Math.abs(awayMs) < below);
  if (!step) return formatDay(date, language, now);
  return relativeFormat(language).format(Math.round(awayMs / step.ms), step.unit);
}
