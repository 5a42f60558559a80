import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerUser } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { archiveOf, type Entries, entityOf, entriesOf, found, sealed, takenInBy, withRows } from '../../../../tests/workspace-archives.ts';
import { excludedColumns, excludedTables } from '../exclusion-reasons.ts';
import { readCatalogue } from './catalogue.ts';

const folder = new URL('../../../../tests/archives/', import.meta.url);
const kept = readdirSync(folder);
const archiveFrom = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)));

let atrium: TestApi;
let oldest: Entries;
beforeAll(async () => {
  atrium = await testApi({ sampleData: false, settings: { sampleData: false } });
  oldest = await entriesOf(archiveFrom('0031_own-calendars.tar.gz'));
});
afterAll(() => atrium.close());

const rowsOf = (table: string, entity: string) => atrium.ownerQuery(`select * from ${table} where entity = $1 order by 1, 2`, [entity]);

test.each(kept)('imports %s of an earlier version', async (name) => {
  const founder = await found(atrium, `${name.slice(0, 4)}@quill.example`);
  const { status, body } = await takenInBy(atrium, founder, archiveFrom(name));
  expect([status, body.error]).toEqual([200, undefined]);
  for (const { table, rows } of body.tables as { table: string; rows: number }[])
    expect((await rowsOf(table, entityOf(founder))).length, table).toBeGreaterThanOrEqual(rows);
});

test('newer columns get their default, newer tables stay empty, and unknown columns are reported', async () => {
  const without = withRows(
    withRows(oldest, 'todo_tasks', (rows) => rows.map(({ is_important: _, ...row }) => ({ ...row, priority: 3 }))),
    'kanban_activity',
    () => [],
  );
  const founder = await found(atrium, 'later@quill.example');
  const { status, body } = await takenInBy(atrium, founder, await archiveOf(await sealed(said(without))));
  expect([status, body.leftColumns]).toEqual([200, ['todo_tasks.priority']]);
  const todos = await rowsOf('todo_tasks', entityOf(founder));
  expect([todos.length, todos.filter((row) => row.is_important).length]).toEqual([24, 0]);
  expect(await rowsOf('kanban_activity', entityOf(founder))).toEqual([]);
});

test('refuses an archive without a required column, naming it', async () => {
  const without = withRows(oldest, 'todo_tasks', (rows) => rows.map(({ title: _, ...row }) => row));
  const founder = await found(atrium, 'needs@quill.example');
  const { status, body } = await takenInBy(atrium, founder, await archiveOf(await sealed(said(without))));
  expect([status, body.error.reason]).toEqual([400, { code: 'archive_lacks_column', column: 'todo_tasks.title' }]);
});

/** Removes the columns from the manifest; `sealed` reads them from the rows. */
function said(entries: Entries): Entries {
  const manifest = JSON.parse(String(entries.get('manifest.json')));
  return new Map([...entries, ['manifest.json', JSON.stringify({ ...manifest, tables: [] })]]);
}

test('every excluded table and column exists', async () => {
  const catalogue = await atrium.deps.database.reading(null, readCatalogue);
  const columns = new Map(catalogue.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  expect(Object.keys(excludedTables).filter((table) => !columns.has(table))).toEqual([]);
  for (const [table, staying] of Object.entries(excludedColumns)) expect(columns.get(table)).toEqual(expect.arrayContaining([...staying]));
  const named = await atrium.ownerQuery(
    "select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid where attname = 'entity' and not attisdropped and relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  expect([...columns.keys()].sort()).toEqual(named.map(({ name }) => name));
});

test('the company id appears in exported values only within globally unique ids', async () => {
  const other = await testApi({ sampleData: false });
  try {
    const entity = entityOf(await registerUser(other, { sampleData: true }));
    const catalogue = await other.deps.database.reading(entity, readCatalogue);
    const travelling = catalogue.filter(({ name }) => !(name in excludedTables));
    const texts = travelling.flatMap(({ name, columns }) =>
      columns
        .filter((column) => column.name !== 'entity' && !column.isGenerated)
        .map(
          (column) =>
            `select '${name}.${column.name}' as name from ${name} where entity = $1 and "${column.name}"::text like '%' || $1 || '%'`,
        ),
    );
    const found = await other.ownerQuery(`select distinct name from (${texts.join(' union all ')}) found order by 1`, [entity]);
    expect(found.map(({ name }) => name)).toEqual(['calendar_events.uid', 'mails.message_id', 'mails.reference_ids']);
  } finally {
    await other.close();
  }
});
