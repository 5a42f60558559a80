import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { PreparingScope } from '#server/route.ts';
import type { Answerer } from '#server/server-area.ts';
import { type InnerAnswer, makeInnerCall } from './make-inner-call.ts';
import { giveWriteBack, takeWrite } from './writes.ts';

interface Way {
  /** All calls, by the names that they have or would have as tools. */
  calls: ReadonlyMap<string, AnyEndpoint>;
  answer: Answerer;
}

interface Undone {
  write: { id: number; tool: string };
  /** What was answered by the call that takes it back; null where that call is no more. */
  done: InnerAnswer | null;
}

/**
 * Takes a write back by the call that was kept with it, with the rights that the caller has by now. What is refused stands as before.
 * @param id of the write; the last one where it is not given. @returns null where there is none
 */
export async function undoWrite(
  { calls, answer }: Way,
  { deps, identity, now, request }: PreparingScope,
  owner: Parameters<typeof takeWrite>[1],
  id: number | undefined,
): Promise<Undone | null> {
  const { entity } = identity;
  const write = await deps.database.writing(entity, (db) => takeWrite(db, owner, id, now));
  if (!write) return null;
  const endpoint = calls.get(write.undoTool);
  const done = endpoint ? await makeInnerCall(answer, request, { endpoint, input: write.undoInput }) : null;
  if (!done || done.status >= 400) await deps.database.writing(entity, (db) => giveWriteBack(db, entity, write.id));
  return { write, done };
}
