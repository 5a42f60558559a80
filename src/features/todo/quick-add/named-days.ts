import { addMonths } from '#web/dates/day-steps.ts';
import { addDays } from '#web/dates/plain-day.ts';
import { readDay } from '#web/dates/read-day.ts';
import { firstMonthDay, firstNthWeekday, firstWeekday } from './first-day.ts';
import type { Nth } from './repetition.ts';

/** How a language names days relative to a period, such as its end; patterns include the preposition. */
export interface DayNames {
  nextMonth: RegExp;
  nextYear: RegExp;
  endOfWeek: RegExp;
  endOfMonth: RegExp;
  endOfYear: RegExp;
  endOfDay: RegExp;
  startOfNextMonth?: RegExp;
  endOfNextMonth?: RegExp;
  endOfNextWeek?: RegExp;
  weekend?: RegExp;
  nextWeekend?: RegExp;
  /** Groups `nth`, `list` and `month`: the first Monday of December. */
  nthOfMonth?: RegExp;
  /** Prefixes of month names, January first. */
  months?: readonly RegExp[];
  /** Formats five o'clock today in the language. */
  atFive: (today: string) => string;
  /** Last day of the workweek; Monday is 1, Sunday is 7. */
  lastWorkday: number;
  /** Groups `nth` and `list`: the last Friday of a month, without repetition. */
  nthDay?: RegExp;
  nthOf?: (word: string) => Nth | undefined;
  weekdayOf?: (name: string) => number;
}

const dotted = /(?<=^|\s)([0-3]?\d\.[01]?\d\.)(?=$|[\s,;!?])/g;
const slashed = /(?<=^|\s)([0-3]?\d\/[01]?\d(?:\/\d{4})?)(?=$|[\s,.;!?])/g;
const fraction = /^(?:[123]\/[234]|24\/7)$/;

/** Rewrites named days as dates that chrono understands: `next month`, `end of day`, `the last friday of the month`, `31.12.`. */
export function namedDays(text: string, today: string, names: DayNames): string {
  const { nthDay, nthOf, weekdayOf } = names;
  const nth = (words: string, place: string, list: string) => {
    const found = nthOf?.(place.toLowerCase());
    return found && weekdayOf ? firstNthWeekday(found, weekdayOf(list.toLowerCase()))(today) : words;
  };
  const never = /(?!)/;
  return text
    .replace(names.nthOfMonth ?? never, (words: string, ...given: unknown[]) => nthOfMonth(words, groupsOf(given), today, names))
    .replace(names.endOfNextMonth ?? never, firstMonthDay(31)(`${addMonths(today, 1).slice(0, 8)}01`))
    .replace(names.startOfNextMonth ?? never, `${addMonths(today, 1).slice(0, 8)}01`)
    .replace(names.endOfNextWeek ?? never, dayInNextWeek(today, names.lastWorkday))
    .replace(names.nextWeekend ?? never, dayInNextWeek(today, 6))
    .replace(names.weekend ?? never, firstWeekday([6, 7])(today))
    .replace(names.nextMonth, addMonths(today, 1))
    .replace(names.nextYear, addMonths(today, 12))
    .replace(names.endOfWeek, firstWeekday([names.lastWorkday])(today))
    .replace(names.endOfMonth, firstMonthDay(31)(today))
    .replace(names.endOfYear, `${today.slice(0, 4)}-12-31`)
    .replace(names.endOfDay, names.atFive(today))
    .replace(nthDay ?? never, (words: string, ...given: unknown[]) => {
      const groups = groupsOf(given);
      return nth(words, groups.nth ?? '', groups.list ?? '');
    })
    .replaceAll(dotted, (words) => readDay(words, { today, language: 'de' }) ?? words);
}

const groupsOf = (given: unknown[]) => given.at(-1) as { nth?: string; list?: string; month?: string };

/** Finds the next date such as the first Monday of December. */
function nthOfMonth(
  words: string,
  { nth = '', list = '', month = '' }: ReturnType<typeof groupsOf>,
  today: string,
  { nthOf, weekdayOf, months = [] }: DayNames,
): string {
  const place = nthOf?.(nth.toLowerCase());
  const number = months.findIndex((name) => name.test(month)) + 1;
  if (!place || !weekdayOf || number === 0) return words;
  const year = Number(today.slice(0, 4));
  const [now = words, next = words] = [year, year + 1].map((one) =>
    firstNthWeekday(place, weekdayOf(list.toLowerCase()))(`${one}-${String(number).padStart(2, '0')}-01`),
  );
  return now >= today ? now : next;
}

/** Rewrites `31/12` with the day first, unless it is a fraction. */
export function slashedDays(text: string, today: string): string {
  return text.replaceAll(slashed, (words) => (fraction.test(words) ? words : (readDay(words, { today, language: 'fr' }) ?? words)));
}

/** Returns a weekday in the week after this one. */
export function dayInNextWeek(today: string, weekday: number): string {
  return firstWeekday([weekday])(firstWeekday([1])(addDays(today, 1)));
}
