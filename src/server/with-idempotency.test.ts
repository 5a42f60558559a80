import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { type Client, registerUser, signInAs } from '../../tests/client.ts';
import { type TestApi, testApi } from '../../tests/test-api.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  [admin, staff] = [await signInAs(atrium, 'admin'), await signInAs(atrium, 'staff')];
});
afterAll(() => atrium.close());

let keys = 0;
const newKey = () => `key-number-${++keys}`;
const under = (key: string) => ({ 'Idempotency-Key': key });
const addTodo = (title: string, key: string, who = admin) => who.post('/apps/todo/add-tasks', { task: { title } }, under(key));
const todos = async (title: string, who = admin) =>
  (await who.get('/apps/todo/tasks')).body.filter((task: { title: string }) => task.title === title).length;
const keptRows = async (key: string) => (await atrium.ownerQuery('select from once_answers where key = $1', [key])).length;

describe('an item created with an idempotency key', () => {
  test('is created once, and repeated requests get the same response', async () => {
    const key = newKey();
    const first = await addTodo('Oil the oak', key);
    const second = await addTodo('Oil the oak', key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await todos('Oil the oak')).toBe(1);
    await addTodo('Oil the oak', newKey());
    expect(await todos('Oil the oak')).toBe(2);
  });
  test('is created once by twenty concurrent requests', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => addTodo('Sand the ash', key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.task.id)).size).toBe(1);
    expect(await todos('Sand the ash')).toBe(1);
  });
  test('is separate per account, company and endpoint', async () => {
    const key = newKey();
    const elsewhere = await registerUser(atrium);
    const ids = [];
    for (const who of [admin, staff, elsewhere]) ids.push((await addTodo('Wax the walnut', key, who)).body.task.id);
    expect(await todos('Wax the walnut')).toBe(2);
    expect(ids[0]).not.toBe(ids[1]);
    expect(await todos('Wax the walnut', elsewhere)).toBe(1);
    const { status } = await admin.post('/api/v1/clients', { name: 'Wax & Walnut' }, under(key));
    expect(status).toBe(201);
  });
  test('can have its key in quotes, as in the standard', async () => {
    const key = newKey();
    await addTodo('Glue the beech', key);
    expect((await addTodo('Glue the beech', `"${key}"`)).status).toBe(201);
    expect(await todos('Glue the beech')).toBe(1);
  });
});

test('rejects a different request with the same key, and an invalid key', async () => {
  const key = newKey();
  await addTodo('Plane the pine', key);
  const other = await addTodo('Polish the pine', key);
  expect([other.status, other.body.error.code, other.body.error.reason]).toEqual([422, 'unprocessable', { code: 'key_of_another_call' }]);
  expect(await todos('Polish the pine')).toBe(0);
  const [post, another] = (await admin.get('/api/v1/blog/posts')).body.posts as { id: number }[];
  const comment = (id: number | undefined) => admin.post(`/api/v1/blog/posts/${id}/comments`, { commentText: 'Lovely' }, under(key));
  expect([(await comment(post?.id)).status, (await comment(post?.id)).status, (await comment(another?.id)).status]).toEqual([
    201, 201, 422,
  ]);
  for (const none of ['short', 'x'.repeat(65), 'with a space in it']) {
    const { status, body } = await addTodo('Plane the pine', none);
    expect([status, body.error.fields]).toEqual([400, { 'Idempotency-Key': [expect.any(String)] }]);
  }
  expect(await todos('Plane the pine')).toBe(1);
});

test('stores nothing for a failed request, so it can be retried', async () => {
  const key = newKey();
  const [product] = (await admin.get('/api/v1/products')).body.products as { id: number; stock: number }[];
  const take = (change: number, reason: string, under_ = key) =>
    admin.post(`/api/v1/products/${product?.id}/stock`, { change, reason, note: '' }, under(under_));
  const stock = Number(product?.stock);
  expect((await take(-stock - 1, 'lost')).status).toBe(409);
  expect(await keptRows(key)).toBe(0);
  await take(5, 'delivery', newKey());
  const [first, again] = [await take(-stock - 1, 'lost'), await take(-stock - 1, 'lost')];
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  expect(first.body.product.stock).toBe(4);
});

test('requires the permission for a repeated response too', async () => {
  const key = newKey();
  await addTodo('Turn the lathe', key, staff);
  await atrium.ownerQuery(`update accounts set suspended_at = now() where entity = 'juniper' and username = 'staff'`);
  expect((await addTodo('Turn the lathe', key, staff)).status).toBe(401);
  await atrium.ownerQuery(`update accounts set suspended_at = null where entity = 'juniper' and username = 'staff'`);
});

describe('the `once` flag of endpoints', () => {
  const nameOf = ({ method, path }: (typeof endpoints)[number]) => `${method} ${path}`;
  /** Endpoints that create something only once even without a key, or whose response must not be stored. */
  const without: Record<string, string> = {
    'POST /api/v1/api-keys': 'the answer has a secret in it',
    'POST /api/v1/webhooks': 'the answer has a secret in it',
    'POST /api/v1/calendar/feed': 'the answer has a secret in it, and a second one replaces the first',
    'POST /api/v1/webhooks/{id}/test': 'tries whether something arrives',
    'POST /api/v1/session/passkeys': 'its challenge is used once',
    'POST /api/v1/files': 'bytes are kept once',
    'POST /apps/chat/send-msg': 'has a clientId',
    'POST /api/v1/chat/messages': 'has a clientId',
    'POST /api/v1/emails/drafts': 'has a key',
    'POST /api/v1/invoices': 'has a clientKey',
    'POST /api/v1/links/cards': 'has a clientKey',
    'POST /api/v1/links/events': 'has a clientKey',
    'POST /api/v1/links/invoices': 'has a clientKey',
    'POST /api/v1/links/todos': 'has a clientKey',
    'POST /api/v1/shop/orders': 'has a clientKey',
    'POST /apps/ecommerce/cart': 'a second time changes nothing',
    'POST /apps/ecommerce/wishlist': 'a second time changes nothing',
    'POST /apps/permissions/update-permission': 'changes what is there',
    'POST /api/v1/notify-me': 'is open to anyone: there is no account',
  };

  test('is set on every endpoint that creates something', () => {
    const adding = endpoints.filter(({ method, status, once }) => method === 'POST' && status === 201 && !once);
    expect(adding.map(nameOf).sort()).toEqual(Object.keys(without).sort());
  });
  test('is set only where the response can be repeated', () => {
    for (const call of endpoints.filter(({ once }) => once)) {
      expect([call.method, call.access === 'anyone', call.raw ?? false], nameOf(call)).toEqual(['POST', false, false]);
      expect(Object.keys((call.answer as { shape?: object } | undefined)?.shape ?? {}), nameOf(call)).not.toContain('secret');
    }
  });
  test('is documented in the OpenAPI document', async () => {
    const { body } = await admin.get('/api/v1/openapi.json');
    const { parameters, responses } = body.paths['/apps/todo/add-tasks'].post;
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }));
    expect(Object.keys(responses)).toContain('422');
    expect(body.paths['/apps/todo/update-task'].post.parameters).toEqual([]);
  });
});
