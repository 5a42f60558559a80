import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

const lock = "hashtext('atrium files')";

/** For a connection that reads files based on an earlier read of the database: no files are removed until it is closed. */
export const fileReading = `select pg_advisory_lock_shared(${lock})`;

/** For a transaction that deletes files: takes the lock until it ends, unless a connection holds the one above. */
export const tryFileRemoving = sql.raw(`select pg_try_advisory_xact_lock(${lock}) as "isFree"`);

/** Serializes claims to an address, whether for sign-in or as an alias, until the caller's transaction ends. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email.toLowerCase()}`}, 0))`);
}
