import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { isoMoment } from '#contract/primitives.ts';
import { todoTask } from './contract.ts';

export const whoseTodos = ['mine', 'all'] as const;

export const readMyDay = endpoint({
  method: 'GET',
  path: '/api/v1/todo/day',
  summary: 'Lists what is to be done, earliest due first, and what was completed today.',
  action: 'read',
  subject: 'Todo',
  query: z.object({
    /** `mine`: assigned to who asks, or by them to nobody. */
    whose: z._default(z.enum(whoseTodos), 'mine'),
    /** When the reader's day began. */
    since: isoMoment(),
  }),
  answer: z.object({
    /** At most 300; those without a day stand last. */
    tasks: z.array(todoTask),
    /** How many are open. */
    open: z.number(),
    /** The one completed last in front, at most 100. */
    completed: z.array(todoTask),
  }),
});

export const dayEndpoints = [readMyDay];
