import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { copyRows } from '../../../../tests/copy-row.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import * as contract from '../contract.ts';

const added = 250;
let atrium: TestApi;
let maren: Client;
beforeAll(async () => {
  atrium = await testApi();
  maren = await signInAs(atrium, 'admin');
  await copyRows(
    atrium,
    'people',
    added,
    `jsonb_build_object('id', 1000 + n, 'email', 'copy-' || n, 'full_name', 'Zoë Núñez Ibarra ' || n, 'role', 'Baker')`,
  );
});
afterAll(() => atrium.close());

const find = async (query: Record<string, string | number>): Promise<number[]> => {
  const { status, body } = await maren.get('/api/v1/chat/contacts', query);
  expect(status).toBe(200);
  contract.findContacts.answer?.parse(body);
  return body.contacts.map(({ id }: { id: number }) => id);
};

test('returns the first 200 contacts by name and reports that there are more', async () => {
  const all = (await maren.get('/apps/chat/chats-and-contacts')).body.contacts;
  const { body } = await maren.get('/api/v1/chat');
  contract.readChatPage.answer?.parse(body);
  expect(all).toHaveLength(10 + added);
  expect([body.contacts, body.hasMoreContacts]).toEqual([all.slice(0, 200), true]);
});

test.each([
  { q: 'zoë núñez ibarra 250', ids: [1250] },
  { q: '250 ZOE', ids: [1250] },
  { q: '  nun   249  baker ', ids: [1249] },
  { q: 'josephine', ids: [3] },
  { q: 'josephine 250', ids: [] },
  { q: 'maren', ids: [] },
  { q: '%', ids: [] },
])('search “$q” finds $ids', async ({ q, ids }) => {
  expect(await find({ q })).toEqual(ids);
});

test('search returns at most 50 contacts, by name', async () => {
  const ids = await find({ q: 'baker' });
  expect(ids).toHaveLength(50);
  expect(ids.slice(0, 2)).toEqual([1001, 1010]);
});

test('finds a contact by id, but neither the caller nor a client', async () => {
  expect([await find({ id: 1250 }), await find({ id: 1 }), await find({ id: 2 }), await find({ id: 999_999 })]).toEqual([
    [1250],
    [],
    [],
    [],
  ]);
});
