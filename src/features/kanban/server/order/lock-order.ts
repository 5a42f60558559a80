import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';

/**
 * Lets one transaction at a time change which boards and cards the entity has, where they stand and in what order. Taken before any
 * row is locked; what is read afterwards is what the one before has left.
 */
export async function lockOrder(db: Db, entity: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`boards of ${entity}`}, 0))`);
}
