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
    /** `mine`: assigned to the caller, or created by them and unassigned. */
    whose: z._default(z.enum(whoseTodos), 'mine'),
    /** Start of the reader's day. */
    since: isoMoment(),
  }),
  answer: z.object({
    /** At most 300; those without a due date come last. */
    tasks: z.array(todoTask),
    /** Number of open to-dos. */
    open: z.number(),
    /** Most recently completed first, at most 100. */
    completed: z.array(todoTask),
  }),
});

export const dayEndpoints = [readMyDay];
