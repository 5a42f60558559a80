import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { grantableSubjects } from '#contract/grantable.ts';
import { list } from '#contract/primitives.ts';

/** Of which areas tools are offered; all that the key may where none is named. */
const query = z.object({ subjects: z._default(list(z.enum(grantableSubjects)), []) });

export const callMcp = endpoint({
  method: 'POST',
  path: '/api/v1/mcp',
  summary:
    'The Model Context Protocol by streamable HTTP, without sessions: messages in JSON-RPC, answered in JSON. By an API key alone. Tools are the calls that the key may make; of those that write, the ones that the tool `undo` takes back.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  forKeys: true,
  raw: true,
  writes: false,
  bodyLimitBytes: bodyLimits.rich,
  query,
  refusals: { 406: 'The client does not take JSON and event streams.' },
});

export const listenMcp = endpoint({
  method: 'GET',
  path: '/api/v1/mcp',
  summary: 'There is no stream of messages from the server: always refused, as the protocol wants it said.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  forKeys: true,
  refusals: { 405: 'Always.' },
});

export const mcpEndpoints = [callMcp, listenMcp];
