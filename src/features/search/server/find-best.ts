import { sql } from 'drizzle-orm';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import { isCommonSomewhere } from './is-common-somewhere.ts';
import type { Match } from './match-line.ts';
import type { ReadKind } from './read-kinds.ts';
import { type FoundEntry, selectBest, selectNewest } from './select-found.ts';

type Reading = Pick<Scope, 'db' | 'entity'>;

/**
 * The best of each kind, as many as `limit`. What is common is met among the newest; a kind that has too little of it there is looked
 * through by the index of its words.
 */
export async function findBest(kinds: readonly ReadKind[], match: Match, { db, entity }: Reading, limit: number): Promise<FoundEntry[]> {
  if (kinds.length === 0) return [];
  const read = (parts: readonly ReturnType<typeof selectBest>[]) => queryRows<FoundEntry>(db, sql.join([...parts], sql` union all `));
  const near = (await isCommonSomewhere(match, { db, entity }))
    ? await read(kinds.map((kind) => selectNewest(kind, match, entity, limit)))
    : [];
  const counts = Map.groupBy(near, ({ kind }) => kind);
  const lacking = kinds.filter(({ kind }) => (counts.get(kind)?.length ?? 0) < limit);
  if (lacking.length === 0) return near;
  const rest = await read(lacking.map((kind) => selectBest(kind, match, entity, limit)));
  const replaced = new Set(lacking.map(({ kind }) => kind));
  return [...near.filter(({ kind }) => !replaced.has(kind)), ...rest];
}
