import { escapeRegExp } from '#contract/text/escape-reg-exp.ts';
import { addDays } from '#web/dates/plain-day.ts';
import type { Repetition } from '../contract.ts';
import { firstMonthDay, firstWeekday, thatDay } from './first-day.ts';
import { type DayNames, dayInNextWeek, namedDays } from './named-days.ts';
import { type FoundRepetition, meantDay, monthlyOn, type Nth, phrase, weekly } from './repetition.ts';

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const fullDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** Ordinals for an nth weekday, as a named group. */
const nthWord = '(?<nth>first|1st|second|2nd|third|3rd|fourth|4th|last)';

function englishNth(word: string): Nth | undefined {
  return ({ first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, last: -1 } as const)[word];
}

/** Returns a weekday's number; Monday is 1. @param name lowercase, long or short */
export function englishWeekday(name: string): number {
  return dayNames.indexOf(name.slice(0, 3)) + 1;
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** Words a time can follow. */
const dateWord = `(?:${[
  'at|today|tonight|tomorrow|daily|weekdays?|weekends?',
  '(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun',
  `(?:\\d{1,2}\\s+)?${month}`,
  '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)',
  'in\\s+(?:\\d+|an?|two|three)\\s+(?:days?|weeks?|months?|years?)',
].join('|')})`;
/** `14h`, `9h30`: a time after a day, otherwise a duration. */
const clock = new RegExp(`(?<=(?:^|\\s)${dateWord},?)\\s+([01]?\\d|2[0-3])h([0-5]\\d)?(?=$|[\\s,.;!?])(?!\\s+\\d+\\s*m)`, 'gi');
const onThe =
  /(?<=^|\s)(?<!month(?:ly|s)?\s+)(?:on|by|until|due)\s+the\s+([12]?\d|3[01])(?:st|nd|rd|th)(?=\s*$|[,.;!?]|\s+at\s|\s+[#@!]|\s+\d{1,2}(?::\d{2}|\s*[ap]m\b))/i;

const names: DayNames = {
  nextMonth: phrase('next\\s+month'),
  nextYear: phrase('next\\s+year'),
  endOfWeek: phrase('(?:the\\s+)?end\\s+of\\s+(?:the\\s+|this\\s+)?week|eow'),
  endOfMonth: phrase('(?:the\\s+)?end\\s+of\\s+(?:the\\s+|this\\s+)?month|month[ -]end|eom'),
  endOfYear: phrase('(?:the\\s+)?end\\s+of\\s+(?:the\\s+|this\\s+)?year|year[ -]end'),
  endOfDay: phrase('(?:the\\s+)?(?:end\\s+of\\s+(?:the\\s+|today|this\\s+)?(?:business\\s+)?day|close\\s+of\\s+business)|eod|cob'),
  atFive: (today) => `${today} at 17:00`,
  lastWorkday: 5,
  startOfNextMonth: phrase('(?:at\\s+)?(?:the\\s+)?(?:beginning|start|first|1st)\\s+of\\s+next\\s+month'),
  endOfNextMonth: phrase('(?:at\\s+|by\\s+)?(?:the\\s+)?end\\s+of\\s+next\\s+month'),
  endOfNextWeek: phrase('(?:at\\s+|by\\s+)?(?:the\\s+)?end\\s+of\\s+next\\s+week'),
  weekend: phrase('(?:this|(?:at|on|over)\\s+the)\\s+weekend'),
  nextWeekend: phrase('next\\s+weekend'),
  nthOfMonth: phrase(`(?:(?:on|by)\\s+)?(?:the\\s+)?${nthWord}\\s+(?<list>${fullDay})\\s+(?:of|in)\\s+(?<month>${month})`),
  months: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map((name) => new RegExp(`^${name}`, 'i')),
  nthDay: phrase(
    `(?<!(?:every|each|months?|monthly)\\s+)(?:(?:on|by)\\s+)?(?:the\\s+)?${nthWord}\\s+(?<list>${fullDay})\\s+(?:of|in)\\s+(?:the|this)\\s+month`,
  ),
  nthOf: englishNth,
  weekdayOf: englishWeekday,
};
const partOfDay = phrase('(?:every|each)\\s+(morning|afternoon|evening|night)(?<more>\\s+at)?');
const thisPart = phrase('this\\s+(morning|afternoon|evening)(?<more>\\s+at)?');
const clockOf: Readonly<Record<string, string>> = { morning: '9:00', afternoon: '15:00', evening: '19:00', night: '20:00' };
const weekFrom = phrase(`an?\\s+week\\s+from\\s+(?:(?<day>${fullDay})|(?<today>today|now)|tomorrow)`);
const dayNextWeek = phrase(`next\\s+week\\s+(?:on\\s+)?(?<before>${fullDay})|(?<after>${fullDay})\\s+next\\s+week`);
const halfPast = phrase('half\\s+past\\s+(1[0-2]|[1-9])');

/** Rewrites common expressions into words that chrono understands: `in 2 weeks 14h`, `on the 15th`, `in a fortnight`. */
export function englishDates(text: string, today: string): string {
  return namedDays(
    text
      .replace(weekFrom, (_, day?: string, now?: string) => {
        if (day) return addDays(firstWeekday([englishWeekday(day.toLowerCase())])(today), 7);
        return addDays(today, now ? 7 : 8);
      })
      .replace(dayNextWeek, (words) => dayInNextWeek(today, englishWeekday(words.replace(/next\s+week\s*(?:on\s+)?/i, '').toLowerCase())))
      .replace(partOfDay, (_, part: string, more?: string) => `every day ${more ? 'at' : `at ${clockOf[part.toLowerCase()]}`}`)
      .replace(thisPart, (_, part: string, more?: string) => `today ${more ? 'at' : `at ${clockOf[part.toLowerCase()]}`}`)
      .replace(halfPast, (_, hour: string) => `${hour}:30`),
    today,
    names,
  )
    .replace(
      clock,
      (_, hours: string, minutes = '00', at: number, all: string) => `${/\bat$/i.test(all.slice(0, at)) ? ' ' : ' at '}${hours}:${minutes}`,
    )
    .replace(onThe, (_, day: string) => `on ${firstMonthDay(Number(day))(today)}`)
    .replace(/(?<=^|\s)in\s+a\s+fortnight(?=$|[\s,.;!?])/i, 'in 2 weeks');
}

/** A duration such as `1h 30m`: `in 2 days` is a date, `2d` isn't. */
const shortAmount = /^(?:\d+\s*(?:s|secs?|m|mins?|h|hrs?|d|w|wks?|mos?|y|yrs?)[\s,]*)+$/i;

/** Checks by context whether a match of chrono is a date: `sun lamp`, `2 weeks of stock` and `1/2 litre` aren't. */
export function isEnglishDate(words: string, before: string, after: string): boolean {
  const isWord = /^(sun|sat|wed|mon)$/i.test(words) && after.trim() !== '';
  const isAmount =
    shortAmount.test(words) ||
    /^(\d+|an?|one|two|three|half|few|a few)\b.*\b(seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?)$/i.test(words);
  const isNoDay = /^(?:(?:the|a)\s+(?:day|week|weekend|month|year)|weekdays?|weekends?)$/i.test(words);
  const isFraction = /^(1\/2|1\/3|2\/3|1\/4|3\/4|24\/7)$/.test(words);
  const isAfter = /(?:^|\s)(?:after|since)\s+$/i.test(before) && !/^(?:that|this)/i.test(words);
  return !isAfter && !isWord && !isNoDay && !isAmount && !isFraction && !/[\d/.]$/.test(before) && !/^[\d/]/.test(after);
}

const day = '(?:mon(?:days?)?|tue(?:s|sdays?)?|wed(?:s|nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)';
const end = '(?=$|[\\s,.;:!?])';
/** Allowed after words that can also start a name, as in *every sun lamp*: nothing, punctuation, a marker, or a time. */
const last = '(?=\\s*$|[,.;!?]|\\s+(?:at|from|until|till)\\s|\\s+[#@!]|\\s+\\d{1,2}(?::\\d{2}|\\s*[ap]m\\b))';
const nth = '(\\d{1,2})(?:st|nd|rd|th)';
const pattern = (source: string) => new RegExp(`(?<=^|\\s)${source}`, 'i');

const workdays = pattern(
  `(?:(?:every\\s+)?mon(?:day)?s?\\s*(?:-|–|\\s(?:to|through|thru|until|till)\\s)\\s*fri(?:day)?s?|(?:every|each)\\s+(?:week|work|working|business)[ -]?days?|on\\s+(?:week|work)days|weekdays${last})${end}`,
);
const weekends = pattern(`(?:(?:every|each)\\s+weekends?|on\\s+weekends)${end}`);
const dayList = pattern(
  `(?:every|each)\\s+(?:(?:([1-9]\\d?)\\s+weeks|(other|second)(?:\\s+week)?|week)\\s+(?:on\\s+)?)?(${day}(?:\\s*(?:,\\s*and\\b|,|\\band\\b|[&+/])\\s*${day})*)${end}`,
);
const monthDays = [
  pattern(`(?:every\\s+(?:([1-9]\\d?|other)\\s+)?months?|monthly)\\s+on\\s+(?:the\\s+)?(?:day\\s+)?(\\d{1,2}|first)(?:st|nd|rd|th)?${end}`),
  pattern(`()(?:on\\s+)?(?:the\\s+)?(?:${nth}|first)\\s+(?:day\\s+)?of\\s+(?:every|each)\\s+month${end}`),
  pattern(`()(?:every|each)\\s+${nth}(?:\\s+(?:day\\s+)?of\\s+(?:the|every|each)\\s+month|${last})`),
];
const ofMonth = '\\s+(?:of|in)\\s+(?:the|every|each)\\s+month';
const nthDays = [
  pattern(`(?:every|each)\\s+(?:month\\s+)?(?:on\\s+)?(?:the\\s+)?${nthWord}\\s+(?<list>${day})(?<of>${ofMonth})?${end}`),
  pattern(`(?:on\\s+)?(?:the\\s+)?${nthWord}\\s+(?<list>${day})\\s+(?:of|in)\\s+(?:every|each)\\s+month${end}`),
  pattern(`(?:every\\s+(?:(?<count>[1-9]\\d?|other)\\s+)?months?|monthly),?\\s+on\\s+(?:the\\s+)?${nthWord}\\s+(?<list>${day})${end}`),
];
const quarters = pattern(`(?:every|each)\\s+quarter${end}`);
const written: Readonly<Record<string, number>> = { other: 2, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 };
const units = pattern(`(?:every|each)\\s+(?:([1-9]\\d?|${Object.keys(written).join('|')})\\s+)?(day|week|month|year)(s?)${end}`);
const once = pattern(`once\\s+(?:a|per|every)()\\s+(day|week|month|year)${end}`);
/** `mondays`, `on tuesdays and fridays`: several of them, or one at the end of a line. */
const plurals = '(?:mon|tues|wednes|thurs|fri|satur|sun)days';
const eachOf = pattern(
  `(?:on\\s+(${plurals}(?:\\s*(?:,\\s*and\\b|,|\\band\\b|[&+/])\\s*${plurals})*)|(${plurals}(?:\\s*(?:,\\s*and\\b|,|\\band\\b|[&+/])\\s*${plurals})*)${last})${end}`,
);
const adverbs = new RegExp(`(?<=^|\\s)(daily|weekly|biweekly|fortnightly|monthly|bimonthly|quarterly|yearly|annually)${last}`);
const ofAdverb: Record<string, Repetition> = {
  daily: { every: 1, unit: 'day' },
  weekly: { every: 1, unit: 'week' },
  biweekly: { every: 2, unit: 'week' },
  fortnightly: { every: 2, unit: 'week' },
  monthly: { every: 1, unit: 'month' },
  bimonthly: { every: 2, unit: 'month' },
  quarterly: { every: 3, unit: 'month' },
  yearly: { every: 1, unit: 'year' },
  annually: { every: 1, unit: 'year' },
};

/** `every weekday`, `every other friday`, `every mon, wed and fri`, `every month on the 1st`, `every 2 weeks`, `daily`. */
export function englishRepetition(text: string): FoundRepetition | null {
  return onNthDay(text) ?? onDays(text) ?? onMonthDay(text) ?? ofUnits(text) ?? byAdverb(text);
}

/** Every second Tuesday means every other one; the second of a month is `2nd` or has "of the month". */
function onNthDay(text: string): FoundRepetition | null {
  for (const form of nthDays) {
    const found = form.exec(text);
    const { nth: place = '', list = '', count, of } = found?.groups ?? {};
    const nth = englishNth(place.toLowerCase());
    const isEveryOther = form === nthDays[0] && place.toLowerCase() === 'second' && !of && !/month/i.test(found?.[0] ?? '');
    if (found && nth && !isEveryOther) return monthlyOn(found[0], nth, englishWeekday(list.toLowerCase()), countOf(count));
  }
  return null;
}

function onDays(text: string): FoundRepetition | null {
  const whole = workdays.exec(text) ?? weekends.exec(text);
  if (whole) return weekly(whole[0], /end/i.test(whole[0]) ? [6, 7] : [1, 2, 3, 4, 5]);
  const [always, onPlurals, alone] = eachOf.exec(text) ?? [];
  if (always) return weekly(always, weekdaysIn(onPlurals ?? alone ?? ''));
  const found = dayList.exec(text);
  if (!found) return null;
  const [words, weeks, other, list = ''] = found;
  const weekdays = weekdaysIn(list);
  const isShort = weekdays.length === 1 && list.length < 6 && !new RegExp(`${escapeRegExp(words)}${last}`, 'i').test(text);
  return isShort ? null : weekly(words, weekdays, other ? 2 : Number(weeks ?? 1));
}

const weekdaysIn = (list: string) => [...list.matchAll(new RegExp(day, 'gi'))].map(([name]) => englishWeekday(name.toLowerCase()));

function onMonthDay(text: string): FoundRepetition | null {
  for (const form of monthDays) {
    const found = form.exec(text);
    const [words = '', count, number = 'first'] = found ?? [];
    const date = number.toLowerCase() === 'first' ? 1 : Number(number);
    if (found && date >= 1 && date <= 31)
      return { repeat: { every: countOf(count), unit: 'month', ...meantDay(date) }, words, first: firstMonthDay(date) };
  }
  return null;
}

function ofUnits(text: string): FoundRepetition | null {
  const [quarterly] = quarters.exec(text) ?? [];
  if (quarterly) return { repeat: { every: 3, unit: 'month' }, words: quarterly, first: thatDay };
  const found = units.exec(text) ?? once.exec(text);
  if (!found) return null;
  const [words, count, unit = '', plural] = found;
  const every = countOf(count);
  // "every 2 week" and "every days" aren't valid repetitions.
  if ((every > 1 && count?.toLowerCase() !== 'other') !== Boolean(plural)) return null;
  return { repeat: { every, unit: unit.toLowerCase() as Repetition['unit'] }, words, first: thatDay };
}

function byAdverb(text: string): FoundRepetition | null {
  const [words = ''] = adverbs.exec(text) ?? [];
  const repeat = ofAdverb[words];
  return repeat ? { repeat, words, first: thatDay } : null;
}

const countOf = (count: string | undefined): number => written[count?.toLowerCase() ?? ''] ?? Number(count || 1);
