import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** Version of the responding server; behind a load balancer, several may run at once. */
const version = z.string();

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'Checks that the process answers, and returns its version.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  answer: z.object({ status: z.literal('ok'), version }),
});

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'Checks that the process and the database answer.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  answer: z.object({ status: z.literal('ready'), version }),
  refusals: { 503: 'The database doesn’t answer.' },
});

export const healthEndpoints = [healthz, readyz];
