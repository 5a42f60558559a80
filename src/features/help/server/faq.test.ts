import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { type Faq, faqNames, listFaq } from '../faq-contract.ts';

let atrium: TestApi;
let admin: Client;
let customer: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  customer = await signInAs(atrium, 'client');
});
afterAll(() => atrium.close());

const faq = async (q = '', who = customer): Promise<Faq> => (await who.get('/faq/data', { q })).body;
const questions = async (name: string, q = '') => (await faq(q))[name]?.qandA.map(({ question }) => question) ?? [];
const remove = (who: Client, id: number) =>
  send(atrium, `/api/v1/faq/items/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });

test('the FAQ is returned by category in the API format, to customers as well', async () => {
  const all = await faq();
  listFaq.answer?.parse(all);
  expect(Object.keys(all)).toEqual([...faqNames]);
  for (const { qandA } of Object.values(all)) expect(qandA.length).toBeGreaterThanOrEqual(4);
});

test('a search returns every category, each with its matching questions and answers', async () => {
  const found = await faq('COUPON');
  expect(Object.keys(found)).toEqual([...faqNames]);
  expect(Object.values(found).map(({ qandA }) => qandA.length)).toEqual([1, 0, 0, 0, 0]);
  expect(Object.values(await faq('100%')).flatMap(({ qandA }) => qandA)).toEqual([]);
});

test('editors can add, change, delete, and restore answers', async () => {
  const categoryId = (await faq()).delivery?.id ?? 0;
  const body = { categoryId, question: 'By ship?', ans: 'Only to islands.' };
  expect((await customer.post('/api/v1/faq/items', body)).status).toBe(403);
  const added = await admin.post('/api/v1/faq/items', body);
  expect([added.status, added.body.item.version]).toEqual([201, 1]);
  const { id } = added.body.item;
  expect((await admin.post(`/api/v1/faq/items/${id}`, { ans: 'To islands.', version: 1 })).body.item.version).toBe(2);
  const late = await admin.post(`/api/v1/faq/items/${id}`, { ans: 'Never.', version: 1 });
  expect([late.status, late.body.error.current.ans]).toEqual([409, 'To islands.']);
  expect((await remove(admin, id)).status).toBe(200);
  expect(await questions('delivery')).not.toContain('By ship?');
  expect((await admin.post(`/api/v1/faq/items/${id}`, { ans: 'Gone.' })).status).toBe(404);
  expect((await admin.post(`/api/v1/faq/items/${id}/restore`)).status).toBe(200);
  expect(await questions('delivery', 'islands')).toEqual(['By ship?']);
  const wrong = await admin.post('/api/v1/faq/items', { categoryId: 999_999, question: '', ans: ' ' });
  expect(Object.keys(wrong.body.error.fields).sort()).toEqual(['ans', 'question']);
  expect(Object.keys((await admin.post('/api/v1/faq/items', { ...body, categoryId: 999_999 })).body.error.fields)).toEqual(['categoryId']);
});

test('the contact is the address from the invoice settings', async () => {
  await admin.post('/api/v1/seller', { email: 'hello@juniper.example' });
  expect((await customer.get('/api/v1/faq/contact')).body.email).toBe('hello@juniper.example');
  const { body } = await (await registerUser(atrium)).get('/api/v1/faq/contact');
  expect(body.email).not.toBe('hello@juniper.example');
});
