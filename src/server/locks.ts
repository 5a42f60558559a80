import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

const lock = "hashtext('atrium files')";

/** For a connection that reads files by what it has read in the database some time ago: until it ends, nothing takes files away. */
export const fileReading = `select pg_advisory_lock_shared(${lock})`;

/** For a transaction that deletes files: whether no one holds the lock above, until it ends. */
export const tryFileRemoving = sql.raw(`select pg_try_advisory_xact_lock(${lock}) as "isFree"`);

/** Lets one at a time take an address, whether to sign in with or as an alias, until the caller's transaction ends. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email.toLowerCase()}`}, 0))`);
}
