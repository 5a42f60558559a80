import type { SQL } from 'drizzle-orm';
import type { Dependencies } from './dependencies.ts';
import { queryRows } from './query-rows.ts';

/**
 * Does work for the entities that have some, one after the other.
 * @param listing selects them as rows with `entity`
 * @param atOnce how many have their turn beside each other
 */
export async function forEachEntity(
  deps: Dependencies,
  listing: SQL,
  work: (deps: Dependencies, entity: string) => Promise<void>,
  atOnce = 1,
): Promise<void> {
  const entities = await deps.database.reading(null, (db) => queryRows<{ entity: string }>(db, listing));
  const takeTurns = async () => {
    for (let next = entities.shift(); next; next = entities.shift()) await work(forEntity(deps, next.entity), next.entity);
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
}

/** The same, with the entity's own turn at what the host does only a few at a time for all: features need not say whose work it is. */
export function forEntity(deps: Dependencies, entity: string): Dependencies {
  return { ...deps, heavy: deps.heavy.boundTo(entity), images: deps.images.boundTo(entity), pdf: deps.pdf.boundTo(entity) };
}
