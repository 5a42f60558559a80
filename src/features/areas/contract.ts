import { z } from 'zod/mini';
import { areas } from '#contract/areas.ts';
import { endpoint } from '#contract/endpoint.ts';
import { userData } from '#contract/signed-in.ts';

export const setArea = endpoint({
  method: 'PUT',
  path: '/api/v1/areas',
  summary:
    'Turns an area of the company on or off. An area that is off is refused to everyone and keeps its data; returns the caller with their current abilities.',
  action: 'manage',
  subject: 'all',
  body: z.strictObject({ area: z.enum(areas), isOn: z.boolean() }),
  answer: z.object({ userData }),
});
