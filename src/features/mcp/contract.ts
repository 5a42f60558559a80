import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { grantableSubjects } from '#contract/grantable.ts';
import { id, list } from '#contract/primitives.ts';

/** Areas to offer tools for; all that the key can use when empty. */
const query = z.object({ subjects: z._default(list(z.enum(grantableSubjects)), []) });

export const callMcp = endpoint({
  method: 'POST',
  path: '/api/v1/mcp',
  summary:
    'The Model Context Protocol over streamable HTTP without sessions: JSON-RPC messages, answered in JSON. API keys only. Tools are the calls that the key can make; writes only if the tool `undo` can revert them.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  allowsApiKeys: true,
  raw: true,
  writes: false,
  bodyLimitBytes: () => bodyLimits.rich,
  query,
  refusals: { 406: 'The client doesn’t accept JSON and event streams.' },
});

export const listenMcp = endpoint({
  method: 'GET',
  path: '/api/v1/mcp',
  summary: 'Always refused, as the protocol requires: the server has no message stream.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  allowsApiKeys: true,
  refusals: { 405: 'Always.' },
});

const write = z.object({
  id: z.number(),
  /** Name of the API key that wrote it. */
  keyName: z.string(),
  /** The operation and its subject. */
  action: z.enum(['create', 'update', 'delete']),
  subject: z.string(),
  createdAt: z.string(),
  undoneAt: z.nullable(z.string()),
});
export type McpWrite = z.infer<typeof write>;

export const listMcpWrites = endpoint({
  method: 'GET',
  path: '/api/v1/mcp/writes',
  summary: 'Lists the last 50 writes of assistants with the caller’s keys, latest first.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ writes: z.array(write) }),
});

export const undoMcpWrite = endpoint({
  method: 'POST',
  path: '/api/v1/mcp/writes/{id}/undo',
  summary: 'Undoes what an assistant wrote with the caller’s key, once, with the caller’s permissions.',
  action: 'update',
  subject: 'Session',
  access: 'signed-in',
  params: z.object({ id: id() }),
  refusals: { 404: 'No such write that can be undone.', 409: 'The same was changed by someone else since.' },
});

export const mcpEndpoints = [callMcp, listenMcp, listMcpWrites, undoMcpWrite];
