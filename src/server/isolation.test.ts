import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChosenDatabase, chosenDatabase } from '../../tests/chosen-database.ts';
import { isolationStatements } from './isolation.ts';

let test: ChosenDatabase;
beforeAll(async () => {
  test = await chosenDatabase();
  await test.ownerQuery('set role atrium_owner');
  await test.ownerQuery('create table chairs (entity text, id int, name text, primary key (entity, id))');
  await test.ownerQuery("insert into chairs values ('acme', 1, 'Rocking'), ('acme', 2, 'Folding'), ('brill', 1, 'Arm')");
  // Twice, because existing objects are recreated.
  for (const statement of [...isolationStatements, ...isolationStatements]) await test.ownerQuery(statement);
});
afterAll(() => test.close());

const rows = async (entity: string | null, text: string): Promise<unknown[]> => {
  const answer = await test.database.reading(entity, (db) => db.execute(sql.raw(text)));
  return (answer as unknown as { rows: unknown[] }).rows;
};
const refused = (entity: string, text: string) =>
  rows(entity, text).then(
    () => '',
    (error: Error) => String(error.cause),
  );

describe.each(['public.chairs', 'visible.chairs'])('%s', (table) => {
  it('shows an entity only its own rows', async () => {
    expect(await rows('acme', `select name from ${table} order by id`)).toEqual([{ name: 'Rocking' }, { name: 'Folding' }]);
    expect(await rows('brill', `select name from ${table}`)).toEqual([{ name: 'Arm' }]);
    expect(await rows('brill', `select name from ${table} where entity = 'acme'`)).toEqual([]);
  });

  it('shows nothing if no entity is set', async () => {
    expect(await rows(null, `select * from ${table}`)).toEqual([]);
  });
});

it('rejects inserting into or moving to a different entity', async () => {
  expect(await refused('acme', "insert into chairs values ('brill', 9, 'Stolen')")).toContain('row-level security');
  expect(await refused('acme', "update chairs set entity = 'brill' where id = 1")).toContain('row-level security');
  expect(await rows('acme', "update chairs set name = 'x' where entity = 'brill' returning id")).toEqual([]);
});

it('rejects writing through the view, and reading or calling what belongs to the owner', async () => {
  expect(await refused('acme', "update visible.chairs set name = 'x'")).toContain('permission denied');
  expect(await refused('acme', 'select * from atrium_migrations')).toContain('permission denied');
  expect(await refused('acme', 'select secure_entity_tables()')).toContain('permission denied');
});
