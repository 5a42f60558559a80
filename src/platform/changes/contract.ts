import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { emptyAsAbsent } from '#contract/primitives.ts';

/** Server-sent events: `change` with a `Change` as JSON, `resync` when changes may have been lost, `ping` every 25 s. */
export const streamChanges = endpoint({
  method: 'GET',
  path: '/api/v1/events',
  summary: 'Streams the company’s changes as server-sent events; read it with fetch and the token in its header.',
  action: 'read',
  subject: 'Event',
  access: 'signed-in',
  allowsApiKeys: true,
  raw: true,
  /** How long the page has been reading without a stream; changes from that time are sent first. */
  query: z.object({
    missedMs: emptyAsAbsent(z.pipe(z.string().check(z.regex(/^\d{1,9}$/, says('not_a_whole_number'))), z.transform(Number))),
  }),
});

export const changeEndpoints = [streamChanges];
