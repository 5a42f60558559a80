import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

export const listFilms = endpoint({
  method: 'GET',
  path: '/api/autocomplete/data',
  summary: 'A hundred films, ranked.',
  action: 'read',
  subject: 'View',
  answer: z.object({ autoComplete: z.array(z.object({ title: z.string(), rank: z.string(), id: z.string() })) }),
});

export const selectFilms = endpoint({
  method: 'GET',
  path: '/api/select/data',
  summary: 'The films in whose title `query` stands, whatever its case; all of them when it is empty.',
  action: 'read',
  subject: 'View',
  query: z.object({ query: z._default(z.string().check(z.maxLength(200)), '') }),
  answer: z.array(z.object({ id: z.number(), value: z.string(), label: z.string() })),
});

export const lookupEndpoints = [listFilms, selectFilms];
