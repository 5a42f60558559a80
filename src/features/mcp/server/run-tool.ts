import { onceKeyPattern } from '#contract/once.ts';
import { parseInput } from '#server/parse-input.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { PreparingScope } from '#server/route.ts';
import type { CallInput } from '#server/undo-rule.ts';
import { makeInnerCall, refusedCall } from './make-inner-call.ts';
import type { McpWork } from './mcp-work.ts';
import { type ToolAnswer, toolAnswer } from './tool-answer.ts';
import { type CallTool, toolName } from './tools.ts';
import { keepWrite } from './writes.ts';

const notCovered = 'Some of this could not be taken back: leave it out, or use the tool that is for it';

/** Makes the call of a tool, and keeps how what it wrote is taken back. */
export async function runTool(tool: CallTool, given: Record<string, unknown>, work: McpWork, scope: PreparingScope): Promise<ToolAnswer> {
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

/** What a tool was given as its call parses it; the refusal of what it would refuse. */
function parsedInput({ endpoint }: CallTool, { params, query, body }: CallInput): unknown {
  try {
    return parseInput(endpoint, { params: params ?? {}, query: query ?? {}, body });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
