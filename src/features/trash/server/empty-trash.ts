import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { queryRows } from '#server/query-rows.ts';
import { Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { TrashKind } from '#server/trash-kind.ts';
import type { emptyTrash as contract } from '../contract.ts';
import { ownKinds } from './own-kinds.ts';
import { type SelectedLine, selectLines } from './select-lines.ts';

/** How many of a kind one call destroys: nobody waits for longer than that. */
const mostPerKind = 200;

/** Destroys what somebody sees in the trash. What something still needs stays, and keeps nothing else back. */
export function emptyTrash(all: readonly TrashKind[]) {
  return async ({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> => {
    const wanted = ownKinds(all, scope.ability).filter(({ kind }) => !body.kind || kind === body.kind);
    const answer = { purged: 0, kept: 0, isMore: false };
    const keysOf = async (kind: TrashKind, on: Scope) => {
      const statement = await selectLines([kind], { upTo: body.upTo }, { limit: mostPerKind, offset: 0 }, on);
      return (await queryRows<SelectedLine>(on.db, statement)).map(({ key }) => key);
    };
    const found = await withBatchedScope(scope, (batched) => Promise.all(wanted.map((kind) => keysOf(kind, batched))));
    for (const [index, kind] of wanted.entries()) {
      if (found[index]?.length === 0) continue;
      // What was purged before may have taken some of these along.
      const keys = answer.purged > 0 ? await keysOf(kind, scope) : (found[index] ?? []);
      if (keys.length === 0) continue;
      const purged = await purgeAsMayBe(kind, keys, scope);
      answer.purged += purged;
      answer.kept += keys.length - purged;
      answer.isMore ||= keys.length === mostPerKind && purged > 0;
    }
    return answer;
  };
}

/** All at once, or, where one of them has to stay, one by one. */
async function purgeAsMayBe(kind: TrashKind, keys: string[], scope: Scope): Promise<number> {
  if (await isPurged(kind, keys, scope)) return keys.length;
  if (keys.length === 1) return 0;
  let purged = 0;
  for (const key of keys) if (await isPurged(kind, [key], scope)) purged += 1;
  return purged;
}

async function isPurged(kind: TrashKind, keys: string[], scope: Scope): Promise<boolean> {
  try {
    await scope.db.transaction((db) => kind.purge(keys, { ...scope, db }));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
