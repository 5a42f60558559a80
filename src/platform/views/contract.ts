import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, oneLine, version } from '#contract/primitives.ts';

/** How many views somebody may have of one list. */
export const mostViews = 50;

const savedView = z.object({
  id: z.number(),
  name: z.string(),
  /** The query of the list's address, without its question mark. */
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
  summary: 'The views of a list that whoever asks has saved, by name.',
  action: 'read',
  subject: 'View',
  query: z.object({ list }),
  answer: z.object({ views: z.array(savedView) }),
});

export const addView = endpoint({
  method: 'POST',
  path: '/api/v1/views',
  once: true,
  summary: 'Saves a view of a list for whoever asks. Of one list at most 50.',
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
  summary: 'Renames a view, or has it show something else.',
  action: 'update',
  subject: 'View',
  body: z.extend(z.partial(viewFields), { version: version() }),
  refusals: { 404: 'No such view of whoever asks.', 409: 'It was changed meanwhile; `current` is the view as it is now.' },
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/v1/views/delete',
  summary: 'Deletes a view softly.',
  action: 'delete',
  subject: 'View',
  query: z.object({ id: id() }),
  refusals: { 404: 'No such view of whoever asks.' },
});

export const restoreView = endpoint({
  ...one,
  method: 'POST',
  path: '/api/v1/views/{id}/restore',
  summary: 'Takes the deletion of a view back.',
  action: 'delete',
  subject: 'View',
  refusals: { 404: 'No such view among the deleted ones of whoever asks.' },
});

export const viewEndpoints = [listViews, addView, updateView, deleteView, restoreView];
