import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { pageItem } from '#contract/page-item.ts';
import { id } from '#contract/primitives.ts';

const refusals = { 404: 'No such page for the caller.' };

export const listBookmarks = endpoint({
  method: 'GET',
  path: '/api/bookmarks/data',
  summary: 'Lists all pages that the caller can open, and their bookmarks in order.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ suggestions: z.array(pageItem), bookmarks: z.array(pageItem) }),
});

export const updateBookmark = endpoint({
  method: 'POST',
  path: '/api/bookmarks/update',
  summary: 'Adds or removes a bookmark of a page, as `value` says, so repeating is safe. New ones go last.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.object({ id: id(), value: z.optional(z.boolean()) }),
  refusals,
});

export const moveBookmark = endpoint({
  method: 'POST',
  path: '/api/v1/bookmarks/move',
  summary: 'Moves a bookmark before another, or with null to the end.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({ id: id(), beforeId: z.nullable(id()) }),
  refusals: { 404: 'One of the two isn’t bookmarked.' },
});

export const bookmarkEndpoints = [listBookmarks, updateBookmark, moveBookmark] as const;
