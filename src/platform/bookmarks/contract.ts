import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { pageItem } from '#contract/page-item.ts';
import { id } from '#contract/primitives.ts';

const refusals = { 404: 'No such page, or none that the person may open.' };

export const listBookmarks = endpoint({
  method: 'GET',
  path: '/api/bookmarks/data',
  summary: 'All pages that the signed-in person may open, and those of them that they have bookmarked, in their order.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ suggestions: z.array(pageItem), bookmarks: z.array(pageItem) }),
});

export const updateBookmark = endpoint({
  method: 'POST',
  path: '/api/bookmarks/update',
  summary: 'Bookmarks a page, or takes the bookmark off; `value` says which, so that twice is as good as once. A new one is the last.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.object({ id: id(), value: z.optional(z.boolean()) }),
  refusals,
});

export const moveBookmark = endpoint({
  method: 'POST',
  path: '/api/v1/bookmarks/move',
  summary: 'Puts a bookmark before another one; at the end for null.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({ id: id(), beforeId: z.nullable(id()) }),
  refusals: { 404: 'One of the two is not bookmarked.' },
});

export const bookmarkEndpoints = [listBookmarks, updateBookmark, moveBookmark] as const;
