import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id, oneLine, page, perPage, someLines, version } from '#contract/primitives.ts';

/** The fields a person fills in; the response has them too. */
const sparePartFields = z.strictObject({
  name: oneLine(120).check(z.minLength(1)),
  notes: someLines(2000),
});

const sparePart = z.object({ id: z.number(), ...sparePartFields.shape, version: z.number() });
export type SparePart = z.infer<typeof sparePart>;

export const listSpareParts = endpoint({
  method: 'GET',
  path: '/api/v1/spare-parts',
  summary: 'The spare parts by name. `q` is searched for in the name and the notes.',
  action: 'read',
  subject: 'SparePart',
  query: z.object({ q: z._default(z.string(), ''), page: page(), perPage: perPage(20) }),
  answer: z.object({ spareParts: z.array(sparePart), total: z.number() }),
});

export const readSparePart = endpoint({
  method: 'GET',
  path: '/api/v1/spare-parts/{id}',
  summary: 'A spare part.',
  action: 'read',
  subject: 'SparePart',
  params: z.object({ id: id() }),
  answer: z.object({ sparePart }),
  refusals: { 404: 'No such spare part.' },
});

export const addSparePart = endpoint({
  method: 'POST',
  path: '/api/v1/spare-parts',
  once: true,
  summary: 'Adds a spare part.',
  action: 'create',
  subject: 'SparePart',
  body: z.extend(z.partial(sparePartFields), { name: sparePartFields.shape.name }),
  answer: z.object({ sparePart }),
  status: 201,
});

export const updateSparePart = endpoint({
  method: 'POST',
  path: '/api/v1/spare-parts/{id}',
  summary: 'Changes the given fields of a spare part.',
  action: 'update',
  subject: 'SparePart',
  params: z.object({ id: id() }),
  body: z.extend(z.partial(sparePartFields), { version: version() }),
  answer: z.object({ sparePart }),
  refusals: { 404: 'No such spare part.', 409: 'It was changed by someone else; `current` is the spare part as it is now.' },
});

export const deleteSparePart = endpoint({
  method: 'DELETE',
  path: '/api/v1/spare-parts/{id}',
  summary: 'Moves a spare part to the trash.',
  action: 'delete',
  subject: 'SparePart',
  params: z.object({ id: id() }),
  refusals: { 404: 'No such spare part.' },
});

export const restoreSparePart = endpoint({
  method: 'POST',
  path: '/api/v1/spare-parts/{id}/restore',
  summary: 'Restores a spare part from the trash.',
  action: 'delete',
  subject: 'SparePart',
  params: z.object({ id: id() }),
  answer: z.object({ sparePart }),
  refusals: { 404: 'No such spare part in the trash.' },
});

export const sparePartEndpoints = [listSpareParts, readSparePart, addSparePart, updateSparePart, deleteSparePart, restoreSparePart];
