import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { testsBegin } from '../../../../tests/test-host.ts';
import { addPermission, listPermissions } from '../contract.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await registerUser(atrium, { sampleData: true });
});
afterAll(() => atrium.close());

const list = async (query: Record<string, string | number> = {}) => (await admin.get('/apps/permissions/data', query)).body;
const names = async (query: Record<string, string | number> = {}) =>
  (await list(query)).permissions.map(({ name }: { name: string }) => name);
const add = (name: string) => admin.post('/apps/permissions/add-permission', { permission: { name } });
const rename = (id: number, name: string) => admin.post('/apps/permissions/update-permission', { id, name });
const remove = (query: string, body?: string, type = 'application/json') =>
  send(atrium, `/apps/permissions/delete${query}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${admin.accessToken}`, ...(body && { 'Content-Type': type }) },
    ...(body && { body }),
  });

describe('the list', () => {
  test('returns the sample data of the specification and the query', async () => {
    const body = await list();
    listPermissions.answer?.parse(body);
    expect(body.params).toEqual({ q: '', perPage: 10, page: 1, assignedTo: '' });
    expect([body.total, body.permissions.length, body.allData.length]).toEqual([9, 9, 9]);
    expect(body.permissions[0]).toMatchObject({ id: 9, name: 'Management', assignedTo: ['administrator'] });
    expect(body.permissions[0].createdDate).toMatch(/^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2} [AP]M$/);
  });
  test('searches names and dates, ignoring case', async () => {
    expect(await names({ q: 'manage o' })).toEqual(["Manage Others' Tasks"]);
    const { createdDate, name } = (await list()).permissions[3];
    expect(await names({ q: createdDate.toLowerCase() })).toEqual([name]);
    expect(await names({ q: '%' })).toEqual([]);
  });
  test('filters by exact role', async () => {
    expect(await names({ assignedTo: 'support' })).toEqual(['Project Planning', 'Manage Email Sequences']);
    expect(await names({ assignedTo: 'supp' })).toEqual([]);
    expect(await names({ assignedTo: 'manager', q: 'client' })).toEqual(['Client Communication']);
  });
  test('is paginated, with the total', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, perPage: 4 })));
    expect(pages.map(({ permissions, total }) => [permissions.length, total])).toEqual([
      [4, 9],
      [4, 9],
      [1, 9],
      [0, 9],
    ]);
  });
});

describe('a new permission', () => {
  test('is first in the list, assigned to the administrator, and dated by the clock', async () => {
    atrium.clock.now = new Date('2026-09-24T17:20:00Z');
    const { status, body } = await add('  Open the showroom ');
    atrium.clock.now = new Date(testsBegin);
    expect(status).toBe(201);
    addPermission.answer?.parse(body);
    expect(body.permission).toEqual({
      id: 10,
      name: 'Open the showroom',
      assignedTo: ['administrator'],
      createdDate: '24 Sep 2026, 5:20 PM',
      cells: [],
    });
    expect((await names())[0]).toBe('Open the showroom');
    expect(await names({ q: '5:20 pm' })).toContain('Open the showroom');
  });
  test('requires a unique name, also under twenty concurrent requests', async () => {
    expect((await add('')).body.error.fields).toHaveProperty('permission.name');
    expect((await add('management')).status).toBe(409);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('Drive the lorry')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

test('renaming changes only the name', async () => {
  const [before] = (await list({ q: 'Only View' })).permissions;
  expect((await rename(before.id, 'Only Look')).status).toBe(201);
  expect((await list({ q: 'Only Look' })).permissions).toEqual([{ ...before, name: 'Only Look' }]);
  expect((await rename(before.id, 'Management')).status).toBe(409);
  expect((await rename(999, 'Nothing')).status).toBe(404);
});

test('a deleted permission can be restored in place, and its id is not reused', async () => {
  const [newest] = (await list()).permissions;
  expect((await remove(`?id=${newest.id}`)).status).toBe(200);
  expect(await names()).not.toContain(newest.name);
  expect((await remove(`?id=${newest.id}`)).status).toBe(404);
  expect((await rename(newest.id, 'Ghost')).status).toBe(404);
  expect((await add('After it')).body.permission.id).toBeGreaterThan(newest.id);
  expect((await admin.post(`/api/v1/permissions/${newest.id}/restore`)).body.permission).toEqual(newest);
  expect((await names()).slice(0, 2)).toEqual(['After it', newest.name]);
  expect((await admin.post(`/api/v1/permissions/${newest.id}/restore`)).status).toBe(404);
});

test('delete accepts the id in the body as an object, number, or text', async () => {
  for (const [body, type] of [
    ['{"id":1}', 'application/json'],
    ['2', 'application/json'],
    ['3', 'text/plain'],
  ] as const) {
    expect((await remove('', body, type)).status, body).toBe(200);
  }
  expect((await remove('?id=4', '{"id":5}')).status).toBe(400);
});

test('the list is a catalog per company and grants nothing', async () => {
  const demo = await signInAs(atrium, 'admin');
  expect((await demo.get('/apps/permissions/data')).body.total).toBe(9);
  expect((await demo.post('/api/v1/permissions/12/restore')).status).toBe(404);
  expect((await (await signInAs(atrium, 'client')).get('/apps/permissions/data')).status).toBe(403);
});

test('a permission stores distinct matrix cells and grants nothing', async () => {
  const [first] = (await list()).permissions;
  const headers = { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/json' };
  const link = (cells: unknown, id = first.id) =>
    send(atrium, `/api/v1/permissions/${id}/cells`, { method: 'PUT', headers, body: JSON.stringify({ cells }) });
  const all = ['read', 'create', 'update', 'delete', 'read'].map((action) => ({ action, subject: 'Invoice' }));
  expect((await link([...all, { action: 'read', subject: 'User' }])).body.permission.cells).toEqual([
    { action: 'manage', subject: 'Invoice' },
    { action: 'read', subject: 'User' },
  ]);
  expect((await list()).permissions[0].cells).toHaveLength(2);
  expect((await link([{ action: 'manage', subject: 'all' }])).body.error.fields).toHaveProperty('cells.0.subject');
  expect((await link([], 9999)).status).toBe(404);
  expect((await link([])).body.permission.cells).toEqual([]);
});
