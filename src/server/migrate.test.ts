import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/database.ts';
import { type Migration, migrate } from './migrate.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.close());

const connection = { query: async (text: string) => ({ rows: await test.ownerQuery(text) }) };
const lamps: Migration = {
  name: '9001_lamps.sql',
  sql: 'create type watts as enum (\'5\', \'9\');\n--> statement-breakpoint\ncreate table "lamps" ("entity" text, "id" int, "watts" "public"."watts", primary key ("entity", "id"));',
};

it('applies new migrations once, as the owner, and secures their tables', async () => {
  expect(await migrate(connection, [lamps])).toEqual(['9001_lamps.sql']);
  expect(await migrate(connection, [lamps])).toEqual([]);
  expect(
    await test.ownerQuery(
      "select pg_get_userbyid(relowner) as owner, relrowsecurity as secured from pg_class where relname = 'lamps' and relkind = 'r'",
    ),
  ).toEqual([{ owner: 'atrium_owner', secured: true }]);
  expect(await test.ownerQuery("select 1 as found from pg_views where schemaname = 'visible' and viewname = 'lamps'")).toEqual([
    { found: 1 },
  ]);
});

it('rolls back a failed migration', async () => {
  const broken = { name: '9002_broken.sql', sql: 'create table desks (id int);\n--> statement-breakpoint\nselect * from nowhere' };
  await expect(migrate(connection, [lamps, broken])).rejects.toThrow('nowhere');
  expect(await test.ownerQuery("select from pg_class where relname = 'desks'")).toEqual([]);
  expect(await test.ownerQuery('select current_user as me')).toEqual([{ me: 'postgres' }]);
});

it('sorts names regardless of case and accents', async () => {
  const sorted = await test.ownerQuery(
    "select name from unnest(array['zoe', 'Émile', 'emil', 'Zoë', 'Ada']) name order by name collate names, name",
  );
  expect(sorted.map(({ name }) => name)).toEqual(['Ada', 'emil', 'Émile', 'Zoë', 'zoe']);
});

it('ships only the snapshot of the newest migration, for `npm run migration` to compare tables with', () => {
  const numberOf = (name: string) => name.slice(0, 4);
  const newest = readdirSync('migrations')
    .filter((name) => name.endsWith('.sql'))
    .map(numberOf)
    .sort()
    .at(-1);
  const snapshots = readdirSync('migrations/meta').filter((name) => name.endsWith('_snapshot.json'));
  expect(snapshots.map(numberOf)).toEqual([newest]);
});
