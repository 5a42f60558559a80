import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';

/** Nobody else changes the keys of the domain before this transaction ends. */
export async function lockDomain(db: Db, entity: string, domain: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`signing keys of ${entity} ${domain}`}, 0))`);
}
