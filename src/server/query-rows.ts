import { type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { parted } from '#contract/parted.ts';
import type { Db } from './database.ts';

/** The rows of a statement that Drizzle has no builder for, such as a call of one of the owner's functions. */
export async function queryRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  // Every driver answers `{ rows }`; the type common to all of them does not say so.
  const answer = (await db.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}

/** A statement takes at most 65,535 values. */
export const rowsPerInsert = 200;

/** Inserts any number of rows, a few hundred with each statement. */
export async function insertRows<T extends PgTable>(db: Db, table: T, rows: readonly PgInsertValue<T>[]): Promise<void> {
  for (const part of parted(rows, rowsPerInsert)) await db.insert(table).values(part);
}

/** How many rows PostgreSQL expects of a query, by its statistics: about right, told in a millisecond, and without reading any of them. */
export async function expectedRows(db: Db, query: SQL): Promise<number> {
  const [answer] = await queryRows<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(db, sql`explain (format json) ${query}`);
  return answer?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}
