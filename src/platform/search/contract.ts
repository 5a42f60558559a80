import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { page, perPage } from '#contract/primitives.ts';

/** Kinds of results in group order, named by `in:` in a query. */
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

/** Number of results per group before the rest is requested. */
export const groupLimit = 4;

/** Matched ranges as start and exclusive end in UTF-16 units. */
const marks = z.array(z.tuple([z.number(), z.number()]));

const hit = z.object({
  kind: z.enum(searchKinds),
  id: z.number(),
  title: z.string(),
  titleMarks: marks,
  /** Second line: the author, or the text around the match; may be empty. */
  detail: z.string(),
  detailMarks: marks,
  /** When it was written, is due, or takes place; null when not meaningful. */
  time: z.nullable(z.string()),
  /** In-app path that opens it. */
  path: z.string(),
});
export type SearchHit = z.infer<typeof hit>;

const q = z.string().check(z.maxLength(200));

const about = {
  /** Replacements for words without matches, as `{ word, instead }`; empty when everything matched as typed. */
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
  allowsApiKeys: true,
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
  allowsApiKeys: true,
  query: z.object({ q, page: page(), perPage: perPage(25) }),
  answer: z.object({
    hits: z.array(hit),
    /** Counts of all kinds the caller can read, regardless of `in:`; used by the filter. */
    counts: z.array(z.object({ kind: z.enum(searchKinds), count: z.number(), isMore: z.boolean() })),
    /** Total number of `hits` on all pages; `isMore` means at least that many. */
    total: z.number(),
    isMore: z.boolean(),
    ...about,
  }),
});

export const searchEndpoints = [searchAll, searchPage] as const;
