import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { arrangement, choice, dashboardNames } from './contract.ts';

const name = z.enum(dashboardNames);
/** The version the caller saw; 0 if nothing was ever saved. */
const seen = z.number().check(z.int(), z.minimum(0));
const answer = z.object({ arrangement });
const changed = { 409: 'It was changed by someone else; `current` has the arrangement.' };

export const arrangeDashboard = endpoint({
  method: 'PUT',
  path: '/api/v1/dashboard/arrangement',
  summary: 'Saves the caller’s dashboard: its cards, their order and sizes.',
  action: 'update',
  subject: 'View',
  body: z.extend(choice, { name, version: seen }),
  answer,
  refusals: changed,
});

export const resetDashboard = endpoint({
  method: 'DELETE',
  path: '/api/v1/dashboard/arrangement',
  summary: 'Resets the caller’s dashboard to everyone’s arrangement.',
  action: 'update',
  subject: 'View',
  query: z.object({ name, version: z._default(z.coerce.number<number>().check(z.int(), z.minimum(0)), 0) }),
  answer,
  refusals: changed,
});

export const setStart = endpoint({
  method: 'PUT',
  path: '/api/v1/dashboard/start',
  summary: 'Sets the default arrangement of a dashboard; null resets it. Returns the previous one.',
  action: 'update',
  subject: 'Seller',
  body: z.strictObject({ name, version: seen, choice: z.nullable(choice) }),
  answer: z.object({ arrangement, before: z.nullable(choice) }),
  refusals: changed,
});

export const arrangementEndpoints = [arrangeDashboard, resetDashboard, setStart];
