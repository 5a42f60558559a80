import { z } from 'zod/mini';

/** A positive whole number, given as one or as its digits (queries and some clients send text). */
export const id = () =>
  z.pipe(
    z.union(
      [z.number(), z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,15}$/, 'must be a whole number')), z.transform(Number))],
      'must be a whole number',
    ),
    z.number().check(z.int(), z.positive('must be a positive number')),
  );

/** A page's number, from 1. */
export const page = () => z._default(id(), 1);

/** Rows per page, 1–100. */
export const perPage = (standard: number) => z._default(z.pipe(id(), z.number().check(z.maximum(100, 'must be at most 100'))), standard);

/** A yes or no in a query: `true`, `false`, `1`, `0`. */
export const flag = () =>
  z.union([
    z.boolean(),
    z.pipe(
      z.enum(['true', 'false', '1', '0']),
      z.transform((text) => text === 'true' || text === '1'),
    ),
  ]);

/** A list in a query: `a[]=x&a[]=y`, `a=x&a=y` or `a=x,y`; the server folds all three into an array. */
export const list = <S extends z.ZodMiniType>(item: S) =>
  z.pipe(
    z.transform((given: unknown) => (Array.isArray(given) ? given : typeof given === 'string' ? given.split(',').filter(Boolean) : given)),
    z.array(item),
  );

/** A row's version: what an update was based on. */
export const version = () => z.optional(z.number().check(z.int(), z.minimum(1)));

/** An e-mail address. */
export const emailAddress = () =>
  z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@<>"(),:;.]+$/, 'must be an e-mail address'));
