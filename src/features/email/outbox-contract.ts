import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

export const readOutbox = endpoint({
  method: 'GET',
  path: '/api/v1/dev/outbox',
  summary:
    'The newest mails that would have left, where none does; for calls from the machine itself, in an installation of that machine alone.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  answer: z.object({
    messages: z.array(
      z.object({ at: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string(), links: z.array(z.string()) }),
    ),
  }),
  refusals: { 404: 'Mail leaves here, or who calls is not at the machine.' },
});

export const outboxEndpoints = [readOutbox];
