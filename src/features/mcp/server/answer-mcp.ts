import type { PreparingScope } from '#server/route.ts';
import type { McpWork } from './mcp-work.ts';
import { runTool } from './run-tool.ts';
import { toldTool, toolsFor } from './tools.ts';
import { toldUndo, undoTool } from './undo-tool.ts';

/** How many tools stand on a page of the list. */
const perPage = 100;

const instructions = `Tools are calls of Atrium, the back office of a company, as far as the API key may make them. Times are ISO 8601 in UTC, ids are numbers.
What a tool writes, \`undo\` takes back. What is refused says why: 400 names the fields, 403 the right that is missing, 409 what was changed meanwhile.`;

/** Answers one message of the protocol, by the official SDK: nothing is kept between messages, so that any server answers any of them. */
export async function answerMcp(work: McpWork, scope: PreparingScope): Promise<Response> {
  const [{ Server }, { WebStandardStreamableHTTPServerTransport }, { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError }] =
    await Promise.all([
      import('@modelcontextprotocol/sdk/server/index.js'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
      import('@modelcontextprotocol/sdk/types.js'),
    ]);
  const server = new Server({ name: 'atrium', title: 'Atrium', version: '1' }, { capabilities: { tools: {} }, instructions });
  const usable = toolsFor(work.tools, scope.ability, work.subjects);
  server.setRequestHandler(ListToolsRequestSchema, async ({ params }) => {
    const from = Number(params?.cursor ?? 0);
    if (!Number.isSafeInteger(from) || from < 0) throw new McpError(ErrorCode.InvalidParams, 'No such cursor');
    const shown = usable.slice(from, from + perPage).map(toldTool);
    const isMore = from + perPage < usable.length;
    return { tools: from === 0 ? [toldUndo, ...shown] : shown, ...(isMore && { nextCursor: String(from + perPage) }) };
  });
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    if (name === toldUndo.name) return undoTool(work, scope, given);
    const tool = usable.find((one) => one.name === name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name} for this key`);
    return runTool(tool, given, work, scope);
  });
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    maxRequestBodySize: scope.bodyLimitBytes,
  });
  await server.connect(transport);
  try {
    return await transport.handleRequest(scope.request);
  } finally {
    await server.close();
  }
}
