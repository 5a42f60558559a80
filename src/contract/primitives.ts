import { z } from 'zod/mini';
import { says } from './find-reasons.ts';
import { isCurrency } from './money/currency.ts';

/** A positive whole number, given as one or as its digits (queries and some clients send text). */
export const id = () =>
  z.pipe(
    z.union(
      [z.number(), z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,15}$/, says('not_a_whole_number'))), z.transform(Number))],
      says('not_a_whole_number'),
    ),
    z.number().check(z.int(), z.minimum(1)),
  );

const wholeNumber = () =>
  z.pipe(
    z.union(
      [z.number(), z.pipe(z.string().check(z.trim(), z.regex(/^-?\d{1,15}$/, says('not_a_whole_number'))), z.transform(Number))],
      says('not_a_whole_number'),
    ),
    z.number().check(z.int()),
  );

const empty = () =>
  z.pipe(
    z.literal(''),
    z.transform(() => undefined),
  );

/** A part of a query that may be left empty, which is as if it were not there. */
export const emptyAsAbsent = <S extends z.ZodMiniType>(schema: S) => z.optional(z.union([empty(), schema]));

/** A page's number, from 1. One that is out of range is no error: its list is empty. */
export const page = () => orStandard(1);

/** Rows per page, 1–100; out of range the list is empty. */
export const perPage = (standard: number) => orStandard(standard);

const orStandard = (standard: number) =>
  z._default(
    z.union(
      [
        z.pipe(
          z.literal(''),
          z.transform(() => standard),
        ),
        wholeNumber(),
      ],
      says('not_a_whole_number'),
    ),
    standard,
  );

/** Where a page begins in its list; `null` when it is out of range and shows nothing. */
export function pageOffset({ page: number, perPage: rows }: { page: number; perPage: number }): number | null {
  return number < 1 || rows < 1 || rows > 100 ? null : (number - 1) * rows;
}

/** A yes or no in a query: `true`, `false`, `1`, `0`. */
export const flag = () =>
  z.union(
    [
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false', '1', '0']),
        z.transform((text) => text === 'true' || text === '1'),
      ),
    ],
    says('not_a_yes_or_no'),
  );

/** A list in a query: `a[]=x&a[]=y`, `a=x&a=y` or `a=x,y`; the server folds all three into an array. */
export const list = <S extends z.ZodMiniType>(item: S, most = 100) =>
  z.pipe(
    z.transform((given: unknown) => (Array.isArray(given) ? given : typeof given === 'string' ? given.split(',').filter(Boolean) : given)),
    z.array(item).check(z.maxLength(most)),
  );

/** A row's version: what an update was based on. */
export const version = () => z.optional(z.number().check(z.int(), z.minimum(1)));

/** A text of one line, trimmed. */
export const oneLine = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), z.regex(/^\P{Cc}*$/u, says('not_one_line')));

/** A text of several lines, trimmed. */
export const someLines = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));

/** ISO 4217, of three letters. */
export const currencyCode = () =>
  z.string().check(z.regex(/^[A-Z]{3}$/, says('not_a_currency')), z.refine(isCurrency, says('not_a_currency')));

/** An e-mail address, or nothing. */
export const emailOrNone = () => z.union([z.literal(''), emailAddress()]);

/** An e-mail address. */
export const emailAddress = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(254),
      z.regex(/^[^\s\p{Cc}@<>"(),:;]+@[^\s\p{Cc}@<>"(),:;]+\.[^\s\p{Cc}@<>"(),:;.]+$/u, says('not_an_email')),
    );

/** A page of the world. */
export const webAddress = () => z.string().check(z.trim(), z.maxLength(200), z.regex(/^https?:\/\/\S+$/i, says('not_a_web_address')));

/** A page of the world, or nothing. */
export const webAddressOrNone = () => z.union([z.literal(''), webAddress()]);

/** A telephone number as people write it, or nothing. */
export const phoneOrNone = () => oneLine(60).check(z.regex(/^$|^\+?[\d\s()./-]{3,}(?:\s?(?:x|ext\.?)\s?\d+)?$/i, says('not_a_phone')));

/** A moment: ISO 8601 with its offset or `Z`. */
export const isoMoment = () =>
  z.pipe(
    z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/, says('not_a_moment')),
      z.refine((text) => isOfOurEra(new Date(text)), says('not_a_moment')),
    ),
    z.transform((text) => new Date(text)),
  );

/** A day of the calendar, the same everywhere: `YYYY-MM-DD`. */
export const plainDate = () =>
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, says('not_a_day')),
    z.refine((text) => isDay(text), says('not_a_day')),
  );

/** A time of the day in a zone that is said elsewhere: `HH:MM`. */
export const plainTime = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('not_a_time')));

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return isOfOurEra(day) && day.toISOString().startsWith(text);
}

/** PostgreSQL knows no year 0, and a year of five digits is written otherwise. */
function isOfOurEra(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
