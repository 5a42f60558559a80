import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { queryRows } from './query-rows.ts';

/** How many rows PostgreSQL expects of a query, by its statistics: about right, told in a millisecond, and without reading any of them. */
export async function expectedRows(db: Db, query: SQL): Promise<number> {
  const [answer] = await queryRows<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(db, sql`explain (format json) ${query}`);
  return answer?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}
