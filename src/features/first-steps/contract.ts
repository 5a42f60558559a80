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
