import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { fillUsers } from '../../../../tests/fill-users.ts';
import { planOf } from '../../../../tests/query-plan.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { selectFirstUsers } from './read-roles.ts';

const entity = 'juniper';
let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  await fillUsers(atrium, 2000);
  await atrium.ownerQuery(`update users set deleted_at = now() where entity = '${entity}' and role = 'editor' and id in (1001, 1006)`);
});
afterAll(() => atrium.close());

test('reads only the first users of each role, however many it has', async () => {
  const names = ['admin', 'author', 'editor', 'maintainer', 'subscriber'];
  const plan = await planOf(atrium, (db) => selectFirstUsers(names, { db, entity }));
  expect(plan).toMatch(/Limit.*\n(.*\n){1,5}.*using users_by_role on users.*rows=\d\.\d+ loops=5/);
});

test('each role has its user count and the first five users', async () => {
  const { body } = await admin.get('/api/v1/roles');
  const shown = body.roles.map(({ name, userCount, people }: { name: string; userCount: number; people: { id: number }[] }) => ({
    role: name,
    total: userCount,
    ids: people.map(({ id }) => id),
  }));
  const expected = await atrium.ownerQuery(
    `select role, count(*)::int as total, (array_agg(id::int order by id))[1:5] as ids
     from users where entity = '${entity}' and deleted_at is null group by role`,
  );
  expect(expected.length).toBeGreaterThan(3);
  expect(shown).toEqual(expect.arrayContaining(expected));
});
