import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { TestApi } from './test-api.ts';

/** The SDK's own client, connected to the API without a port. */
export async function connectMcp(test: TestApi, token: string, query = ''): Promise<McpClient> {
  const client = new McpClient({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`http://atrium.test/api/v1/mcp${query}`), {
    requestInit: { headers: { Authorization: `Bearer ${token}` } },
    fetch: (address, init) => {
      const { pathname, search } = new URL(address);
      return test.request(pathname + search, init as RequestInit);
    },
  });
  // Its types and classes disagree on absent versus undefined.
  await client.connect(transport as Parameters<McpClient['connect']>[0]);
  return client;
}

/** Calls a tool, and parses its result. */
export async function useMcp(client: McpClient, name: string, given: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: given });
  const [answer, more] = (content as { text: string }[]).map(({ text }) => JSON.parse(text));
  return { answer, more, isError };
}
