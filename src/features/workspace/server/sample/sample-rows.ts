import { eq, type SQL, sql } from 'drizzle-orm';
import { samples } from '#platform/session/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';
import { exportedTables, readCatalogue, type Table } from '../catalogue.ts';

/** Keys of rows by table. */
export type RowKeys = Record<string, string[]>;

/**
 * Never removed with the sample data: the company, its seller details, counters and number series, and files, which are
 * pruned once nothing references them.
 */
const staying: readonly string[] = ['entities', 'sellers', 'counters', 'number_series', 'files'];

/** Returns the tables that can contain sample rows. */
export function sampleTables(catalogue: readonly Table[]): Table[] {
  return exportedTables(catalogue).filter(({ name, key }) => key.length > 0 && !staying.includes(name));
}

/** Returns the key of a row as one text. */
export function keyOfRow({ key }: Pick<Table, 'key'>): SQL {
  const columns = key.map(({ name }) => sql.identifier(name));
  return columns.length === 1 ? sql`${columns[0]}::text` : sql`json_build_array(${sql.join(columns, sql`, `)})::text`;
}

/** Fills a company and records which rows are sample data: all that were not there before. */
export async function fillAndKeepKeys(db: Db, deps: Dependencies, entity: string, fill: () => Promise<void>): Promise<void> {
  const tables = sampleTables(await readCatalogue(db));
  const before = await readKeys(db, tables, entity);
  await fill();
  const keys = Object.fromEntries(
    Object.entries(await readKeys(db, tables, entity)).flatMap(([table, all]) => {
      const known = new Set(before[table]);
      const added = all.filter((key) => !known.has(key));
      return added.length > 0 ? [[table, added]] : [];
    }),
  );
  const row = { addedAt: deps.clock(), keys, fileIds: await readFileIds(db, entity, 'of the sample'), removedAt: null, removed: null };
  await db
    .insert(samples)
    .values({ entity, ...row })
    .onConflictDoUpdate({ target: samples.entity, set: row });
}

/**
 * Returns the files to keep for the sample data: its own while it is present; while it can be restored, all that removed rows may
 * reference.
 */
export async function readFileIds(db: Db, entity: string, which: 'of the sample' | 'in use'): Promise<number[]> {
  const isMeant = which === 'in use' ? sql`unnamed_since is null` : sql`person_id is null`;
  const files = await queryRows<{ id: number | string }>(db, sql`select id from files where entity = ${entity} and ${isMeant}`);
  return files.map(({ id }) => Number(id));
}

async function readKeys(db: Db, tables: readonly Table[], entity: string): Promise<RowKeys> {
  const each = tables.map(
    (table) =>
      sql`select ${table.name}::text as name, array_agg(${keyOfRow(table)}) as keys from ${sql.identifier(table.name)} where entity = ${entity}`,
  );
  const found = await queryRows<{ name: string; keys: string[] | null }>(db, sql.join(each, sql` union all `));
  return Object.fromEntries(found.flatMap(({ name, keys }) => (keys ? [[name, keys]] : [])));
}

/** Returns the stored state of the sample data, locked for updates on request. */
export async function readSampleRow(db: Db, entity: string, { isLocked = false } = {}): Promise<typeof samples.$inferSelect | undefined> {
  const asked = db.select().from(samples).where(eq(samples.entity, entity));
  const [row] = await (isLocked ? asked.for('update') : asked);
  return row;
}
