import { eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import { bodyLimitOf } from '#contract/endpoint.ts';
import { entities } from '#features/session/tables.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import { type getWorkspace as contract, importWorkspace } from '../../contract.ts';
import { readCatalogue } from '../catalogue/read-catalogue.ts';
import { travellingTables } from '../catalogue/travelling.ts';
import { findRows } from '../import/find-rows.ts';
import { countStaying } from './count-staying.ts';

/** So many rows of a table are measured: the size of all of them follows from their number, which an index tells. */
const sampledRows = 1000;

/** What there is of a workspace: what its archive would have, what not, and whether one could be taken in. */
export async function getWorkspace(_given: unknown, { db, deps, entity }: Scope): Promise<AnswerOf<typeof contract>> {
  const catalogue = await readCatalogue(db);
  const counted = travellingTables(catalogue).map(({ name }) => {
    const own = sql`from ${sql.identifier(name)} where entity = ${entity}`;
    return sql`select ${name}::text as "table", (select count(*) ${own})::int as rows,
      (select coalesce(avg(pg_column_size(sampled.*)), 0) from (select * ${own} limit ${sampledRows}) sampled)::float8 as "rowBytes"`;
  });
  const tables = await queryRows<{ table: string; rows: number; rowBytes: number }>(db, sql.join(counted, sql` union all `));
  const [files] = await queryRows<{ files: number; bytes: number | string }>(
    db,
    sql`select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes from (select max(size_bytes) as size from files where entity = ${entity} group by key) kept`,
  );
  const [company] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  return {
    company: company?.name ?? '',
    tables: tables.filter(({ rows }) => rows > 0).map(({ table, rows }) => ({ table, rows })),
    rowBytes: Math.round(tables.reduce((sum, { rows, rowBytes }) => sum + rows * rowBytes, 0)),
    files: files?.files ?? 0,
    fileBytes: Number(files?.bytes ?? 0),
    stays: await countStaying(db, entity),
    inTheWay: await findRows(db, catalogue, entity),
    importLimitBytes: bodyLimitOf(importWorkspace, deps.settings.uploadLimitBytes),
  };
}
