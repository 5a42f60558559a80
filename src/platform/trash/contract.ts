import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { isoMoment, page, perPage } from '#contract/primitives.ts';

/** Maximum number of items per request. */
export const maxItems = 100;

const item = { kind: z.string().check(z.minLength(1), z.maxLength(40)), key: z.string().check(z.minLength(1), z.maxLength(80)) };
const items = z.strictObject({ items: z.array(z.strictObject(item)).check(z.minLength(1), z.maxLength(maxItems)) });
export type TrashItem = { kind: string; key: string };

const line = z.object({
  /** Kind of record: `board`, `card`, `todo` … */
  kind: z.string(),
  /** Key within its kind. */
  key: z.string(),
  name: z.string(),
  /** Name of the person who deleted it; empty when unknown or not visible to the caller. */
  deletedBy: z.string(),
  deletedAt: z.string(),
  /** Days left to restore it; at least one. */
  daysLeft: z.number(),
});
export type TrashLine = z.infer<typeof line>;

const refusals = { 404: 'One of them isn’t in the caller’s trash.' };

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/v1/trash',
  summary:
    'Lists deleted items that can be restored, last deleted first, of the kinds that the caller can delete. `kinds` lists those; `key` identifies an entry.',
  action: 'read',
  subject: 'Trash',
  query: z.object({
    q: z._default(z.string(), ''),
    kind: z._default(z.string(), ''),
    key: z._default(z.string(), ''),
    page: page(),
    perPage: perPage(25),
  }),
  answer: z.object({
    lines: z.array(line),
    total: z.number(),
    kinds: z.array(z.string()),
    keptDays: z.number(),
    /** Time of the response; later deletions aren't included. */
    readAt: z.string(),
  }),
});

export const restoreTrash = endpoint({
  method: 'POST',
  path: '/api/v1/trash/restore',
  summary: 'Restores items from the trash, all or none. A card restores its board too.',
  action: 'update',
  subject: 'Trash',
  body: items,
  refusals: { ...refusals, 409: 'One of its names is taken.' },
});

export const removeAgain = endpoint({
  method: 'POST',
  path: '/api/v1/trash/remove-again',
  summary: 'Undoes a restore: moves it to the trash again.',
  action: 'update',
  subject: 'Trash',
  body: items,
  refusals: { 404: 'One of them doesn’t exist.', 409: 'It can no longer be deleted.' },
});

export const purgeTrash = endpoint({
  method: 'POST',
  path: '/api/v1/trash/purge',
  summary: 'Permanently deletes items in the trash, all or none.',
  action: 'delete',
  subject: 'Trash',
  body: items,
  refusals: { ...refusals, 409: 'Something still needs it.' },
});

export const emptyTrash = endpoint({
  method: 'POST',
  path: '/api/v1/trash/empty',
  summary: 'Permanently deletes what the caller sees in the trash, or one kind of it, in batches: repeat while `isMore`.',
  action: 'delete',
  subject: 'Trash',
  body: z.strictObject({
    kind: z.optional(z.string()),
    /** `readAt` of the list the person saw; items deleted later stay. */
    upTo: z.optional(isoMoment()),
  }),
  answer: z.object({ purged: z.number(), kept: z.number(), isMore: z.boolean() }),
});

export const trashEndpoints = [listTrash, restoreTrash, removeAgain, purgeTrash, emptyTrash];
