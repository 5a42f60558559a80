import type { Repetition } from '../contract.ts';
import { englishNth, englishWeekday, nthWord } from './english-words.ts';
import { firstMonthDay, thatDay } from './first-day.ts';
import type { FoundRepetition } from './found-repetition.ts';
import { meantDay, monthlyOn, weekly } from './rhythm.ts';

const day = '(?:mon(?:days?)?|tue(?:s|sdays?)?|wed(?:s|nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)';
const end = '(?=$|[\\s,.;:!?])';
/** What may follow words that also begin a name, as *every sun lamp*: nothing, a mark, or a time. */
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
/** `mondays`, `on tuesdays and fridays`: several of them, or at the end of a line. */
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

/** Every second Tuesday is every other one; the second of a month is `2nd`, or said to be of the month. */
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
  const isShort = weekdays.length === 1 && list.length < 6 && !new RegExp(`${escaped(words)}${last}`, 'i').test(text);
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
  // "every 2 week" and "every days" are no rhythm that anybody means.
  if ((every > 1 && count?.toLowerCase() !== 'other') !== Boolean(plural)) return null;
  return { repeat: { every, unit: unit.toLowerCase() as Repetition['unit'] }, words, first: thatDay };
}

function byAdverb(text: string): FoundRepetition | null {
  const [words = ''] = adverbs.exec(text) ?? [];
  const repeat = ofAdverb[words];
  return repeat ? { repeat, words, first: thatDay } : null;
}

const countOf = (count: string | undefined): number => written[count?.toLowerCase() ?? ''] ?? Number(count || 1);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
