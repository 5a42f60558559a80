import { z } from 'zod/mini';
import { says } from './find-reasons.ts';
import { isCurrency } from './money/currency.ts';

/** A positive integer, or its digits as text (as in queries and from some clients). */
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

/** An optional query parameter; an empty value counts as absent. */
export const emptyAsAbsent = <S extends z.ZodMiniType>(schema: S) => z.optional(z.union([empty(), schema]));

/** A page number, from 1. Out of range is not an error: the list is empty. */
export const page = () => orStandard(1);

/** Rows per page, 1–100; out of range gives an empty list. */
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

/** Returns the offset of a page in its list; null if it is out of range and therefore empty. */
export function pageOffset({ page: number, perPage: rows }: { page: number; perPage: number }): number | null {
  return number < 1 || rows < 1 || rows > 100 ? null : (number - 1) * rows;
}

/** A boolean in a query: `true`, `false`, `1`, `0`. */
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

/** A list in a query: `a[]=x&a[]=y`, `a=x&a=y` or `a=x,y`; the server normalizes all three to an array. */
export const list = <S extends z.ZodMiniType>(item: S, most = 100) =>
  z.pipe(
    z.transform((given: unknown) => (Array.isArray(given) ? given : typeof given === 'string' ? given.split(',').filter(Boolean) : given)),
    z.array(item).check(z.maxLength(most)),
  );

/** The version of a row that an update is based on. */
export const version = () => z.optional(z.number().check(z.int(), z.minimum(1)));

/** A single line of text, trimmed. */
export const oneLine = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), z.regex(/^\P{Cc}*$/u, says('not_one_line')));

/** Multiline text, trimmed. */
export const someLines = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));

/** An ISO 4217 code of three letters. */
export const currencyCode = () =>
  z.string().check(z.regex(/^[A-Z]{3}$/, says('not_a_currency')), z.refine(isCurrency, says('not_a_currency')));

/** An email address, or empty. */
export const emailOrNone = () => z.union([z.literal(''), emailAddress()]);

export const emailAddress = () =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(254),
      z.regex(/^[^\s\p{Cc}@<>"(),:;]+@[^\s\p{Cc}@<>"(),:;]+\.[^\s\p{Cc}@<>"(),:;.]+$/u, says('not_an_email')),
    );

/** An `http` or `https` URL. */
export const webAddress = () => z.string().check(z.trim(), z.maxLength(200), z.regex(/^https?:\/\/\S+$/i, says('not_a_web_address')));

/** An `http` or `https` URL, or empty. */
export const webAddressOrNone = () => z.union([z.literal(''), webAddress()]);

/** A phone number as people write it, or empty. */
export const phoneOrNone = () => oneLine(60).check(z.regex(/^$|^\+?[\d\s()./-]{3,}(?:\s?(?:x|ext\.?)\s?\d+)?$/i, says('not_a_phone')));

/** A moment in ISO 8601 with its offset or `Z`. */
export const isoMoment = () =>
  z.pipe(
    z.string().check(
      z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/, says('not_a_moment')),
      z.refine((text) => isOfOurEra(new Date(text)), says('not_a_moment')),
    ),
    z.transform((text) => new Date(text)),
  );

/** A calendar day, independent of time zones: `YYYY-MM-DD`. */
export const plainDate = () =>
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, says('not_a_day')),
    z.refine((text) => isDay(text), says('not_a_day')),
  );

/** A time of day whose zone is given elsewhere: `HH:MM`. */
export const plainTime = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('not_a_time')));

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return isOfOurEra(day) && day.toISOString().startsWith(text);
}

/** PostgreSQL has no year 0, and years of five digits are formatted differently. */
function isOfOurEra(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
