import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { page, perPage } from '#contract/primitives.ts';

/** What can be found, in the order of its groups. `in:` of a query names them. */
export const searchKinds = [
  'mail',
  'message',
  'card',
  'todo',
  'event',
  'invoice',
  'client',
  'user',
  'person',
  'product',
  'order',
  'post',
  'help',
  'file',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** How many of a group are shown before the rest is asked for. */
export const groupLimit = 4;

/** Where a text matches: from one character (UTF-16, as JavaScript counts them) to before another. */
const marks = z.array(z.tuple([z.number(), z.number()]));

const hit = z.object({
  kind: z.enum(searchKinds),
  id: z.number(),
  title: z.string(),
  titleMarks: marks,
  /** A second line: whose it is, or the words around what matches; may be empty. */
  detail: z.string(),
  detailMarks: marks,
  /** When it was written, is due or takes place; null where that says nothing. */
  time: z.nullable(z.string()),
  /** The address in the app that opens it. */
  path: z.string(),
});
export type SearchHit = z.infer<typeof hit>;

const q = z.string().check(z.maxLength(200));

const about = {
  /** What was searched for in place of a word that nothing has: `{ word, instead }`; empty when all was found as written. */
  corrections: z.array(z.object({ word: z.string(), instead: z.string() })),
};

export const searchAll = endpoint({
  method: 'GET',
  path: '/api/v1/search',
  summary:
    'Searches what the caller can read for `q`: up to four per kind, best first. `in:mail`, `from:name`, `before:` and `after:` a day narrow it.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  forKeys: true,
  query: z.object({ q }),
  answer: z.object({
    groups: z.array(z.object({ kind: z.enum(searchKinds), hits: z.array(hit), isMore: z.boolean() })),
    ...about,
  }),
});

export const searchPage = endpoint({
  method: 'GET',
  path: '/api/v1/search/page',
  summary: 'Lists all matches of `q`, best first, a page at a time, with up to a thousand counted per kind.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  forKeys: true,
  query: z.object({ q, page: page(), perPage: perPage(25) }),
  answer: z.object({
    hits: z.array(hit),
    /** Of all kinds that the person may read, whatever `in:` says: what a filter offers. */
    counts: z.array(z.object({ kind: z.enum(searchKinds), count: z.number(), isMore: z.boolean() })),
    /** How many `hits` there are on all pages; `isMore`: at least so many. */
    total: z.number(),
    isMore: z.boolean(),
    ...about,
  }),
});

export const searchEndpoints = [searchAll, searchPage] as const;
