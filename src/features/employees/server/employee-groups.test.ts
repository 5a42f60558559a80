import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { fillEmployees } from '../../../../tests/fill-employees.ts';
import { rowsRead } from '../../../../tests/query-plan.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { listEmployees } from '../contract.ts';
import { selectEmployeeIds } from './employee-condition.ts';

const count = 3000;
const entity = 'juniper';
let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  await fillEmployees(atrium, count);
  await atrium.ownerQuery(
    `update employees set post = case when id % 2 = 0 then 'Weaver ' else 'WEAVER ' end || id % 20, city = 'City ' || id % 7 where entity = '${entity}' and id > 1000`,
  );
  await atrium.ownerQuery('vacuum analyze employees');
});
afterAll(() => atrium.close());

const list = async (query: Record<string, string | number>) => {
  const { status, body } = await admin.get('/api/v1/employees', query);
  expect(status).toBe(200);
  return listEmployees.answer?.parse(body) as { employees: { id: number }[]; groups: { value: string; total: number }[] };
};

test.each([
  { group: 'post', sortColumn: 'id', sort: 'desc', order: 'post collate names, id desc' },
  { group: 'post', sortColumn: 'salaryCents', sort: 'asc', order: 'post collate names, salary_cents, id' },
  { group: 'city', sortColumn: 'fullName', sort: 'desc', order: 'city collate names, full_name collate names desc, id desc' },
  { group: 'city', sortColumn: 'city', sort: 'desc', order: 'city collate names desc, id desc' },
  { group: 'status', sortColumn: 'status', sort: 'desc', order: 'status desc, id desc' },
  { group: 'post', sortColumn: 'id', sort: 'asc', status: 3, order: 'post collate names, id' },
])('grouped by $group, a late page equals the same slice of the full list: $sortColumn $sort', async ({ order, ...query }) => {
  const page = 25;
  const rows = await atrium.ownerQuery(
    `select id::int from employees where entity = '${entity}' and deleted_at is null and ${query.status ? 'status = 3' : 'true'}
     order by ${order} limit 20 offset ${(page - 1) * 20}`,
  );
  const { employees, groups } = await list({ ...query, page, perPage: 20 });
  expect(employees.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  const column = query.group;
  for (const { value, total } of groups) {
    const [real] = await atrium.ownerQuery(
      `select count(*)::int as total from employees
       where entity = '${entity}' and deleted_at is null and ${query.status ? 'status = 3' : 'true'} and ${column}::text = '${value}'`,
    );
    expect(total).toBe(real?.total);
  }
});

test('group counts follow every write', async () => {
  const isTrue = async () => {
    const kept = 'select entity, grouped_by, value, status, total from employee_groups where total <> 0';
    const real = `select entity, grouped_by, value, status, count(*)
      from employees, lateral (values ('post', post), ('city', city)) grouped (grouped_by, value) where deleted_at is null group by 1, 2, 3, 4`;
    expect(await atrium.ownerQuery(`(${kept} except ${real}) union all (${real} except ${kept})`)).toEqual([]);
  };
  await isTrue();
  const { body } = await admin.post('/api/v1/employees', { fullName: 'Somebody', post: 'Carver', city: 'Oslo' });
  const { id, version } = body.employee;
  await isTrue();
  expect((await admin.post(`/api/v1/employees/${id}`, { version, post: 'Turner', status: 4 })).status).toBe(200);
  await isTrue();
  expect((await admin.post('/api/v1/employees/delete', { ids: [id] })).status).toBe(200);
  await isTrue();
  expect((await admin.post('/api/v1/employees/restore', { ids: [id] })).status).toBe(200);
  await isTrue();
  await atrium.ownerQuery(`delete from employees where entity = '${entity}' and id > 1000`);
  await isTrue();
});

test('a page deep inside a group reads no group before it', async () => {
  await fillEmployees(atrium, count);
  await atrium.ownerQuery(`update employees set post = 'Weaver ' || id % 20 where entity = '${entity}' and id > 1000`);
  await atrium.ownerQuery('vacuum analyze employees');
  const wanted = { q: '', sort: 'asc', sortColumn: 'salaryCents', group: 'post' } as const;
  const fromGroup = { column: 'post', value: 'Weaver 7' } as const;
  const read = await rowsRead(atrium, (db) => selectEmployeeIds({ ...wanted, fromGroup }, { db, entity }, { limit: 20, offset: 60 }));
  // Of 3,000 rows, only 150 of the group and the first of the next are read, in each node of the plan.
  expect(read).toBeLessThan(1000);
});
