import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRows } from '../../../../tests/copy-row.ts';
import { fillUsers } from '../../../../tests/fill-users.ts';
import { rowsRead } from '../../../../tests/query-plan.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { selectActiveIds } from './preview-user-deletion.ts';

const count = 4000;
let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
  await copyRows(
    atrium,
    'people',
    count,
    `jsonb_build_object('id', 1000 + n, 'full_name', substr(md5(n::text), 1, 9), 'email', 'copy-' || n || '@many.example')`,
  );
  await fillUsers(atrium, count);
  await atrium.ownerQuery(`update users set person_id = id where entity = 'juniper' and id > 1000`);
  await atrium.ownerQuery('vacuum analyze people');
  await atrium.ownerQuery('vacuum analyze users');
});
afterAll(() => atrium.close());

test('the first two hundred heirs are read from the name index, however many users there are', async () => {
  expect(await rowsRead(atrium, (db) => selectActiveIds([1, 3], { db, entity: 'juniper' }))).toBeLessThan(2500);
});
