import { queryRows } from '#server/query-rows.ts';
import { invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { TrashKind } from '#server/trash-kind.ts';
import type { TrashItem } from '../contract.ts';
import { ownKinds } from './own-kinds.ts';
import { type SelectedLine, selectLines } from './select-lines.ts';

type Given = { body: { items: TrashItem[] } };
type Verb = 'restore' | 'remove' | 'purge';

/** Does the same to several things of any kind. In the order of the kinds, so that a board is there before a card of it. */
export function changeTrash(all: readonly TrashKind[], verb: Verb) {
  return async ({ body }: Given, scope: Scope): Promise<undefined> => {
    const own = ownKinds(all, scope.ability);
    const keysOf = Map.groupBy(body.items, ({ kind }) => kind);
    for (const name of keysOf.keys()) if (!own.some(({ kind }) => kind === name)) throw unknownKind(name, all);
    for (const kind of own) {
      const keys = [...new Set(keysOf.get(kind.kind)?.map(({ key }) => key))];
      if (keys.length === 0) continue;
      if (verb !== 'remove') await refuseUnseen(kind, keys, scope);
      await kind[verb](keys, scope);
    }
  };
}

function unknownKind(name: string, all: readonly TrashKind[]): Error {
  return all.some(({ kind }) => kind === name)
    ? notFound('item')
    : invalid('items', { code: 'not_one_of', choices: all.map(({ kind }) => kind) });
}

/** Nobody touches what they do not see. @throws 404 */
async function refuseUnseen(kind: TrashKind, keys: string[], scope: Scope): Promise<void> {
  const statement = await selectLines([kind], { keys }, { limit: keys.length, offset: 0 }, scope);
  const seen = await queryRows<SelectedLine>(scope.db, statement);
  if (seen.length < keys.length) throw notFound('item');
}
