import { withoutComments } from './mime/headers.ts';

// Languages in which emails name months; if two share a name for different months, the first one wins.
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'sk',
  'tr',
  'ru',
  'uk',
  'hu',
  'ro',
  'hr',
  'sl',
  'ca',
  'et',
  'lv',
  'lt',
];
/** Offsets of named zones in hours. Military letters and unknown names carry no information: RFC 5322, 4.3. */
const zoneHours: Record<string, number> = {
  ...{ est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7, akst: -9, akdt: -8, hst: -10 },
  ...{
    wet: 0,
    west: 1,
    bst: 1,
    cet: 1,
    cest: 2,
    mez: 1,
    mesz: 2,
    met: 1,
    mest: 2,
    hnec: 1,
    eet: 2,
    eest: 3,
    oez: 2,
    oesz: 3,
    sast: 2,
    msk: 3,
  },
  ...{ ist: 5.5, sgt: 8, hkt: 8, jst: 9, kst: 9, aest: 10, aedt: 11, nzst: 12, nzdt: 13 },
};
const longest = 200;
const timePattern =
  /(?<![\d-])(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?(?![\d.]*\d)\s*([ap]\.?m\b\.?)?\s*(?:(?:utc|gmt)?\s*([+-])(\d{1,2})(?::?(\d{2}))?|([a-z]{1,5}))?/iu;
const isoDate = /(\d{4})[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})(?=\D|$)/;
const dayFirst =
  /(?:^|[^\d:])(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s.-]*(?:de\s+)?(\p{L}[\p{L}\p{M}]*)\.?[\s,.-]*(?:de[l]?\s+)?(\d{2,4})(?![\d:])/iu;
const monthFirst = /(?:^|\s)(\p{L}[\p{L}\p{M}]*)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(?:.*\s)?(\d{4})(?![\d:])/iu;
const numbers = /(?:^|[^\d:])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d:])/;

/**
 * Parses an email date: RFC 5322 with its obsolete forms, and what programs write instead, such as months in other languages, no zone (read
 * as UTC), ISO 8601, or a wrong weekday. Null for an invalid date.
 */
export function mailDate(text: string): Date | null {
  const bare = withoutComments(text.slice(0, longest))
    .replaceAll(/:(\d)(?!\d)/g, ':0$1')
    .trim();
  const day = dayIn(bare);
  if (!day) return null;
  const [, hours = '0', minutes = '0', seconds = '0', half, sign, zoneHour = '0', zoneMinute = '0', zone = ''] =
    timePattern.exec(bare.replace(isoDate, (found) => `${' '.repeat(found.length - 1)} `).replace(/(?<= )T(?=\d)/, ' ')) ?? [];
  const isPm = half?.toLowerCase().startsWith('p');
  const hour = half ? (Number(hours) % 12) + (isPm ? 12 : 0) : Number(hours);
  if (hour > 24 || Number(minutes) > 59 || Number(seconds) > 60) return null;
  const ahead = sign ? (Number(zoneHour) + Number(zoneMinute) / 60) * (sign === '-' ? -1 : 1) : (zoneHours[zone.toLowerCase()] ?? 0);
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day, hour, Number(minutes), Math.min(Number(seconds), 59)));
  return new Date(date.getTime() - (Math.abs(ahead) > 14 ? 0 : ahead * 3_600_000));
}

/** Returns when the newest server received an email: the first `Received` with a time. */
export function receivedDate(received: readonly string[]): Date | null {
  for (const value of received) {
    const date = mailDate(value.slice(value.lastIndexOf(';') + 1));
    if (date) return date;
  }
  return null;
}

interface Day {
  year: number;
  month: number;
  day: number;
}

function dayIn(text: string): Day | null {
  const [, isoYear, isoMonth, isoDay] = isoDate.exec(text) ?? [];
  if (isoYear) return existing({ year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) });
  const [, day, name = '', year = ''] = dayFirst.exec(text) ?? [];
  const month = monthOf(name);
  if (month) return existing({ year: wholeYear(year), month, day: Number(day) });
  const [, otherName = '', otherDay, otherYear = ''] = monthFirst.exec(withoutWeekday(text)) ?? [];
  const otherMonth = monthOf(otherName);
  if (otherMonth) return existing({ year: wholeYear(otherYear), month: otherMonth, day: Number(otherDay) });
  const [, first = '', mark, second = '', lastYear = ''] = numbers.exec(text) ?? [];
  // 3/4/2026 may be March or April: no date is better than a wrong one.
  const isMonthFirst = mark === '/' && Number(second) > 12;
  if (!mark || (mark !== '.' && Number(first) <= 12 && !isMonthFirst && first !== second)) return null;
  return existing({ year: wholeYear(lastYear), month: Number(isMonthFirst ? first : second), day: Number(isMonthFirst ? second : first) });
}

function withoutWeekday(text: string): string {
  return text.replace(/^\p{L}+\.?,?\s+(?=\p{L})/u, '');
}

/** Two digits (also after zeros) below 50 are in this century, and three digits in the last: RFC 5322, 4.3. */
function wholeYear(year: string): number {
  const number = Number(year);
  if (number >= 1000) return number;
  return number + (number < 50 && year.length !== 3 ? 2000 : 1900);
}

function existing(day: Day): Day | null {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
  return date.getUTCMonth() === day.month - 1 && date.getUTCDate() === day.day ? day : null;
}

/** Misspelled month names that programs write. */
const otherMonths: [string, number][] = [
  ['janner', 1],
  ['feber', 2],
  ['mrz', 3],
  ['maerz', 3],
];

let months: Map<string, number> | undefined;

/** In full or abbreviated to three letters or more. */
function monthOf(name: string): number | undefined {
  if (!name) return undefined;
  months ??= namedMonths();
  const folded = foldName(name);
  return months.get(folded) ?? (folded.length >= 3 ? [...months].find(([known]) => known.startsWith(folded))?.[1] : undefined);
}

function namedMonths(): Map<string, number> {
  const named = new Map(otherMonths);
  for (const language of languages)
    for (const length of ['long', 'short'] as const)
      for (const withDay of [{ day: 'numeric' } as const, {}]) {
        const format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC', ...withDay });
        for (let month = 1; month <= 12; month++) {
          const name = format.formatToParts(Date.UTC(2026, month - 1, 15)).find(({ type }) => type === 'month')?.value ?? '';
          const folded = foldName(name);
          if (/^\p{L}{3,}$/u.test(folded) && !named.has(folded)) named.set(folded, month);
        }
      }
  return named;
}

function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();
}
