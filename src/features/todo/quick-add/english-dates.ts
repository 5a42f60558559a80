import { addDays } from '#web/dates/plain-day.ts';
import { englishNth, englishWeekday, fullDay, nthWord } from './english-words.ts';
import { firstMonthDay, firstWeekday } from './first-day.ts';
import { type DayNames, inNextWeek, namedDays } from './named-days.ts';
import { phrase } from './rhythm.ts';

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** What a time stands behind. */
const dateWord = `(?:${[
  'at|today|tonight|tomorrow|daily|weekdays?|weekends?',
  '(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun',
  `(?:\\d{1,2}\\s+)?${month}`,
  '\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)',
  'in\\s+(?:\\d+|an?|two|three)\\s+(?:days?|weeks?|months?|years?)',
].join('|')})`;
/** `14h`, `9h30`: a time behind what names a day, else a length of time. */
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

/** What people write, in the words that chrono understands: `in 2 weeks 14h`, `on the 15th`, `in a fortnight`. */
export function englishDates(text: string, today: string): string {
  return namedDays(
    text
      .replace(weekFrom, (_, day?: string, now?: string) => {
        if (day) return addDays(firstWeekday([englishWeekday(day.toLowerCase())])(today), 7);
        return addDays(today, now ? 7 : 8);
      })
      .replace(dayNextWeek, (words) => inNextWeek(today, englishWeekday(words.replace(/next\s+week\s*(?:on\s+)?/i, '').toLowerCase())))
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

/** A length of time, such as `1h 30m`: `in 2 days` is a moment, `2d` is not. */
const shortAmount = /^(?:\d+\s*(?:s|secs?|m|mins?|h|hrs?|d|w|wks?|mos?|y|yrs?)[\s,]*)+$/i;

/** Whether words that chrono takes for a date are one, by what stands before and after them: `sun lamp`, `2 weeks of stock`, `1/2 litre` are none. */
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
