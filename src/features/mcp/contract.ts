import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { grantableSubjects } from '#contract/grantable.ts';
import { id, list } from '#contract/primitives.ts';

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
  bodyLimitBytes: () => bodyLimits.rich,
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

const write = z.object({
  id: z.number(),
  /** The key by which it was written. */
  keyName: z.string(),
  /** What was done, and to what. */
  action: z.enum(['create', 'update', 'delete']),
  subject: z.string(),
  createdAt: z.string(),
  undoneAt: z.nullable(z.string()),
});
export type McpWrite = z.infer<typeof write>;

export const listMcpWrites = endpoint({
  method: 'GET',
  path: '/api/v1/mcp/writes',
  summary: 'What assistants have written by the own keys, the last first: the newest fifty.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ writes: z.array(write) }),
});

export const undoMcpWrite = endpoint({
  method: 'POST',
  path: '/api/v1/mcp/writes/{id}/undo',
  summary: 'Takes back what an assistant has written by an own key, once, with the rights of the caller.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  params: z.object({ id: id() }),
  refusals: { 404: 'No such write that stands.', 409: 'Somebody has changed the same since.' },
});

export const mcpEndpoints = [callMcp, listenMcp, listMcpWrites, undoMcpWrite];
