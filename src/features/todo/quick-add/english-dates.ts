import { firstMonthDay } from './first-day.ts';

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

/** What people write, in the words that chrono understands: `in 2 weeks 14h`, `on the 15th`, `in a fortnight`. */
export function englishDates(text: string, today: string): string {
  return text
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
  return !isWord && !isNoDay && !isAmount && !isFraction && !/[\d/.]$/.test(before) && !/^[\d/]/.test(after);
}
