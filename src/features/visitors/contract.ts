import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { emailAddress } from '#contract/primitives.ts';

export const notifyMe = endpoint({
  method: 'POST',
  path: '/api/v1/notify-me',
  summary: 'Saves an address to notify when the page launches; repeating it changes nothing.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  body: z.object({ email: emailAddress() }),
  status: 201,
});

export const visitorEndpoints = [notifyMe];
