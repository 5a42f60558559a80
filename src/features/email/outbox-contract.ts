import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

export const readOutbox = endpoint({
  method: 'GET',
  path: '/api/v1/dev/outbox',
  summary:
    'Lists the newest mails that an installation without SMTP_URL would have sent. Needs `DEV_OUTBOX=on` and the token printed at the start.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  query: z.object({ token: z.optional(z.string().check(z.maxLength(100))) }),
  answer: z.object({
    messages: z.array(
      z.object({ at: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string(), links: z.array(z.string()) }),
    ),
  }),
  refusals: { 404: 'There is no outbox, or the token is wrong.' },
});

export const outboxEndpoints = [readOutbox];
