import type { Repetition } from '../contract.ts';
import { type FirstDay, firstMonthDay, firstNthWeekday, firstWeekday, thatDay } from './first-day.ts';

/** Patterns of a language for repetitions. Named groups hold their parts. */
export interface RepetitionGrammar {
  /** Monday to Friday. */
  workdays: RegExp;
  weekends: RegExp;
  /** `list`: weekdays; `count`: interval in weeks. */
  dayLists: readonly RegExp[];
  /** `nth`: which weekday of the month; `list`: that weekday; `count`: interval in months. */
  nthDays: readonly RegExp[];
  nthOf: (word: string) => Nth | undefined;
  /** One day in such a list. */
  day: RegExp;
  /** Monday is 1. */
  weekdayOf: (name: string) => number;
  /** `date`: a number, or a word for the first; `count`: interval in months. */
  monthDays: readonly RegExp[];
  /** `count`: interval, unless the words imply it. */
  units: readonly (readonly [form: RegExp, unit: Repetition['unit'], every?: number])[];
  /** Single words that express a repetition. */
  ofAdverb: Readonly<Record<string, Repetition>>;
  /** Parses a `count`; 1 when there is none. */
  countOf: (count: string | undefined) => number;
  /** Lookahead after a short weekday name, which could be another word. */
  last: string;
}

export type Nth = NonNullable<Repetition['nth']>;

const shortName = 5;

/** Finds the repetition in a text, using its language's grammar. */
export function findRepetition(text: string, grammar: RepetitionGrammar): FoundRepetition | null {
  return onNthDay(text, grammar) ?? onDays(text, grammar) ?? onMonthDay(text, grammar) ?? ofUnits(text, grammar) ?? byAdverb(text, grammar);
}

function onNthDay(text: string, { nthDays, nthOf, weekdayOf, countOf }: RepetitionGrammar): FoundRepetition | null {
  for (const form of nthDays) {
    const found = form.exec(text);
    const { nth: place = '', list = '', count } = found?.groups ?? {};
    const nth = nthOf(place.toLowerCase());
    if (found && nth) return monthlyOn(found[0], nth, weekdayOf(list.toLowerCase()), countOf(count));
  }
  return null;
}

/** Every nth month on a given weekday of the month. */
export function monthlyOn(words: string, nth: Nth, weekday: number, every = 1): FoundRepetition {
  return { repeat: { every, unit: 'month', weekdays: [weekday], nth }, words, first: firstNthWeekday(nth, weekday) };
}

function onDays(text: string, { workdays, weekends, dayLists, day, weekdayOf, countOf, last }: RepetitionGrammar): FoundRepetition | null {
  const [worked] = workdays.exec(text) ?? [];
  if (worked) return weekly(worked, [1, 2, 3, 4, 5]);
  const [weekend] = weekends.exec(text) ?? [];
  if (weekend) return weekly(weekend, [6, 7]);
  for (const form of dayLists) {
    const found = form.exec(text);
    const { list = '', count } = found?.groups ?? {};
    if (!found || !list) continue;
    const [words] = found;
    const isShort = list.length < shortName && !new RegExp(`^${last}`, 'i').test(text.slice(found.index + words.length));
    if (!isShort)
      return weekly(
        words,
        [...list.matchAll(day)].map(([name]) => weekdayOf(name.toLowerCase())),
        countOf(count),
      );
  }
  return null;
}

/** Every nth week on given weekdays. A single weekday needs only the due date. */
export function weekly(words: string, weekdays: readonly number[], every = 1): FoundRepetition {
  const days = [...new Set(weekdays)].sort((one, two) => one - two);
  const repeat: Repetition = days.length > 1 ? { every, unit: 'week', weekdays: days } : { every, unit: 'week' };
  return { repeat, words, first: firstWeekday(days) };
}

function onMonthDay(text: string, { monthDays, countOf }: RepetitionGrammar): FoundRepetition | null {
  for (const form of monthDays) {
    const found = form.exec(text);
    const { date: said = '', count } = found?.groups ?? {};
    const date = /^\d/.test(said) ? Number.parseInt(said, 10) : 1;
    if (found && date >= 1 && date <= 31)
      return { repeat: { every: countOf(count), unit: 'month', ...meantDay(date) }, words: found[0], first: firstMonthDay(date) };
  }
  return null;
}

/** A day of the month that some months don't have. */
export const meantDay = (day: number): Pick<Repetition, 'day'> => (day > 28 ? { day } : {});

function ofUnits(text: string, { units, countOf }: RepetitionGrammar): FoundRepetition | null {
  for (const [form, unit, every] of units) {
    const found = form.exec(text);
    if (found) return { repeat: { every: every ?? countOf(found.groups?.count), unit }, words: found[0], first: thatDay };
  }
  return null;
}

function byAdverb(text: string, { ofAdverb }: RepetitionGrammar): FoundRepetition | null {
  const adverb = new RegExp(`(?<=^|\\s)(?:${Object.keys(ofAdverb).join('|')})(?=$|[\\s,.;!?])`);
  const [words = ''] = adverb.exec(text) ?? [];
  const repeat = ofAdverb[words];
  return repeat ? { repeat, words, first: thatDay } : null;
}

/** Builds a case-insensitive pattern that matches whole words. */
export const phrase = (source: string, flags = 'i'): RegExp => new RegExp(`(?<=^|\\s)(?:${source})(?=$|[\\s,.;:!?])`, flags);

/** Builds a pattern for a list, with the language's separators. */
export const listOf = (one: string, between: string): string => `(?<list>${one}(?:\\s*(?:${between})\\s*${one})*)`;

/**
 * Lookahead for what can follow a repetition without being part of a name: nothing, punctuation, a marker, or a time, introduced by one of
 * these words.
 */
export const followedBy = (beforeTimes: string): string =>
  `(?=\\s*$|[,.;!?]|\\s+(?:${beforeTimes})\\s|\\s+[#@!]|\\s+\\d{1,2}(?::\\d{2}|\\s*(?:h\\d{0,2}|uhr))(?:$|\\s))`;

/** Builds a pattern and a parser for numbers in digits or words. */
export function counting(words: Readonly<Record<string, number>>): { count: string; countOf: RepetitionGrammar['countOf'] } {
  return {
    count: `(?<count>[1-9]\\d?|${Object.keys(words).join('|')})`,
    countOf: (count) => (count === undefined ? 1 : (words[count.toLowerCase()] ?? Number(count))),
  };
}

/** A repetition found in a text, the matching words, and its first day if given. */
export interface FoundRepetition {
  repeat: Repetition;
  words: string;
  first?: FirstDay;
}
