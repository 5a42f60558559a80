import type { TestApi } from './test-api.ts';

/** Adds a copy of the demo company's first row, with some columns changed. */
export async function copyRow(atrium: TestApi, table: string, changes: Record<string, unknown>): Promise<void> {
  await copy(atrium, table, '$1::jsonb', [JSON.stringify(changes)]);
}

/** Adds `count` copies. `changes` is an SQL object with `n` for the row number. */
export async function copyRows(atrium: TestApi, table: string, count: number, changes: string): Promise<void> {
  await copy(atrium, table, changes, [], count);
}

async function copy(atrium: TestApi, table: string, changes: string, values: string[], count = 1): Promise<void> {
  const columns = await atrium.ownerQuery(
    `select quote_ident(attname) as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const names = columns.map(({ name }) => String(name));
  await atrium.ownerQuery(
    `insert into ${table} (${names.join(', ')}) select ${names.map((name) => `made.${name}`).join(', ')}
     from (select * from ${table} where entity = 'juniper' limit 1) t, generate_series(1, ${count}) n,
       jsonb_populate_record(null::${table}, to_jsonb(t) || ${changes}) made`,
    values,
  );
}
