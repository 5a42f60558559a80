import { queryOptions } from '@tanstack/react-query';
import { listMcpWrites } from '#features/mcp/contract.ts';
import { call } from '#web/api-client.ts';

/** What assistants have written by the own keys. */
export const mcpWritesQuery = queryOptions({
  queryKey: ['session', 'mcp-writes'] as const,
  queryFn: async ({ signal }) => (await call(listMcpWrites, {}, { signal })).writes,
});
