import { endpoint } from '#contract/endpoint.ts';

/** Server-sent events: `change` with a `Change` as JSON, `resync` after changes may have been lost, `ping` every 25 s. */
export const streamChanges = endpoint({
  method: 'GET',
  path: '/api/v1/events',
  summary: 'The stream of changes in the entity, as server-sent events; read it with fetch, the token in its header.',
  action: 'read',
  subject: 'Event',
  access: 'signed-in',
  raw: true,
});

export const changeEndpoints = [streamChanges];
