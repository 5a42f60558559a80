import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { type Coupon, listCoupons } from '../product-contract.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

const fields = { percentOff: 10, centsOff: 0, fromCents: 0, until: null, mostUses: null };
const post = (more: object) => admin.post('/api/v1/coupons', { ...fields, ...more });
const add = async (code: string): Promise<Coupon> => {
  const { status, body } = await post({ code });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.coupon;
};
const update = (id: number, body: object, who = admin) => who.post(`/api/v1/coupons/${id}`, body);
const remove = (id: number) =>
  send(atrium, `/api/v1/coupons/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${admin.accessToken}` } });
const restore = (id: number) => admin.post(`/api/v1/coupons/${id}/restore`);

test('are listed newest first, and found by their code', async () => {
  const { body } = await admin.get('/api/v1/coupons');
  listCoupons.answer?.parse(body);
  expect([body.total, body.coupons.map(({ code }: Coupon) => code)]).toEqual([3, ['AUTUMN15', 'FENN25', 'WELCOME10']]);
  expect((await admin.get('/api/v1/coupons', { q: ' come' })).body.coupons).toEqual([expect.objectContaining({ code: 'WELCOME10' })]);
});

test('are stored in uppercase with unique codes, also when two are added at once', async () => {
  expect((await add('winter-5')).code).toBe('WINTER-5');
  const taken = await post({ code: 'Winter-5' });
  expect([refusedFields(taken), taken.body.error.reasons.code]).toEqual([[400, ['code']], [{ code: 'coupon_taken' }]]);
  const answers = await Promise.all([post({ code: 'ONCE' }), post({ code: 'once' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test.each([
  [{ percentOff: 0 }, 'percentOff'],
  [{ percentOff: 101 }, 'percentOff'],
  [{ centsOff: -1 }, 'centsOff'],
  [{ code: 'ab' }, 'code'],
  [{ code: 'two words' }, 'code'],
  [{ until: '2030-02-30' }, 'until'],
  [{ mostUses: 0 }, 'mostUses'],
])('are rejected with %j', async (wrong, field) => {
  expect(refusedFields(await post({ code: 'WRONG', ...wrong }))).toEqual([400, [field]]);
});

test('can be changed from the current version only, and must still give a discount', async () => {
  const { id } = await add('CHANGED');
  expect(refusedFields(await update(id, { percentOff: 0 }))).toEqual([400, ['percentOff']]);
  expect((await update(id, { percentOff: 0, centsOff: 500, version: 1 })).body.coupon).toMatchObject({
    code: 'CHANGED',
    centsOff: 500,
    version: 2,
  });
  const late = await update(id, { centsOff: 1, version: 1 });
  expect([late.status, late.body.error.current.centsOff]).toEqual([409, 500]);
  expect(refusedFields(await update(id, { code: 'welcome10' }))).toEqual([400, ['code']]);
  expect((await update(id, { code: 'changed' })).status).toBe(200);
});

test('can be deleted and restored, unless their code is in use again', async () => {
  const { id } = await add('SPRING');
  expect((await remove(id)).status).toBe(200);
  for (const answer of [await remove(id), await update(id, { percentOff: 1 })]) expect(answer.status).toBe(404);
  expect((await restore(id)).body.coupon).toMatchObject({ id, code: 'SPRING' });
  expect((await restore(id)).status).toBe(404);
  await remove(id);
  await add('SPRING');
  const taken = await restore(id);
  expect([taken.status, taken.body.error.reason]).toEqual([409, { code: 'coupon_code_taken', name: 'SPRING' }]);
  expect((await admin.post('/api/v1/trash/purge', { items: [{ kind: 'coupon', key: String(id) }] })).status).toBe(200);
  expect((await restore(id)).status).toBe(404);
});

test('belong to one company', async () => {
  const { id } = await add('OURS');
  const elsewhere = await registerUser(atrium);
  expect((await update(id, { percentOff: 1 }, elsewhere)).status).toBe(404);
  // The same code in another company is a different coupon.
  expect((await elsewhere.post('/api/v1/coupons', { ...fields, code: 'OURS' })).status).toBe(201);
});
