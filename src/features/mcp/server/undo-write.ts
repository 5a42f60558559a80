import { z } from 'zod/mini';
import type { PreparingScope } from '#server/route.ts';
import { makeInnerCall } from './make-inner-call.ts';
import type { McpWork } from './mcp-work.ts';
import { type ToolAnswer, toolAnswer } from './tool-answer.ts';
import { giveWriteBack, takeWrite } from './writes.ts';

const given = z.object({ writeId: z.optional(z.number().check(z.int(), z.minimum(1))) });

/** The tool that takes back what the others have written. */
export const toldUndo = {
  name: 'undo',
  title: 'Undo',
  description:
    'Takes back what a tool wrote by this key: the write that is named, or the last one that was not taken back yet. Once, for 30 days.',
  inputSchema: z.toJSONSchema(given, { io: 'input' }) as { type: 'object' },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
};

/** Takes a write back by the call that was kept with it, with the rights that the key has by now. */
export async function undoTool({ calls, answer, keyId }: McpWork, scope: PreparingScope, input: unknown): Promise<ToolAnswer> {
  const { deps, identity, now, request } = scope;
  const owner = { entity: identity.entity, keyId };
  const { data } = given.safeParse(input);
  const write = data && (await deps.database.writing(owner.entity, (db) => takeWrite(db, owner, data.writeId, now)));
  if (!write)
    return toolAnswer({ status: 404, body: { error: { code: 'not_found', message: 'There is no such write to be taken back' } } });
  const endpoint = calls.get(write.undoTool);
  if (!endpoint) return toolAnswer({ status: 409, body: { error: { code: 'conflict', message: 'This cannot be taken back any more' } } });
  const done = await makeInnerCall(answer, request, { endpoint, input: write.undoInput });
  if (done.status >= 400) await deps.database.writing(owner.entity, (db) => giveWriteBack(db, owner, write.id));
  return toolAnswer(done, { [done.status < 400 ? 'undone' : 'notUndone']: { tool: write.tool, writeId: write.id } });
}
