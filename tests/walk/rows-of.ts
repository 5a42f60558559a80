import type { TestApi } from '../test-api.ts';

interface Column extends Record<string, unknown> {
  table: string;
  column: string;
  /** The PostgreSQL type: `int8`, `text`, `_text`, `jsonb`. */
  type: string;
}

/** Returns all writable columns of all tables with an entity. */
export async function columnsOfEntities({ ownerQuery }: TestApi): Promise<Column[]> {
  return (await ownerQuery(`
    select c.relname as table, a.attname as column, t.typname as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_attribute e where e.attrelid = c.oid and e.attname = 'entity' and not e.attisdropped)
    order by 1, a.attnum`)) as Column[];
}

/** Which rows of a table to include: a condition, or `true` for all of the entity. */
export type Rows = Readonly<Record<string, string>>;

export async function allRows(atrium: TestApi): Promise<Rows> {
  return Object.fromEntries((await columnsOfEntities(atrium)).map(({ table }) => [table, 'true']));
}

/** Returns the current rows by table, each as its start and a hash. */
export async function readRows({ ownerQuery }: TestApi, entity: string, rows: Rows): Promise<Map<string, Set<string>>> {
  const parts = Object.entries(rows).map(
    ([table, condition]) =>
      `select '${table}' as table, left(t::text, 100) || md5(t::text) as row from "${table}" t where entity = '${entity}' and (${condition})`,
  );
  const found = new Map<string, Set<string>>(Object.keys(rows).map((table) => [table, new Set()]));
  for (const { table, row } of await ownerQuery(parts.join(' union all '))) found.get(String(table))?.add(String(row));
  return found;
}

/** Returns the rows of an entity that contain one of the texts. */
export async function rowsNaming(atrium: TestApi, entity: string, texts: string[]): Promise<string[]> {
  const tables = Object.keys(await allRows(atrium));
  const parts = tables.map((table) => `select '${table} ' || t::text as row from "${table}" t where entity = '${entity}'`);
  const rows = await atrium.ownerQuery(`select row from (${parts.join(' union all ')}) as list where row like any ($1)`, [
    texts.map((text) => `%${text}%`),
  ]);
  return rows.map(({ row }) => String(row));
}

/** Returns the differences: deleted or changed rows, and new rows unless `mayGrow`. */
export function differences(before: Map<string, Set<string>>, after: Map<string, Set<string>>, { mayGrow = false } = {}): string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table) ?? new Set();
    const lost = [...rows].filter((row) => !now.has(row));
    const came = mayGrow ? [] : [...now].filter((row) => !rows.has(row));
    return [...lost, ...came].slice(0, 2).map((row) => `a row of ${table} is not as it was: ${row}`);
  });
}

/** Returns the lowest and highest ids of each table in which an entity has rows. */
export async function idsByTable({ ownerQuery }: TestApi, entity: string): Promise<Map<string, number[]>> {
  const parts = (await columnsOf(ownerQuery)).map(
    (table) => `select '${table}' as table, (array_agg(id::float8 order by id))[:2] || (array_agg(id::float8 order by id desc))[:4] as ids
      from "${table}" where entity = '${entity}' having count(*) > 0`,
  );
  const rows = (await ownerQuery(parts.join(' union all '))) as { table: string; ids: number[] }[];
  return new Map(rows.map(({ table, ids }) => [table, [...new Set(ids)]]));
}

/** Returns some ids of each table, with as few different ones as possible: ids shared by many tables come first. */
export async function someIds({ ownerQuery }: TestApi, entity: string, rows: Rows, ofEach: number): Promise<number[]> {
  const chosen = new Set<number>();
  const withIds = (await columnsOf(ownerQuery)).filter((table) => table in rows);
  for (const table of withIds) {
    const ids = (
      await ownerQuery(`select id::float8 as id from "${table}" t where entity = '${entity}' and (${rows[table]}) order by id`)
    ).map(({ id }) => Number(id));
    const missing = Math.max(0, ofEach - ids.filter((id) => chosen.has(id)).length);
    const free = ids.filter((id) => !chosen.has(id));
    for (let index = 0; index < Math.min(missing, free.length); index++)
      chosen.add(free[Math.floor((index * free.length) / missing)] as number);
  }
  return [...chosen];
}

async function columnsOf(ownerQuery: TestApi['ownerQuery']): Promise<string[]> {
  const tables = await ownerQuery(`select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'int8'::regtype order by 1`);
  return tables.map(({ table }) => String(table));
}
