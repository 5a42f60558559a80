import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Lets one at a time take an address, whether to sign in with or as an alias, until the caller's transaction ends. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email.toLowerCase()}`}, 0))`);
}
