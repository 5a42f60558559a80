import type { TestApi } from './test-api.ts';

/** Adds a row to the demo company that is as its first one but for some columns. */
export async function copyRow(atrium: TestApi, table: string, changes: Record<string, unknown>): Promise<void> {
  const columns = await atrium.ownerQuery(
    `select quote_ident(attname) as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const names = columns.map(({ name }) => String(name));
  await atrium.ownerQuery(
    `insert into ${table} (${names.join(', ')}) select ${names.map((name) => `made.${name}`).join(', ')}
     from (select * from ${table} where entity = 'juniper' limit 1) t, jsonb_populate_record(null::${table}, to_jsonb(t) || $1::jsonb) made`,
    [JSON.stringify(changes)],
  );
}
