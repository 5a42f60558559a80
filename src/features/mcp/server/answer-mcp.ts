import { z } from 'zod/mini';
import { onceKeyPattern } from '#contract/once.ts';
import { parseInput } from '#server/parse-input.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { CallInput } from '#server/undo-rule.ts';
import { makeInnerCall, refusedCall, type ToolAnswer, toolAnswer } from './make-inner-call.ts';
import { type CallTool, type McpWork, toldTool, toolName, toolsFor } from './tools.ts';
import { keepWrite, undoWrite } from './writes.ts';

/** Tools per page of the list. */
const perPage = 100;

const instructions = `Tools are calls of Atrium, a company’s back office, limited to what the API key can do. Times are ISO 8601 in UTC, ids are numbers.
\`undo\` reverts what a tool wrote. Errors say why: 400 names the fields, 403 the missing permission, 409 what someone else changed.`;

/** Handles one protocol message with the official SDK. Stateless, so any server can handle any message. */
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

const notCovered = 'Some of this could not be taken back: leave it out, or use the tool that is for it';

/** Runs the request behind a tool, and stores how to undo what it wrote. */
async function runTool(tool: CallTool, given: Record<string, unknown>, work: McpWork, scope: PreparingScope): Promise<ToolAnswer> {
  const { endpoint, rule } = tool;
  const input = given as CallInput;
  const { answer, keyId } = work;
  const call = { endpoint, input };
  if (!rule) return toolAnswer(await makeInnerCall(answer, scope.request, call));
  const onceKey = typeof given.onceKey === 'string' ? given.onceKey : undefined;
  const isKey = given.onceKey === undefined || onceKeyPattern.test(onceKey ?? '');
  const parsed = isKey ? parsedInput(tool, input) : invalid('onceKey', 'not_a_key');
  if (parsed instanceof Refusal) return toolAnswer(await refusedCall(parsed));
  if (rule.covers && !rule.covers(parsed)) return toolAnswer({ status: 409, body: { error: { code: 'conflict', message: notCovered } } });
  const before = rule.before && (await makeInnerCall(answer, scope.request, rule.before(parsed)));
  if (before && before.status >= 400) return toolAnswer(before);
  const done = await makeInnerCall(answer, scope.request, call, onceKey);
  if (done.status >= 400) return toolAnswer(done);
  const undo = rule.undo(parsed, done.body, before?.body);
  if (!undo) return toolAnswer(done);
  const { deps, identity, now } = scope;
  const owner = { entity: identity.entity, keyId };
  const write = { tool: tool.name, undoTool: toolName(undo.endpoint), undoInput: undo.input, isOnce: onceKey !== undefined };
  const writeId = await deps.database.writing(owner.entity, (db) => keepWrite(db, owner, write, now));
  return toolAnswer(done, { undo: { tool: 'undo', arguments: { writeId } } });
}

/** Parses a tool's input like its endpoint; returns the refusal for invalid input. */
function parsedInput({ endpoint }: CallTool, { params, query, body }: CallInput): unknown {
  try {
    return parseInput(endpoint, { params: params ?? {}, query: query ?? {}, body });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const given = z.object({ writeId: z.optional(z.number().check(z.int(), z.minimum(1))) });

/** The tool that undoes writes of the other tools. */
const toldUndo = {
  name: 'undo',
  title: 'Undo',
  description:
    'Reverts a write made with this key: the given one, or the last one not reverted yet. Once, within 30 days; in the calendar within one day.',
  inputSchema: z.toJSONSchema(given, { io: 'input' }) as { type: 'object' },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
};

/** Undoes a write made with this key. */
async function undoTool(work: McpWork, scope: PreparingScope, input: unknown): Promise<ToolAnswer> {
  const { data } = given.safeParse(input);
  const owner = { entity: scope.identity.entity, keyId: work.keyId };
  const undone = data ? await undoWrite(work, scope, owner, data.writeId) : null;
  if (!undone) return refused(404, 'not_found', 'No such write that can be reverted');
  const { write, done } = undone;
  if (!done) return refused(409, 'conflict', 'This can no longer be reverted');
  return toolAnswer(done, { [done.status < 400 ? 'undone' : 'notUndone']: { tool: write.tool, writeId: write.id } });
}

function refused(status: number, code: string, message: string): ToolAnswer {
  return toolAnswer({ status, body: { error: { code, message } } });
}
