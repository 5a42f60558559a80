import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { listViews, maxViews, type SavedView } from '../contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const add = async (name: string, who = admin, list = 'employees'): Promise<SavedView> => {
  const { status, body } = await who.post('/api/v1/views', { list, name, query: 'q=oak&sort=city' });
  expect(status).toBe(201);
  return body.view;
};
const names = async (list: string, who = admin) => {
  const { body } = await who.get('/api/v1/views', { list });
  listViews.answer?.parse(body);
  return body.views.map(({ name }: SavedView) => name);
};
const remove = (id: number, who = admin) =>
  send(atrium, `/api/v1/views/delete?id=${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });

test('are personal, per list, and sorted by name', async () => {
  const view = await add('Weavers');
  await add('élan');
  await add('Invoices of May', admin, 'invoices');
  expect(await names('employees')).toEqual(['élan', 'Weavers']);
  expect(await names('employees', staff)).toEqual([]);
  expect((await staff.post(`/api/v1/views/${view.id}`, { name: 'Mine' })).status).toBe(404);
  expect((await remove(view.id, staff)).status).toBe(404);
  expect((await staff.post(`/api/v1/views/${view.id}/restore`)).status).toBe(404);
});

describe('changing a view', () => {
  test('must be based on the current version', async () => {
    const { id } = await add('Before');
    expect((await admin.post(`/api/v1/views/${id}`, { name: 'After', version: 1 })).body.view).toMatchObject({ name: 'After', version: 2 });
    const late = await admin.post(`/api/v1/views/${id}`, { query: 'q=ash', version: 1 });
    expect([late.status, late.body.error.current.name]).toEqual([409, 'After']);
    expect(refusedFields(await admin.post(`/api/v1/views/${id}`, { name: ' ' }))).toEqual([400, ['name']]);
  });
  test('a deletion can be undone', async () => {
    const { id } = await add('Fleeting', admin, 'users');
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect(await names('users')).toEqual([]);
    expect((await admin.post(`/api/v1/views/${id}/restore`)).body.view.name).toBe('Fleeting');
    expect(await names('users')).toEqual(['Fleeting']);
  });
});

test('are limited per list, also under concurrent saves', async () => {
  for (let count = 1; count < maxViews; count++) await add(`View ${count}`, staff);
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => staff.post('/api/v1/views', { list: 'employees', name, query: '' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect((await staff.post('/api/v1/views', { list: 'invoices', name: 'a', query: '' })).status).toBe(201);
});
