import { addDays } from '#web/dates/plain-day.ts';
import { latin } from './arabic-lines.ts';
import { firstMonthDay, firstWeekday, thatDay } from './first-day.ts';
import type { LineWords } from './line-words.ts';
import type { FoundRepetition } from './repetition.ts';

/** A line reduced to the first of several days or times: a to-do has one day and one time. */
interface Narrowed {
  line: string;
  /** The original words, put back into the title at `mark`. */
  kept?: { mark: string; words: string };
}

// Private-use characters that nobody types.
const timesMark = '\ue000';
const daysMark = '\ue001';

/** Puts the original words back into a title. */
export function withKept(title: string, ...narrowed: Narrowed[]): string {
  return narrowed.reduce((text, { kept }) => (kept ? text.replace(kept.mark, () => kept.words) : text), title);
}

const shortName = 3;
const start = '(?<=^|[\\s،])';
const end = '(?=$|[\\s،,.;:!?؟])';
const whole = (source: string) => new RegExp(`${start}(?:${source})${end}`, 'iu');

/** Finds the last day of every month, and yearly dates. */
export function calendarRepetition(text: string, { monthEnds, eachYear }: LineWords): FoundRepetition | null {
  for (const form of monthEnds) {
    const [words] = whole(form).exec(text) ?? [];
    if (words) return { repeat: { every: 1, unit: 'month', day: 31 }, words, first: firstMonthDay(31) };
  }
  const [words] = new RegExp(`${start}${eachYear}`, 'iu').exec(text) ?? [];
  return words ? { repeat: { every: 1, unit: 'year' }, words, first: thatDay } : null;
}

/** Checks whether a line has an unsupported rule: a repetition with exceptions, or the last workday of a month. */
export function isBeyond(text: string, { except, workday, day }: LineWords): boolean {
  return new RegExp(`${start}(?:${except}\\s+${day}|${workday}${end})`, 'iu').test(text);
}

/** Reduces a time range to its start: `mon 10-11`, `from 9 to 10:30`, `2-3pm`. */
export function narrowTimes(text: string, { ranges, clock, day, at }: LineWords): Narrowed {
  const digits = '[\\d٠-٩]';
  const time = (name: string) =>
    `(?<${name}h>${digits}{1,2})(?:[:.h](?<${name}m>${digits}{2}))?(?:\\s?(?:h|uhr))?(?:\\s?(?<${name}p>[ap])\\.?m\\.?)?`;
  const afterDay = new RegExp(`${start}${day},?\\s+$`, 'iu');
  for (const [lead, to] of ranges) {
    const found = new RegExp(`${start}(?<lead>(?:${lead})\\s+)?${time('a')}(?<to>${to})${time('b')}${end}`, 'iu').exec(text);
    if (!found?.groups) continue;
    const { ah = '', am = '00', ap, bh = '', bp, lead: led, to: between = '' } = found.groups;
    const [words] = found;
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + words.length)];
    const isWord = /\p{L}/u.test(between) && led !== undefined;
    const isSure = clock.test(words) || afterDay.test(before) || (isWord && /^\s*(?:$|[,.;!?#@])/.test(after));
    const hours = hoursOf(latin(ah), ap, latin(bh), bp);
    if (!isSure || hours === null) continue;
    const kept = { mark: timesMark, words: words.trim() };
    return { line: `${before}${at(`${hours}:${latin(am)}`)} ${timesMark}${after}`, kept };
  }
  return { line: text };
}

/** In `2-3pm` both times are in the afternoon, in `11-1pm` only the second. */
function hoursOf(first: string, firstHalf: string | undefined, second: string, secondHalf: string | undefined): string | null {
  const [from, until] = [Number(first), Number(second)];
  if (from > 23 || until > 24) return null;
  const half = (firstHalf ?? (secondHalf && from % 12 < until % 12 ? secondHalf : undefined))?.toLowerCase();
  const hours = half === 'p' ? (from % 12) + 12 : half === 'a' ? from % 12 : from;
  return String(hours).padStart(2, '0');
}

/** Reduces several days to the first: `mon and tue`, `friday or saturday`. */
export function narrowDays(text: string, today: string, { day, and, weekdayOf, ahead }: LineWords): Narrowed {
  const list = new RegExp(`${start}${day}(?:\\s*(?:${and})\\s*${day})+${end}`, 'iu');
  const found = list.exec(text);
  if (!found) return { line: text };
  const [words] = found;
  const names = [...words.matchAll(new RegExp(day, 'giu'))].map(([name]) => name.toLowerCase());
  const after = text.slice(found.index + words.length);
  // Short weekday names are also other words.
  const isSure = names.some((name) => name.length > shortName) || /^\s*(?:$|[,.;!?#@\d]|(?:at|um|à|às)\s)/.test(after);
  const [first = '', ...others] = new Set(names.map(dateOfName));
  if (others.length === 0 || !isSure) return { line: text };
  return { line: `${text.slice(0, found.index)}${daysMark} ${first}${after}`, kept: { mark: daysMark, words: words.trim() } };

  function dateOfName(name: string): string {
    const days = ahead[name];
    return days === undefined ? firstWeekday([weekdayOf(name)])(today) : addDays(today, days);
  }
}
