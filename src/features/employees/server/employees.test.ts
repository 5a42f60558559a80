import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { addEmployee, type Employee, listAllEmployees, listEmployeeRows, listEmployees, updateEmployee } from '../contract.ts';
import { sampleEmployees } from '../sample-employees.ts';
import { isSearch } from './employee-condition.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

type Query = Record<string, string | number>;
const list = async (query: Query = {}, who = admin) => {
  const { status, body } = await who.get('/api/v1/employees', query);
  expect(status, JSON.stringify(body)).toBe(200);
  return listEmployees.answer?.parse(body) as { employees: Employee[]; total: number; groups: { value: string; total: number }[] };
};
const names = async (query: Query) => (await list({ perPage: 100, ...query })).employees.map(({ fullName }) => fullName);
const add = async (fields: object = {}): Promise<Employee> => {
  const { status, body } = await admin.post('/api/v1/employees', { fullName: 'Somebody', ...fields });
  expect(status).toBe(201);
  addEmployee.answer?.parse(body);
  return body.employee;
};
const change = (id: number, body: object, who = admin) => who.post(`/api/v1/employees/${id}`, body);
const remove = (...ids: number[]) => admin.post('/api/v1/employees/delete', { ids });
const restore = (...ids: number[]) => admin.post('/api/v1/employees/restore', { ids });

describe('the hundred sample employees', () => {
  test('are returned in the format of the specification', async () => {
    const { status, body } = await admin.get('/api/datatables/initial-data');
    expect(status).toBe(200);
    listAllEmployees.answer?.parse(body);
    expect(body).toHaveLength(100);
    expect(body[0]).toMatchObject({
      responsive_id: '',
      id: 1,
      full_name: 'Maren Lindqvist',
      post: 'Managing Director',
      email: 'admin@demo.com',
    });
    expect(body[0]).toMatchObject({ salary: '$96000.00', age: '46', experience: '22 Years', status: 1 });
    expect(body[0].start_date).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(new Set(body.map(({ status: code }: { status: number }) => code))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(sampleEmployees.map(({ email }) => email)).size).toBe(89);
  });
  test('are paginated by ten and searched by displayed text', async () => {
    const found = async (query: Query = {}) => {
      const { body } = await admin.get('/api/datatables/data', query);
      return listEmployeeRows.answer?.parse(body) as {
        allData: unknown[];
        invoices: { id: number; start_date: string; salary: string }[];
        total: number;
      };
    };
    const first = await found();
    expect([first.allData.length, first.invoices.length, first.total]).toEqual([100, 10, 100]);
    expect((await found({ page: 11 })).invoices).toEqual([]);
    const [one] = first.invoices;
    for (const q of ['MAREN lind', 'managing', 'ADMIN@demo', one?.start_date ?? '', '$96000', '$96,000.00', '€96,000.00', '55900.5']) {
      const { total } = await found({ q });
      expect(total, q).toBeGreaterThan(0);
    }
    expect((await found({ q: '%' })).total).toBe(0);
    // Every column except the city.
    expect((await found({ q: 'dunedin' })).total).toBe(0);
    expect((await found({ q: 'directoradmin' })).total).toBe(0);
    expect((await found({ q: '61', perPage: 100 })).invoices.length).toBeGreaterThan(1);
  });
});

describe('column filters', () => {
  test('match only their column and combine with each other', async () => {
    expect(await names({ post: 'weaver', city: 'dunedin' })).toEqual(['Kahu Ngata']);
    expect(await names({ fullName: 'عمر' })).toEqual(['عمر الزهراني']);
    expect(await names({ fullName: 'porto' })).toEqual([]);
    expect(await names({ email: 'EMEL', post: 'x' })).toEqual([]);
    expect((await list({ city: 'po' })).total).toBeGreaterThan(20);
  });
  test('accept date and salary ranges, both ends inclusive', async () => {
    const { employees } = await list({ perPage: 100 });
    const within = employees.filter(({ salaryCents }) => salaryCents >= 4_000_000 && salaryCents <= 4_390_000);
    expect((await list({ salaryFromCents: 4_000_000, salaryUntilCents: 4_390_000 })).total).toBe(within.length);
    const day = employees[7]?.startDate ?? '';
    expect(await names({ startedFrom: day, startedUntil: day })).toEqual(
      employees.filter(({ startDate }) => startDate === day).map(({ fullName }) => fullName),
    );
    expect(refusedFields(await admin.get('/api/v1/employees', { startedFrom: '2030-02-30' }))).toEqual([400, ['startedFrom']]);
  });
  test('sorting by an unknown column is a 400 that lists the allowed ones', async () => {
    const { status, body } = await admin.get('/api/v1/employees', { sortColumn: 'shoeSize' });
    expect([status, body.error.fields.sortColumn[0]]).toEqual([400, expect.stringContaining('salaryCents')]);
  });
});

test('pages never overlap, for any sorting or grouping', async () => {
  for (const sortColumn of ['id', 'fullName', 'post', 'city', 'startDate', 'salaryCents', 'age', 'status'])
    for (const group of ['', 'post', 'city', 'status']) {
      for (const q of ['', 'a']) {
        const asked = { perPage: 30, sort: 'desc', sortColumn, group, q };
        const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ ...asked, page })));
        const ids = pages.flatMap(({ employees }) => employees.map(({ id }) => id));
        expect([new Set(ids).size, ids.length], JSON.stringify(asked)).toEqual([pages[0]?.total, pages[0]?.total]);
      }
    }
});

test('lists without a search use the maintained counts on every page', async () => {
  const asked = { q: ' ', sort: 'asc', sortColumn: 'city', page: 3, perPage: 7 } as const;
  expect(isSearch(asked)).toBe(false);
  expect(isSearch({ ...asked, status: 2, group: 'post' })).toBe(false);
  expect(isSearch({ ...asked, salaryFromCents: 1 })).toBe(true);
  expect(isSearch({ ...asked, city: 'x' })).toBe(true);
  expect((await list({ status: 2 })).total).toBe(sampleEmployees.filter(({ status }) => status === 2).length);
});

test('groups are contiguous and counted as a whole', async () => {
  const { employees, groups } = await list({ group: 'city', perPage: 20, sortColumn: 'salaryCents', sort: 'desc' });
  const cities = employees.map(({ city }) => city);
  expect(cities).toEqual([...cities].sort((one, other) => one.localeCompare(other, 'en')));
  expect(groups.map(({ value }) => value).sort()).toEqual([...new Set(cities)].sort());
  for (const { value, total } of groups) expect((await list({ city: value })).total).toBe(total);
  const athens = employees.filter(({ city }) => city === 'Bergen').map(({ salaryCents }) => salaryCents);
  expect(athens).toEqual([...athens].sort((one, other) => other - one));
});

test('grouping by status keeps the list order within groups, also on a page with two of them', async () => {
  const all = await list({ group: 'status', sortColumn: 'city', perPage: 100 });
  const wanted = (await Promise.all([1, 2, 3, 4, 5].map((status) => list({ status, sortColumn: 'city', perPage: 100 })))).flatMap(
    ({ employees }) => employees.map(({ id }) => id),
  );
  expect(all.employees.map(({ id }) => id)).toEqual(wanted);
  const part = await list({ group: 'status', sortColumn: 'city', perPage: 30, page: 2 });
  expect(part.employees.map(({ id }) => id)).toEqual(wanted.slice(30, 60));
  expect(new Set(part.groups.map(({ value }) => value))).toEqual(new Set(part.employees.map(({ status }) => String(status))));
});

test('groups that differ only in case are counted separately', async () => {
  await add({ fullName: 'One', post: 'Carver' });
  await add({ fullName: 'Two', post: 'carver' });
  await add({ fullName: 'Three', post: 'carver' });
  const { groups } = await list({ group: 'post', post: 'carver' });
  expect(groups.toSorted((one, other) => one.total - other.total)).toEqual([
    { value: 'Carver', total: 1 },
    { value: 'carver', total: 2 },
  ]);
  const { groups: among } = await list({ group: 'post', perPage: 100 });
  expect(among.find(({ value }) => value === 'carver')?.total).toBe(2);
});

test('a page beyond the last still reports the total', async () => {
  const { total } = await list({ q: 'weaver' });
  const behind = await list({ q: 'weaver', page: 500 });
  expect([behind.total, behind.employees]).toEqual([total, []]);
});

test('adds an employee with just a name, starting today', async () => {
  const somebody = await add({ fullName: ' Ute Holm ' });
  expect(somebody).toMatchObject({ fullName: 'Ute Holm', salaryCents: 0, status: 1, version: 1, avatar: '' });
  expect(somebody.startDate).toBe(atrium.clock.now.toISOString().slice(0, 10));
  for (const [fields, refused] of [
    [{ fullName: ' ' }, 'fullName'],
    [{ email: 'x' }, 'email'],
    [{ status: 6 }, 'status'],
    [{ salaryCents: -1 }, 'salaryCents'],
    [{ age: 1.5 }, 'age'],
    [{ startDate: '1.1.2030' }, 'startDate'],
  ] as const)
    expect(refusedFields(await admin.post('/api/v1/employees', { fullName: 'Ute', ...fields }))).toEqual([400, [refused]]);
});

describe('an update', () => {
  test('changes the given fields, based on the current version', async () => {
    const { id } = await add({ city: 'Bergen' });
    const { body } = await change(id, { post: 'Weaver', version: 1 });
    updateEmployee.answer?.parse(body);
    expect(body.employee).toMatchObject({ city: 'Bergen', post: 'Weaver', version: 2 });
    const late = await change(id, { post: 'Driver', version: 1 });
    expect([late.status, late.body.error.current.post]).toEqual([409, 'Weaver']);
    expect((await change(id, { post: 'Driver' })).body.employee.post).toBe('Driver');
    expect((await change(987_654, { post: 'Driver' })).status).toBe(404);
  });
  test('succeeds for one of two concurrent requests with the same version', async () => {
    const { id } = await add();
    const answers = await Promise.all(['a', 'b', 'c'].map((post) => change(id, { post, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
  test('is searchable at once', async () => {
    const { id } = await add({ fullName: 'Before Wedding' });
    await change(id, { fullName: 'After Wedding' });
    expect(await names({ q: 'before wed' })).toEqual([]);
    expect(await names({ q: 'after wed' })).toEqual(['After Wedding']);
  });
});

describe('a deletion', () => {
  test('removes all or none, updates the counts, and can be undone', async () => {
    const before = (await list()).total;
    const [one, other] = [await add(), await add()];
    expect((await remove(one.id, 987_654)).status).toBe(404);
    expect((await list()).total).toBe(before + 2);
    expect((await remove(one.id, other.id, one.id)).status).toBe(200);
    expect((await remove(one.id)).status).toBe(404);
    expect((await list()).total).toBe(before);
    expect((await restore(one.id, other.id)).status).toBe(200);
    expect((await restore(one.id)).status).toBe(404);
    expect((await list()).total).toBe(before + 2);
    expect((await change(one.id, { city: 'Bergen', version: one.version })).status).toBe(409);
  });
});

test('another company has its own hundred employees', async () => {
  const elsewhere = await registerUser(atrium, { sampleData: true });
  const { employees, total } = await list({ sortColumn: 'id' }, elsewhere);
  expect([total, employees[0]?.id]).toEqual([100, 1]);
  const { id } = await add();
  expect((await change(id, { post: 'Weaver' }, elsewhere)).status).toBe(404);
  expect((await elsewhere.post('/api/v1/employees/delete', { ids: [id] })).status).toBe(404);
});

test('the spreadsheet contains the matching employees, and the PDF is valid', async () => {
  const file = async (query: Record<string, string>) => {
    const response = await atrium.request(`/api/v1/employee-export?${new URLSearchParams(query)}`, {
      headers: { Authorization: `Bearer ${admin.accessToken}`, 'Accept-Language': 'en' },
    });
    expect(response.status).toBe(200);
    return response;
  };
  await add({ fullName: '=HYPERLINK("x")', city: 'Ulan Bator' });
  const text = await (await file({ format: 'csv', city: 'ulan bator' })).text();
  expect(text).toContain('Name,Position,Email,City,Start date,Salary,Age,Experience,Status');
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text.trim().split('\n')).toHaveLength(2);
  const pdf = await file({ format: 'pdf', post: 'weaver' });
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  expect(new TextDecoder('latin1').decode(await pdf.arrayBuffer())).toMatch(/^%PDF-/);
});
