import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';

/** Until the transaction ends nobody else changes the roles of the entity, or who has which. */
export async function lockRoles(db: Db, entity: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`roles of ${entity}`}, 0))`);
}
