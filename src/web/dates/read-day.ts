import { relativeFormat } from '../intl.ts';
import { plainLetters } from '../plain-letters.ts';
import { addMonths } from './day-steps.ts';
import { atNoon, plainFormat } from './format-date.ts';
import { isPlainDay } from './is-plain-day.ts';
import { addDays, type PlainDay } from './plain-day.ts';
import { latinDigits } from './read-time.ts';

export interface DayReading {
  today: PlainDay;
  language: string;
  /** The latest allowed day. A day without a year is then the last such day instead of the next. */
  max?: PlainDay | undefined;
}

/** Parses a typed day: `24/11`, `24.11.2027`, `24 nov`, `tomorrow`, `fri`, `+3d`, `2026-11-24`. Null if invalid. */
export function readDay(typed: string, given: DayReading): PlainDay | null {
  const text = plainLetters(latinDigits(typed)).replaceAll('’', "'").replaceAll(/[,،]/g, ' ').replaceAll(/\s+/g, ' ').trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isPlainDay(text) ? text : null;
  return stepFrom(text, given) ?? ofNumbers(text, given) ?? ofWords(text, given);
}

/** First letters of day, week, month and year in languages other than English: `+2 Wochen`, `+2 semaines`, `+2 semanas`. */
const unitLetters: Readonly<Record<string, string>> = { de: 'twmj', fr: 'jsma', pt: 'dsma' };

/** Parses `+3d`, `+2w`, `-1m`, also in the user's language; days without a letter. */
function stepFrom(text: string, { today, language }: DayReading): PlainDay | null {
  const [, sign, count, letter = 'd'] = /^([+-]) ?(\d{1,4}) ?([a-z])?[a-z]*$/.exec(text) ?? [];
  if (!count) return null;
  const unit = 'dwmy'[unitLetters[language]?.indexOf(letter) ?? -1] ?? letter;
  if (!'dwmy'.includes(unit)) return null;
  const steps = Number(`${sign}${count}`);
  if (unit === 'm' || unit === 'y') return addMonths(today, unit === 'y' ? steps * 12 : steps);
  return addDays(today, unit === 'w' ? steps * 7 : steps);
}

/** The day comes first, unless the number is only valid as a month. */
function ofNumbers(text: string, given: DayReading): PlainDay | null {
  const [, year, month = '', date = ''] = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/.exec(text) ?? [];
  if (year) return dayFrom(date, month, year, given);
  const [, first, second = '', last = ''] = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2})?)?$/.exec(text) ?? [];
  if (first) return Number(second) > 12 ? dayFrom(second, first, last, given) : dayFrom(first, second, last, given);
  const [, alone] = /^(\d{1,2})\.?$/.exec(text) ?? [];
  if (!alone) return null;
  const { today, max } = given;
  const near = [0, 1, -1].flatMap((months) => exactly(addMonths(`${today.slice(0, 8)}01`, months).slice(0, 8), alone) ?? []);
  return near.find((day) => (max === undefined ? day >= today : day <= max)) ?? near[0] ?? null;
}

/** Words within dates to ignore: `26 de novembro de 2026`, `le 26 novembre`, `am 26. November`. */
const fillers = new Set(['de', 'le', 'am', 'den']);

/** Parses `today`, a weekday, or numbers with a month name, also abbreviated. */
function ofWords(text: string, given: DayReading): PlainDay | null {
  const { today, language } = given;
  const away = [0, 1, -1, 2, -2].find((days) => isMeant(text, wordsForDay(days, language)));
  if (away !== undefined) return addDays(today, away);
  const [word = '', ...others] = text.split(' ').filter((part) => !fillers.has(part));
  if (others.length === 0) {
    const ahead = [0, 1, 2, 3, 4, 5, 6].find((days) => isMeant(word, namesOf(addDays(today, days), 'weekday', language)));
    return ahead === undefined ? null : addDays(today, ahead);
  }
  const parts = /^[\p{L}-]+\.?$/u.test(word) && weekdayNamed(word, language) ? others : [word, ...others];
  const numbers = parts.filter((part) => /^\d+(?:st|nd|rd|th|er|\.)?$/.test(part)).map((part) => part.replace(/\D+$/, ''));
  const names = parts.filter((part) => /^\p{L}/u.test(part));
  const month = names.length === 1 ? monthNamed(names[0] ?? '', language) : 0;
  const [date = '', year = ''] = numbers;
  if (month === 0 || numbers.length + 1 !== parts.length || date.length > 2 || (year && year.length !== 4)) return null;
  return date ? dayFrom(date, String(month), year, given) : null;
}

/** Returns words such as `today` and `übermorgen`; none if the language counts instead: `in 2 days`. */
function wordsForDay(days: number, language: string): string[] {
  const words = relativeFormat(language).format(days, 'day');
  return /\d/.test(words) ? [] : [words];
}

/** Without a year, picks the next such day, or the last one if the next exceeds `max`. */
function dayFrom(date: string, month: string, year: string, { today, max }: DayReading): PlainDay | null {
  const monthOf = (of: number) => `${String(of).padStart(4, '0')}-${month.padStart(2, '0')}-`;
  if (year) return exactly(monthOf(Number(year) + (year.length === 2 ? 2000 : 0)), date);
  const thisYear = Number(today.slice(0, 4));
  const near = [0, 1, -1].flatMap((away) => exactly(monthOf(thisYear + away), date) ?? []);
  return near.find((day) => (max === undefined ? day >= today : day <= max)) ?? near[0] ?? null;
}

function exactly(month: string, date: string): PlainDay | null {
  const day = `${month}${date.padStart(2, '0')}`;
  return isPlainDay(day) ? day : null;
}

const weekdayNamed = (word: string, language: string): boolean =>
  [0, 1, 2, 3, 4, 5, 6].some((days) => isMeant(word, namesOf(addDays('1970-01-04', days), 'weekday', language)));

function monthNamed(word: string, language: string): number {
  return 1 + [...Array(12).keys()].findIndex((month) => isMeant(word, namesOf(addMonths('1970-01-01', month), 'month', language)));
}

function namesOf(day: PlainDay, what: 'weekday' | 'month', language: string): string[] {
  return (['long', 'short'] as const).map((form) => plainFormat(language, { [what]: form }).format(atNoon(day)));
}

/** Checks whether a word is one of the names or a prefix of at least three letters. Arabic names also match without their article. */
function isMeant(word: string, names: readonly string[]): boolean {
  const typed = word.replace(/\.$/, '');
  return names
    .map((name) => plainLetters(name).replaceAll('’', "'"))
    .some((name) => name === typed || (typed.length >= 3 && [name, name.replace(/^ال/, '')].some((one) => one.startsWith(typed))));
}
