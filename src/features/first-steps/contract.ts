import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

export const dismissFirstSteps = endpoint({
  method: 'PUT',
  path: '/api/v1/first-steps/dismissed',
  summary: 'Hides the checklist on the caller’s dashboard, or shows it again.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  body: z.strictObject({ isDismissed: z.boolean() }),
});

/** Steps of the setup, in order; each has its own page. */
export const setupSteps = ['company', 'areas', 'people', 'mail', 'data'] as const;
export type SetupStep = (typeof setupSteps)[number];

export const getSetup = endpoint({
  method: 'GET',
  path: '/api/v1/setup',
  summary: 'Returns the setup steps that the company saved or skipped. The last one finishes the setup.',
  action: 'manage',
  subject: 'all',
  answer: z.object({ passed: z.array(z.enum(setupSteps)) }),
});

export const passSetupStep = endpoint({
  method: 'PUT',
  path: '/api/v1/setup/passed',
  summary: 'Marks a step of the setup as saved or skipped.',
  action: 'manage',
  subject: 'all',
  body: z.strictObject({ step: z.enum(setupSteps) }),
  answer: z.object({ passed: z.array(z.enum(setupSteps)) }),
});
