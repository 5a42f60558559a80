import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** Of the server that answers: behind a load balancer, several may run at once. */
const version = z.string();

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'Whether the process answers, and its version.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  answer: z.object({ status: z.literal('ok'), version }),
});

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'Whether the database answers too.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  answer: z.object({ status: z.literal('ready'), version }),
  refusals: { 503: 'The database does not answer.' },
});

export const healthEndpoints = [healthz, readyz];
