import { type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { parted } from '#contract/parted.ts';
import type { Db } from './database.ts';

/** Runs a statement Drizzle has no builder for, such as a call to one of the owner's functions, and returns its rows. */
export async function queryRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  // Every driver returns `{ rows }`, but their common type doesn't declare it.
  const answer = (await db.execute(statement)) as unknown as { rows: Row[] };
  return answer.rows;
}

/** A statement is limited to 65,535 values. */
export const rowsPerInsert = 200;

/** Inserts any number of rows, in batches of a few hundred. */
export async function insertRows<T extends PgTable>(db: Db, table: T, rows: readonly PgInsertValue<T>[]): Promise<void> {
  for (const part of parted(rows, rowsPerInsert)) await db.insert(table).values(part);
}

/** Returns PostgreSQL's estimate of a query's row count: approximate, but within a millisecond and without reading rows. */
export async function expectedRows(db: Db, query: SQL): Promise<number> {
  const [answer] = await queryRows<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(db, sql`explain (format json) ${query}`);
  return answer?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}
