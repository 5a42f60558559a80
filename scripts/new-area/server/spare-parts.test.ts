import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { addSparePart, listSpareParts, readSparePart, type SparePart } from '../contract.ts';

const path = '/api/v1/spare-parts';

let atrium: TestApi;
let owner: Client;
let elsewhere: Client;
let reader: Client;
beforeAll(async () => {
  atrium = await testApi();
  owner = await registerUser(atrium);
  elsewhere = await registerUser(atrium);
  reader = await signInAs(atrium, 'client');
});
afterAll(() => atrium.close());

const add = async (fields: object, who = owner): Promise<SparePart> => {
  const { status, body } = await who.post(path, fields);
  expect(status, JSON.stringify(body)).toBe(201);
  addSparePart.answer?.parse(body);
  return body.sparePart;
};
const names = async (query: Record<string, string | number> = {}, who = owner) => {
  const { status, body } = await who.get(path, query);
  expect(status).toBe(200);
  listSpareParts.answer?.parse(body);
  return [body.total, body.spareParts.map(({ name }: SparePart) => name)];
};
const update = (id: number, body: object, who = owner) => who.post(`${path}/${id}`, body);
const restore = (id: number, who = owner) => who.post(`${path}/${id}/restore`);
const remove = (id: number, who = owner) =>
  send(atrium, `${path}/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });

test('lists spare parts by name, and finds them by name and notes', async () => {
  const someone = await registerUser(atrium);
  for (const fields of [{ name: 'Walnut' }, { name: 'ash', notes: 'Of the HARBOR' }, { name: 'Birch' }]) await add(fields, someone);
  expect(await names({}, someone)).toEqual([3, ['ash', 'Birch', 'Walnut']]);
  expect(await names({ q: ' WAL' }, someone)).toEqual([1, ['Walnut']]);
  expect(await names({ q: 'harbor' }, someone)).toEqual([1, ['ash']]);
  expect(await names({ perPage: 1, page: 2 }, someone)).toEqual([3, ['Birch']]);
  expect(await names({ page: 0 }, someone)).toEqual([3, []]);
});

test('requires a name', async () => {
  expect(refusedFields(await owner.post(path, { notes: 'Oak' }))).toEqual([400, ['name']]);
  expect(refusedFields(await owner.post(path, { name: ' ' }))).toEqual([400, ['name']]);
  const { id } = await add({ name: 'Oak' });
  expect(refusedFields(await update(id, { name: '' }))).toEqual([400, ['name']]);
});

test('updates given fields, based on the version that was read', async () => {
  const { id } = await add({ name: 'Oak', notes: 'Old' });
  expect((await update(id, { notes: 'New', version: 1 })).body.sparePart).toMatchObject({ id, name: 'Oak', notes: 'New', version: 2 });
  const { status, body } = await update(id, { notes: 'Late', version: 1 });
  expect([status, body.error.current]).toMatchObject([409, { id, name: 'Oak', notes: 'New', version: 2 }]);
  const read = await owner.get(`${path}/${id}`);
  expect(readSparePart.answer?.parse(read.body)).toEqual({ sparePart: body.error.current });
});

test('moves to the trash and back', async () => {
  const sparePart = await add({ name: 'Fleeting' });
  const { id } = sparePart;
  expect((await remove(id)).status).toBe(200);
  expect(await names({ q: 'fleeting' })).toEqual([0, []]);
  for (const answer of [await owner.get(`${path}/${id}`), await update(id, { name: 'x' }), await remove(id)])
    expect(answer.status).toBe(404);
  expect((await restore(id)).body).toEqual({ sparePart });
  expect((await restore(id)).status).toBe(404);
  await remove(id);
  expect((await owner.post('/api/v1/trash/purge', { items: [{ kind: 'spare_part', key: String(id) }] })).status).toBe(200);
  expect((await restore(id)).status).toBe(404);
});

test('belongs to one company', async () => {
  const { id } = await add({ name: 'Ours' });
  const answers = [
    await elsewhere.get(`${path}/${id}`),
    await update(id, { name: 'x' }, elsewhere),
    await remove(id, elsewhere),
    await restore(id, elsewhere),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await names({ q: 'ours' }, elsewhere)).toEqual([0, []]);
});

test('needs permission', async () => {
  const { id } = await add({ name: 'Locked' });
  const answers = [
    await reader.get(path),
    await reader.get(`${path}/${id}`),
    await reader.post(path, { name: 'x' }),
    await update(id, { name: 'x' }, reader),
    await remove(id, reader),
    await restore(id, reader),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
});
