import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, oneLine, version } from '#contract/primitives.ts';

/** Maximum number of views per person and list. */
export const maxViews = 50;

const savedView = z.object({
  id: z.number(),
  name: z.string(),
  /** Query string of the list's URL, without the question mark. */
  query: z.string(),
  version: z.number(),
});
export type SavedView = z.infer<typeof savedView>;

const list = oneLine(40).check(z.minLength(1));
const viewFields = z.strictObject({ name: oneLine(60).check(z.minLength(1)), query: oneLine(2000) });
const one = { params: z.object({ id: id() }), answer: z.object({ view: savedView }) };

export const listViews = endpoint({
  method: 'GET',
  path: '/api/v1/views',
  summary: 'Lists the caller’s saved views of a list, by name.',
  action: 'read',
  subject: 'View',
  query: z.object({ list }),
  answer: z.object({ views: z.array(savedView) }),
});

export const addView = endpoint({
  method: 'POST',
  path: '/api/v1/views',
  once: true,
  summary: 'Saves a view of a list for the caller, at most 50 per list.',
  action: 'create',
  subject: 'View',
  body: z.extend(viewFields, { list }),
  answer: one.answer,
  status: 201,
});

export const updateView = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/views/{id}',
  summary: 'Renames a view, or changes what it shows.',
  action: 'update',
  subject: 'View',
  body: z.extend(z.partial(viewFields), { version: version() }),
  refusals: { 404: 'The caller has no such view.', 409: 'It was changed by someone else; `current` has the view.' },
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/v1/views/delete',
  summary: 'Soft-deletes a view.',
  action: 'delete',
  subject: 'View',
  query: z.object({ id: id() }),
  refusals: { 404: 'The caller has no such view.' },
});

export const restoreView = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/views/{id}/restore',
  summary: 'Restores a view.',
  action: 'delete',
  subject: 'View',
  refusals: { 404: 'The caller has no such deleted view.' },
});

export const viewEndpoints = [listViews, addView, updateView, deleteView, restoreView];
