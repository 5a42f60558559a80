import type { SQL } from 'drizzle-orm';
import type { Dependencies } from './dependencies.ts';
import { queryRows } from './query-rows.ts';

/**
 * Runs work for each entity that has some, one after another.
 * @param listing Selects the entities as rows with `entity`.
 * @param atOnce How many entities to process concurrently.
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

/** Returns dependencies bound to the entity's own turn in shared, limited host services, so that features don't need to pass the entity. */
export function forEntity(deps: Dependencies, entity: string): Dependencies {
  return { ...deps, heavy: deps.heavy.boundTo(entity), images: deps.images.boundTo(entity), pdf: deps.pdf.boundTo(entity) };
}
