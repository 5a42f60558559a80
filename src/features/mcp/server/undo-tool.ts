import { z } from 'zod/mini';
import type { PreparingScope } from '#server/route.ts';
import type { McpWork } from './mcp-work.ts';
import { type ToolAnswer, toolAnswer } from './tool-answer.ts';
import { undoWrite } from './undo-write.ts';

const given = z.object({ writeId: z.optional(z.number().check(z.int(), z.minimum(1))) });

/** The tool that takes back what the others have written. */
export const toldUndo = {
  name: 'undo',
  title: 'Undo',
  description:
    'Takes back what a tool wrote by this key: the write that is named, or the last one that was not taken back yet. Once, for 30 days; in the calendar for one.',
  inputSchema: z.toJSONSchema(given, { io: 'input' }) as { type: 'object' },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
};

/** Takes a write of the key back. */
export async function undoTool(work: McpWork, scope: PreparingScope, input: unknown): Promise<ToolAnswer> {
  const { data } = given.safeParse(input);
  const owner = { entity: scope.identity.entity, keyId: work.keyId };
  const undone = data ? await undoWrite(work, scope, owner, data.writeId) : null;
  if (!undone) return refused(404, 'not_found', 'There is no such write to be taken back');
  const { write, done } = undone;
  if (!done) return refused(409, 'conflict', 'This cannot be taken back any more');
  return toolAnswer(done, { [done.status < 400 ? 'undone' : 'notUndone']: { tool: write.tool, writeId: write.id } });
}

function refused(status: number, code: string, message: string): ToolAnswer {
  return toolAnswer({ status, body: { error: { code, message } } });
}
