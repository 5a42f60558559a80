import { Temporal } from 'temporal-polyfill';
import { languages, localeOf } from '#contract/languages.ts';
import { foldText } from '#contract/text/fold-text.ts';

export interface SheetDate {
  /** Epoch milliseconds. */
  at: number;
  hasTime: boolean;
}

type Order = 'day_first' | 'month_first';

const fiveInTheAfternoon = 17;
const zoneText = String.raw`(z|utc|gmt|[+-]\d{1,2}(?::?\d{2})?)`;
const numeric = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d{2})(?!\d)/;
const dayOfWeek = /^[\p{L}-]+\.?,?\s+/u;
const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:t(?=\d))?/;
const dayBeforeMonth =
  /^(\d{1,2})(?:st|nd|rd|th|er|re|o\b|[.°])?[\s/.-]*(?:de\s|of\s)?\s*(\p{L}[\p{L}. ]*?)\.?[\s,/-]*(?:de\s|del\s)?\s*(\d{4}|\d{2})(?!\d)/u;
const monthBeforeDay = /^(\p{L}[\p{L}.]*?)\.?[\s/-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s/-]+(\d{4})(?!\d)/u;
const timeOfDay = new RegExp(
  String.raw`^(?:at|um|a|as|kl|الساعه)?\.?\s*(\d{1,2})(?:[:h.](\d{2}))?(?::(\d{2})(?:[.,]\d+)?)?\s*(am|pm|a\.m\.|p\.m\.|ص|م|h|uhr)?\s*\(?(?:(?:utc|gmt)(?=[+-]))?${zoneText}?\)?$`,
);

/** Detects from unambiguous dates whether numeric dates have the day or the month first. */
export function orderOf(texts: readonly string[]): Order | null {
  const found = texts.map((text) => numeric.exec(plain(text))).filter((one) => one?.[2] !== '.');
  if (found.some((one) => Number(one?.[1]) > 12)) return 'day_first';
  return found.some((one) => Number(one?.[3]) > 12) ? 'month_first' : null;
}

/** Checks whether a date could mean two different days. */
export function isAmbiguous(text: string): boolean {
  const [, first, separator, second] = numeric.exec(plain(text)) ?? [];
  return separator === '/' && Number(first) <= 12 && Number(second) <= 12 && first !== second;
}

/**
 * Parses a date or a time, numeric or with a month name in any supported language. A date without a time is at 5 PM. For a range,
 * it returns the end. @returns undefined when it isn't a date.
 */
export function parseSheetDate(given: string, { order, timeZone }: { order: Order; timeZone: string }): SheetDate | undefined {
  const text = plain(given.split(/\s(?:→|–|to)\s/).at(-1) ?? '');
  if (/^\d{13}$/.test(text)) return { at: Number(text), hasTime: true };
  // Spreadsheet serial date: days since December 30, 1899.
  if (/^[2-6]\d{4}(?:\.\d+)?$/.test(text))
    return momentAt({ ...dayOfSerial(Number(text)), hour: null, minute: 0, second: 0 }, undefined, timeZone);
  const bare = text.replace(dayOfWeek, '');
  const [date, day] = [text, bare].map((one) => [one, dayIn(one, order)] as const).find(([, found]) => found) ?? [];
  if (!date || !day) return undefined;
  const rest = date.slice(day.length).replace(/^[\s,]+/, '');
  if (rest === '') return momentAt({ ...day, hour: null, minute: 0, second: 0 }, undefined, timeZone);
  const found = timeOfDay.exec(rest);
  if (!found) return undefined;
  const [, hours, minutes, seconds, half, zone] = found;
  const isLate = half === 'pm' || half === 'p.m.' || half === 'م';
  const isEarly = half === 'am' || half === 'a.m.' || half === 'ص';
  const hour = isLate || isEarly ? (Number(hours) % 12) + (isLate ? 12 : 0) : Number(hours);
  return momentAt({ ...day, hour, minute: Number(minutes ?? 0), second: Number(seconds ?? 0) }, zone, timeZone);
}

interface Day {
  year: number;
  month: number;
  day: number;
}

function dayIn(text: string, order: Order): (Day & { length: number }) | undefined {
  const iso = isoDay.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]), length: iso[0].length };
  const figures = numeric.exec(text);
  if (figures) {
    const [whole, first = '', separator, second = '', year = ''] = figures;
    // Dots are the German format, with the day first.
    const isMonthFirst = separator !== '.' && (Number(second) > 12 || (order === 'month_first' && Number(first) <= 12));
    const [day, month] = isMonthFirst ? [second, first] : [first, second];
    return { year: fullYear(year), month: Number(month), day: Number(day), length: whole.length };
  }
  const [named, day, month, year] = dayBeforeMonth.exec(text) ?? swapped(monthBeforeDay.exec(text));
  const number = monthOf(month ?? '');
  return named && number ? { year: fullYear(year ?? ''), month: number, day: Number(day), length: named.length } : undefined;
}

const swapped = (found: RegExpExecArray | null) => (found ? [found[0], found[2], found[1], found[3]] : []);
const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year));

function momentAt(
  { hour, ...time }: Day & { hour: number | null; minute: number; second: number; length?: number },
  zone: string | undefined,
  timeZone: string,
): SheetDate | undefined {
  const { length: _, ...fields } = time;
  try {
    const local = Temporal.PlainDateTime.from({ ...fields, hour: hour ?? fiveInTheAfternoon }, { overflow: 'reject' });
    const at = local.toZonedDateTime(hour === null ? timeZone : (offsetOf(zone) ?? timeZone)).epochMilliseconds;
    return { at, hasTime: hour !== null };
  } catch {
    return undefined;
  }
}

/** Converts `+5`, `+0530` and `z` to the format of `Temporal`. */
function offsetOf(zone: string | undefined): string | undefined {
  if (!zone) return undefined;
  if (/^[a-z]/.test(zone)) return 'UTC';
  const [, sign, hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  return `${sign}${hours.padStart(2, '0')}:${minutes}`;
}

function dayOfSerial(serial: number): Day {
  const date = new Date((Math.floor(serial) - 25_569) * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

let months: Map<string, number> | undefined;

/** Returns a month's number from its name or a prefix of at least three letters; undefined when none or several match. */
function monthOf(name: string): number | undefined {
  months ??= new Map(
    [...languages.map(({ code }) => localeOf(code)), 'ar-SY', 'ar-MA', 'ar-DZ', 'de-AT'].flatMap((locale) =>
      (['long', 'short'] as const).flatMap((style) => {
        const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, index): [string, number] => [
          plainMonth(format.format(Date.UTC(2024, index, 15))),
          index + 1,
        ]);
      }),
    ),
  );
  const wanted = plainMonth(name);
  const exact = months.get(wanted);
  if (exact || wanted.length < 3) return exact;
  const beginning = new Set([...months].filter(([month]) => month.startsWith(wanted)).map(([, number]) => number));
  return beginning.size === 1 ? [...beginning][0] : undefined;
}

const plainMonth = (name: string) => foldText(name).replaceAll(/[^\p{L}]/gu, '');

/** Lowercases, converts digits to Latin, and strips directional marks. */
function plain(text: string): string {
  return foldText(text)
    .replaceAll(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('،', ',')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
