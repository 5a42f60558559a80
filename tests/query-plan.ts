import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import type { TestApi } from './test-api.ts';

interface Node {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

/** Number of rows a query of the demo company reads from tables and indexes, summed over the nodes of its plan. */
export async function rowsRead(atrium: TestApi, query: (db: Db) => SQLWrapper): Promise<number> {
  return atrium.deps.database.reading('juniper', async (db) => {
    const [row] = await queryRows<{ 'QUERY PLAN': [{ Plan: Node }] }>(db, sql`explain (analyze, format json) ${query(db)}`);
    if (!row) throw new Error('there is no plan');
    return rowsOf(row['QUERY PLAN'][0].Plan);
  });
}

/** The plan of a query as the API's role, with actual row counts. */
export async function planOf(atrium: TestApi, query: (db: Db) => SQLWrapper): Promise<string> {
  const rows = await atrium.deps.database.reading('juniper', (db) =>
    queryRows<Record<string, string>>(db, sql`explain (analyze, costs off, timing off) ${query(db)}`),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

function rowsOf(node: Node): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + removed) * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, one) => sum + rowsOf(one), 0);
}
