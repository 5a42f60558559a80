import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { parted } from '#contract/parted.ts';
import type { Db } from './database.ts';

/** A statement takes at most 65,535 values. */
export const rowsPerInsert = 200;

/** Inserts any number of rows, a few hundred with each statement. */
export async function insertRows<T extends PgTable>(db: Db, table: T, rows: readonly PgInsertValue<T>[]): Promise<void> {
  for (const part of parted(rows, rowsPerInsert)) await db.insert(table).values(part);
}
