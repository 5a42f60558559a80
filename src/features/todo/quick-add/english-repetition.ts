import type { Repetition } from '../contract.ts';
import { firstMonthDay } from './first-day.ts';
import type { FoundRepetition } from './found-repetition.ts';
import { weekly } from './rhythm.ts';

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const day = '(?:mon(?:days?)?|tue(?:s|sdays?)?|wed(?:s|nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)';
const end = '(?=$|[\\s,.;:!?])';
/** What may follow words that also begin a name, as *every sun lamp*: nothing, a mark, or a time. */
const last = '(?=\\s*$|[,.;!?]|\\s+(?:at|from|until|till)\\s|\\s+[#@!]|\\s+\\d{1,2}(?::\\d{2}|\\s*[ap]m\\b))';
const nth = '(\\d{1,2})(?:st|nd|rd|th)';
const pattern = (source: string) => new RegExp(`(?<=^|\\s)${source}`, 'i');

const workdays = pattern(`(?:(?:every|each)\\s+(?:week|work|working|business)[ -]?days?|on\\s+(?:week|work)days|weekdays${last})${end}`);
const weekends = pattern(`(?:(?:every|each)\\s+weekends?|on\\s+weekends)${end}`);
const dayList = pattern(
  `(?:every|each)\\s+(?:(?:([1-9]\\d?)\\s+weeks|(other)(?:\\s+week)?|week)\\s+(?:on\\s+)?)?(${day}(?:\\s*(?:,\\s*and\\b|,|\\band\\b|[&+/])\\s*${day})*)${end}`,
);
const monthDays = [
  pattern(`(?:every\\s+(?:([1-9]\\d?|other)\\s+)?months?|monthly)\\s+on\\s+(?:the\\s+)?(?:day\\s+)?(\\d{1,2}|first)(?:st|nd|rd|th)?${end}`),
  pattern(`()(?:on\\s+)?(?:the\\s+)?(?:${nth}|first)\\s+(?:day\\s+)?of\\s+(?:every|each)\\s+month${end}`),
  pattern(`()(?:every|each)\\s+${nth}(?:\\s+(?:day\\s+)?of\\s+(?:the|every|each)\\s+month|${last})`),
];
const units = pattern(`(?:every|each)\\s+(?:([1-9]\\d?|other)\\s+)?(day|week|month|year)(s?)${end}`);
const adverbs = new RegExp(`(?<=^|\\s)(daily|weekly|fortnightly|monthly|yearly|annually)${last}`);
const ofAdverb: Record<string, Repetition> = {
  daily: { every: 1, unit: 'day' },
  weekly: { every: 1, unit: 'week' },
  fortnightly: { every: 2, unit: 'week' },
  monthly: { every: 1, unit: 'month' },
  yearly: { every: 1, unit: 'year' },
  annually: { every: 1, unit: 'year' },
};

/** `every weekday`, `every other friday`, `every mon, wed and fri`, `every month on the 1st`, `every 2 weeks`, `daily`. */
export function englishRepetition(text: string): FoundRepetition | null {
  return onDays(text) ?? onMonthDay(text) ?? ofUnits(text) ?? byAdverb(text);
}

function onDays(text: string): FoundRepetition | null {
  const whole = workdays.exec(text) ?? weekends.exec(text);
  if (whole) return weekly(whole[0], /end/i.test(whole[0]) ? [6, 7] : [1, 2, 3, 4, 5]);
  const found = dayList.exec(text);
  if (!found) return null;
  const [words, weeks, other, list = ''] = found;
  const weekdays = [...list.matchAll(new RegExp(day, 'gi'))].map(([name]) => dayNames.indexOf(name.slice(0, 3).toLowerCase()) + 1);
  const isShort = weekdays.length === 1 && list.length < 6 && !new RegExp(`${escaped(words)}${last}`, 'i').test(text);
  return isShort ? null : weekly(words, weekdays, other ? 2 : Number(weeks ?? 1));
}

function onMonthDay(text: string): FoundRepetition | null {
  for (const form of monthDays) {
    const found = form.exec(text);
    const [words = '', count, number = 'first'] = found ?? [];
    const date = number.toLowerCase() === 'first' ? 1 : Number(number);
    if (found && date >= 1 && date <= 31) return { repeat: { every: countOf(count), unit: 'month' }, words, first: firstMonthDay(date) };
  }
  return null;
}

function ofUnits(text: string): FoundRepetition | null {
  const found = units.exec(text);
  if (!found) return null;
  const [words, count, unit = '', plural] = found;
  const every = countOf(count);
  // "every 2 week" and "every days" are no rhythm that anybody means.
  if ((every > 1 && count?.toLowerCase() !== 'other') !== (plural !== '')) return null;
  return { repeat: { every, unit: unit.toLowerCase() as Repetition['unit'] }, words };
}

function byAdverb(text: string): FoundRepetition | null {
  const [words = ''] = adverbs.exec(text) ?? [];
  const repeat = ofAdverb[words];
  return repeat ? { repeat, words } : null;
}

const countOf = (count: string | undefined): number => (count?.toLowerCase() === 'other' ? 2 : Number(count || 1));
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
