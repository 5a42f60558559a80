import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { counters } from './tables.ts';

/** Takes `count` ascending ids from the entity's counter for `kind`, in one statement so that no two writers get the same. */
export async function nextIds(db: Db, entity: string, kind: string, count: number): Promise<number[]> {
  const [row] = await db
    .insert(counters)
    .values({ entity, kind, lastId: count })
    .onConflictDoUpdate({ target: [counters.entity, counters.kind], set: { lastId: sql`${counters.lastId} + ${count}` } })
    .returning({ lastId: counters.lastId });
  if (!row) throw new Error(`no counter for ${kind}`);
  return Array.from({ length: count }, (_, index) => row.lastId - count + 1 + index);
}

/** Takes one id from the entity's counter for `kind`. */
export async function nextId(db: Db, entity: string, kind: string): Promise<number> {
  const [taken] = await nextIds(db, entity, kind, 1);
  if (taken === undefined) throw new Error(`no id for ${kind}`);
  return taken;
}

/** Raises the counter of `kind` to at least `lastId`, for rows inserted with their own ids. */
export async function raiseCounter(db: Db, entity: string, kind: string, lastId: number): Promise<void> {
  await db
    .insert(counters)
    .values({ entity, kind, lastId })
    .onConflictDoUpdate({ target: [counters.entity, counters.kind], set: { lastId: sql`greatest(${counters.lastId}, ${lastId})` } });
}
