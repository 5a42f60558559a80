import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

export const listFilms = endpoint({
  method: 'GET',
  path: '/api/autocomplete/data',
  summary: 'Returns a hundred ranked films.',
  action: 'read',
  subject: 'View',
  answer: z.object({ autoComplete: z.array(z.object({ title: z.string(), rank: z.string(), id: z.string() })) }),
});

export const selectFilms = endpoint({
  method: 'GET',
  path: '/api/select/data',
  summary: 'Lists films with `query` in the title, ignoring case; all if it’s empty.',
  action: 'read',
  subject: 'View',
  query: z.object({ query: z._default(z.string().check(z.maxLength(200)), '') }),
  answer: z.array(z.object({ id: z.number(), value: z.string(), label: z.string() })),
});

export const lookupEndpoints = [listFilms, selectFilms];
