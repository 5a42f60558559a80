import { sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { getSample as contract } from '../../contract.ts';
import { findRows, readCatalogue, type Table } from '../catalogue.ts';
import { findRemovableRows } from './removable-rows.ts';
import { keyOfRow, type RowKeys, readSampleRow, sampleTables } from './sample-rows.ts';

export type Sample = AnswerOf<typeof contract>;

/** Returns whether the company has sample data, what a removal would take or keep, or what was removed and when. */
export async function getSample(_given: unknown, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<Sample> {
  const row = await readSampleRow(db, entity);
  const catalogue = await readCatalogue(db);
  const nothing = { rows: [], kept: [], removedAt: null };
  if (!row) return { ...nothing, state: (await isEmpty(db, catalogue, entity)) ? 'empty' : 'none' };
  if (!row.removedAt) return { ...nothing, ...(await countSample(db, catalogue, entity, row.keys)), state: 'here' };
  const rows = Object.entries(row.removed ?? {}).map(([table, removed]) => ({ table, rows: removed.length }));
  return { ...nothing, state: 'removed', rows, removedAt: row.removedAt.toISOString() };
}

/** Checks whether the company has no records of its own, ignoring its seller details. */
export async function isEmpty(db: Db, catalogue: readonly Table[], entity: string): Promise<boolean> {
  const found = await findRows(db, catalogue, entity);
  return found.every((table) => table === 'sellers');
}

async function countSample(db: Db, catalogue: readonly Table[], entity: string, keys: RowKeys): Promise<Pick<Sample, 'rows' | 'kept'>> {
  const going = await findRemovableRows(db, catalogue, entity, keys);
  const each = sampleTables(catalogue).map((table) => {
    const ofSample = sql`${keyOfRow(table)} = any(${sql.param(keys[table.name] ?? [])}::text[])`;
    return sql`select ${table.name}::text as "table", (count(*) filter (where ${going.of(table)}))::int as rows,
      (count(*) filter (where ${ofSample} and not (${going.of(table)})))::int as kept
      from ${sql.identifier(table.name)} where entity = ${entity}`;
  });
  const counted = await queryRows<{ table: string; rows: number; kept: number }>(db, sql.join(each, sql` union all `));
  return {
    rows: counted.filter(({ rows }) => rows > 0).map(({ table, rows }) => ({ table, rows })),
    kept: counted.filter(({ kept }) => kept > 0).map(({ table, kept }) => ({ table, rows: kept })),
  };
}
