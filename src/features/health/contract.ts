import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

export const healthz = endpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'Whether the process answers.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  answer: z.object({ status: z.literal('ok') }),
});

export const readyz = endpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'Whether the database answers too.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  answer: z.object({ status: z.literal('ready') }),
  refusals: { 503: 'The database does not answer.' },
});

export const healthEndpoints = [healthz, readyz];
