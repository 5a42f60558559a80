import type { FirstDay } from './first-day.ts';
import { lineGrammars, type QuickAddLanguage } from './line-grammars.ts';

type Part = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'timezoneOffset';

/** A date or time found by a parser: the parts of chrono's `ParsedResult` used here. */
interface FoundDate {
  index: number;
  text: string;
  /** Set for a range. */
  end?: unknown;
  start: { get(part: Part): number | null; isCertain(part: Part): boolean; date(): Date; tags(): Set<string> };
}

/** Parses dates and times, resolving ambiguous ones to the future. */
export type ParseDates = (text: string, now: Date, options: { forwardDate: boolean }) => FoundDate[];

interface Given {
  now: Date;
  language: QuickAddLanguage;
  /** First day of a repetition when there is no date. */
  first?: FirstDay | undefined;
}

interface Due {
  dueDate: string | null;
  dueTime: string | null;
  /** The text without the date and time. */
  rest: string;
}

// Default hour of each part of the day.
const timesOfDay = { morning: '09:00', afternoon: '15:00', evening: '19:00', tonight: '20:00' };

/** Finds the date and the time in a text, in the reader's time zone. A time without a date is today, or tomorrow when it has passed. */
export function findDue(text: string, { now, language, first }: Given, parse: ParseDates): Due {
  const today = dateOf(now);
  const found = parse(text, now, { forwardDate: true }).filter((one) => isMeant(one, text, language));
  const dated = found.find((one) => namesDay(one) && dateIn(one) >= today);
  const timed = found.find((one) => (one === dated || !namesDay(one)) && timeIn(one) !== null);
  // A time next to the date wins over one elsewhere.
  const clock = dated && timeIn(dated) !== null ? dated : timed;
  const dueTime = clock ? timeIn(clock) : null;
  const dueDate = dated ? dateIn(dated) : undatedDay(dueTime, first, now);
  const used = [...new Set([dated, clock])].filter((one) => one !== undefined);
  return { dueDate, dueTime, rest: without(text, used, language) };
}

/** Checks whether a match includes a day: a month or a part of the day alone doesn't, a duration from now does. */
function namesDay({ start, text }: FoundDate): boolean {
  return start.isCertain('day') || start.isCertain('weekday') || /^(?:in|بعد)\s/i.test(text);
}

function dateIn({ start }: FoundDate): string {
  if (start.isCertain('timezoneOffset')) return dateOf(start.date());
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
  return `${padded(year, 4)}-${padded(month)}-${padded(day)}`;
}

function timeIn(found: FoundDate): string | null {
  const { start } = found;
  if (start.isCertain('hour'))
    return start.isCertain('timezoneOffset') ? timeOf(start.date()) : `${padded(start.get('hour'))}:${padded(start.get('minute'))}`;
  if (!namesDay(found)) return null;
  const tags = start.tags();
  return Object.entries(timesOfDay).find(([name]) => tags.has(`casualReference/${name}`))?.[1] ?? null;
}

/** The date when the text has none: the repetition's first day, or the next day with that time. */
function undatedDay(time: string | null, first: FirstDay | undefined, now: Date): string | null {
  const coming = time === null ? null : comingDate(time, now);
  return first ? first(coming ?? dateOf(now)) : coming;
}

function comingDate(time: string, now: Date): string {
  const isPast = time <= timeOf(now);
  return dateOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + (isPast ? 1 : 0)));
}

/** Filters out text that only looks like a date: parts of a URL, `now`, and the exceptions of the language. */
function isMeant({ index, text: words, start }: FoundDate, text: string, language: QuickAddLanguage): boolean {
  const [before, after] = [text.slice(0, index), text.slice(index + words.length)];
  const around = /\S*$/.exec(before)?.[0] + words + /^\S*/.exec(after)?.[0];
  // Two bare numbers can just as well be pages of a book.
  if (/^\d{1,2}\s*[-–]\s*\d{1,2}$/.test(words)) return false;
  // A month that is part of a name, next to a time, isn't a date.
  if (
    start.isCertain('month') &&
    start.isCertain('hour') &&
    !start.isCertain('day') &&
    !start.isCertain('weekday') &&
    !/^in\s/i.test(words)
  )
    return false;
  if (/:\/\/|\S@\S|^www\./.test(around) || start.tags().has('casualReference/now')) return false;
  return lineGrammars[language]?.isDate(words, before, after) ?? true;
}

/** Removes matches and the prepositions before them. Ranges stay in the text: a to-do has one day and one time. */
function without(text: string, used: FoundDate[], language: QuickAddLanguage): string {
  const fromEnd = used.filter(({ end }) => !end).toSorted((a, b) => b.index - a.index);
  return fromEnd.reduce((rest, { index, text: words }) => {
    const before = rest.slice(0, index).replace(lineGrammars[language]?.leading ?? '', '');
    return `${before} ${rest.slice(index + words.length)}`;
  }, text);
}

const padded = (part: number | null, length = 2) => String(part ?? 0).padStart(length, '0');
export const dateOf = (date: Date) => `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;
const timeOf = (date: Date) => `${padded(date.getHours())}:${padded(date.getMinutes())}`;
