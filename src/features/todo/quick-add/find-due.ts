import type { FirstDay } from './first-day.ts';
import { lineGrammars, type QuickAddLanguage } from './line-grammars.ts';

type Part = 'year' | 'month' | 'day' | 'weekday' | 'hour' | 'minute' | 'timezoneOffset';

/** A date or time that a parser found, as far as it is looked at: chrono's `ParsedResult`. */
interface FoundDate {
  index: number;
  text: string;
  /** Set for a range. */
  end?: unknown;
  start: { get(part: Part): number | null; isCertain(part: Part): boolean; date(): Date; tags(): Set<string> };
}

/** Finds dates and times, those that could be past or to come as to come. */
export type ParseDates = (text: string, now: Date, options: { forwardDate: boolean }) => FoundDate[];

interface Given {
  now: Date;
  language: QuickAddLanguage;
  /** The day with which a rhythm begins that names no date. */
  first?: FirstDay | undefined;
}

interface Due {
  dueDate: string | null;
  dueTime: string | null;
  /** The text without what said so. */
  rest: string;
}

// What the time of the day means where no clock is named.
const timesOfDay = { morning: '09:00', afternoon: '15:00', evening: '19:00', tonight: '20:00' };

/** The date and the time that a text names, as its reader's calendar and clock have them. A time alone is today's, or tomorrow's when it is past. */
export function findDue(text: string, { now, language, first }: Given, parse: ParseDates): Due {
  const today = dateOf(now);
  const found = parse(text, now, { forwardDate: true }).filter((one) => isMeant(one, text, language));
  const dated = found.find((one) => namesDay(one) && dateIn(one) >= today);
  const timed = found.find((one) => (one === dated || !namesDay(one)) && timeIn(one) !== null);
  // A time beside the date counts before one that stands elsewhere.
  const clock = dated && timeIn(dated) !== null ? dated : timed;
  const dueTime = clock ? timeIn(clock) : null;
  const dueDate = dated ? dateIn(dated) : undatedDay(dueTime, first, now);
  const used = [...new Set([dated, clock])].filter((one) => one !== undefined);
  return { dueDate, dueTime, rest: without(text, used, language) };
}

/** A month or a time of the day alone names no day; a length of time from now on does. */
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

/** Without a date: the day with which the rhythm begins, or the one of the time. */
function undatedDay(time: string | null, first: FirstDay | undefined, now: Date): string | null {
  const coming = time === null ? null : comingDate(time, now);
  return first ? first(coming ?? dateOf(now)) : coming;
}

function comingDate(time: string, now: Date): string {
  const isPast = time <= timeOf(now);
  return dateOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + (isPast ? 1 : 0)));
}

/** What only looks like a date: a part of an address, `now`, and what the language says of it. */
function isMeant({ index, text: words, start }: FoundDate, text: string, language: QuickAddLanguage): boolean {
  const [before, after] = [text.slice(0, index), text.slice(index + words.length)];
  const around = /\S*$/.exec(before)?.[0] + words + /^\S*/.exec(after)?.[0];
  // Two figures alone are as well a part of a book.
  if (/^\d{1,2}\s*[-–]\s*\d{1,2}$/.test(words)) return false;
  // The month of a name beside a time names no day.
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

/** Also without the words that led to the date. A range stays whole: a to-do has one day and one time. */
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
