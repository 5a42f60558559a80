import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { listManagedProducts, listStockMoves, type ManagedProduct } from '../product-contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
let elsewhere: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  elsewhere = await registerUser(atrium);
});
afterAll(() => atrium.close());

const list = async (query: Record<string, string | number> = {}): Promise<{ products: ManagedProduct[]; total: number }> => {
  const { status, body } = await admin.get('/api/v1/products', query);
  expect(status, JSON.stringify(body)).toBe(200);
  listManagedProducts.answer?.parse(body);
  return body;
};
const names = async (query: Record<string, string | number> = {}) => (await list(query)).products.map(({ name }) => name);
const add = async (more: object = {}): Promise<ManagedProduct> => {
  const { status, body } = await admin.post('/api/v1/products', { name: 'Oak Stool', priceCents: 8900, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.product;
};
const update = (id: number, body: object, who = admin) => who.post(`/api/v1/products/${id}`, body);
const remove = (path: string, who = admin) =>
  send(atrium, path, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });
const book = (id: number, change: number, more: object = {}, who = admin) =>
  who.post(`/api/v1/products/${id}/stock`, { change, reason: 'delivery', note: '', ...more });
const moves = async (id: number, query: Record<string, number> = {}) => {
  const { status, body } = await admin.get(`/api/v1/products/${id}/stock`, query);
  expect(status).toBe(200);
  listStockMoves.answer?.parse(body);
  return body;
};
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const upload = async (name: string, content: BodyInit, who = admin): Promise<number> => {
  const headers = { Authorization: `Bearer ${who.accessToken}` };
  const { status, body } = await send(atrium, `/api/v1/files?name=${name}`, { method: 'POST', body: content, headers });
  expect(status).toBe(201);
  return body.file.id;
};

describe('products', () => {
  test('are listed including unpublished ones, searched by name, sorted, and filtered by low stock', async () => {
    const { id } = await add({ name: 'Zebra Mat', isPublished: false, stock: 4 });
    const all = await list({ perPage: 3 });
    expect([all.total, all.products[0]]).toEqual([28, expect.objectContaining({ id, isPublished: false, stock: 4, pictures: [] })]);
    expect(await names({ q: ' ZEBRA ' })).toEqual(['Zebra Mat']);
    expect((await names({ sortColumn: 'name', sort: 'desc' }))[0]).toBe('Zebra Mat');
    const stocks = (await list({ low: 1, sortColumn: 'stock', sort: 'asc', perPage: 100 })).products.map(({ stock }) => stock);
    expect(stocks.every((stock) => stock < 5) && stocks.includes(4)).toBe(true);
    expect(stocks).toEqual([...stocks].sort((a, b) => a - b));
    expect((await list({ page: 0 })).products).toEqual([]);
    const shop = await admin.get('/apps/ecommerce/products', { q: 'zebra' });
    expect(shop.body.total).toBe(0);
  });
  test('are added with an initial stock as their first stock movement', async () => {
    const { id, ...product } = await add({ stock: 3, features: ['Solid oak'], colorOptions: ['primary'] });
    expect(product).toMatchObject({
      stock: 3,
      version: 1,
      description: '',
      isPublished: true,
      slug: `oak-stool-${id}`,
      features: ['Solid oak'],
    });
    expect(await moves(id)).toMatchObject({ total: 1, moves: [{ change: 3, stock: 3, reason: 'first', by: expect.any(String) }] });
    expect((await moves((await add()).id)).total).toBe(0);
  });
  test.each([
    [{ name: ' ' }, 'name'],
    [{ priceCents: -1 }, 'priceCents'],
    [{ priceCents: 1.5 }, 'priceCents'],
    [{ stock: -1 }, 'stock'],
    [{ colorOptions: ['pink'] }, 'colorOptions.0'],
    [{ features: [''] }, 'features.0'],
    [{ pictureIds: [999_999] }, 'pictureIds.0'],
    [{ rating: 5 }, 'rating'],
  ])('are rejected with %j', async (wrong, field) => {
    expect(refusedFields(await admin.post('/api/v1/products', { name: 'x', priceCents: 1, ...wrong }))).toEqual([400, [field]]);
  });
  test('are updated field by field, based on the current version', async () => {
    const { id } = await add();
    expect((await update(id, { priceCents: 9900, version: 1 })).body.product).toMatchObject({
      name: 'Oak Stool',
      priceCents: 9900,
      version: 2,
    });
    const late = await update(id, { priceCents: 1, version: 1 });
    expect([late.status, late.body.error.current]).toEqual([409, expect.objectContaining({ priceCents: 9900, version: 2 })]);
    expect(refusedFields(await update(id, { stock: 4 }))).toEqual([400, ['stock']]);
    expect((await update(999_999, { name: 'x' })).status).toBe(404);
  });
  test('accept pictures the editor uploaded, in order, and those already on the product', async () => {
    const [first, second] = [await upload('a.png', png), await upload('b.png', png)];
    const { id, pictures } = await add({ pictureIds: [second, first] });
    expect(pictures.map((picture) => picture.id)).toEqual([second, first]);
    expect((await atrium.request(pictures[0]?.address ?? '', {})).status).toBe(200);
    expect(refusedFields(await update(id, { pictureIds: [first, first] }))).toEqual([400, ['pictureIds.1']]);
    for (const foreign of [await upload('note.txt', 'no picture'), await upload('c.png', png, staff)])
      expect(refusedFields(await update(id, { pictureIds: [first, foreign] }))).toEqual([400, ['pictureIds.1']]);
    const theirs = await upload('d.png', png, elsewhere);
    expect(refusedFields(await update(id, { pictureIds: [theirs] }))).toEqual([400, ['pictureIds.0']]);
    // Pictures uploaded by others may stay when a colleague edits the product.
    const sample = (await admin.get('/api/v1/products/1')).body.product.pictureIds;
    const { body } = await update(1, { pictureIds: [...sample].reverse() });
    expect(body.product.pictures.map((picture: { id: number }) => picture.id)).toEqual([...sample].reverse());
  });
  test('are removed from carts when deleted, and are back in them when restored', async () => {
    const { id } = await add({ stock: 2 });
    expect((await staff.post('/apps/ecommerce/cart', { productId: id })).status).toBe(201);
    const cart = async () => (await staff.get('/apps/ecommerce/cart')).body.products.map((one: { id: number }) => one.id);
    expect((await remove(`/api/v1/products/${id}`)).status).toBe(200);
    expect(await cart()).not.toContain(id);
    for (const answer of [await remove(`/api/v1/products/${id}`), await update(id, { name: 'x' }), await book(id, 1)])
      expect(answer.status).toBe(404);
    const trash = await admin.get('/api/v1/trash', { kind: 'product' });
    expect(trash.body.lines).toEqual([expect.objectContaining({ kind: 'product', key: String(id), name: 'Oak Stool' })]);
    expect((await admin.post(`/api/v1/products/${id}/restore`)).body.product).toMatchObject({ id, stock: 2 });
    expect((await admin.post(`/api/v1/products/${id}/restore`)).status).toBe(404);
    expect(await cart()).toContain(id);
  });
  test('are purged with their history and wishlist entries', async () => {
    const { id } = await add({ stock: 2 });
    await staff.post('/apps/ecommerce/cart', { productId: id });
    await staff.post('/apps/ecommerce/wishlist', { productId: id });
    await remove(`/api/v1/products/${id}`);
    const purged = await admin.post('/api/v1/trash/purge', { items: [{ kind: 'product', key: String(id) }] });
    expect(purged.status, JSON.stringify(purged.body)).toBe(200);
    expect((await admin.post(`/api/v1/products/${id}/restore`)).status).toBe(404);
    expect(
      (await atrium.ownerQuery(`select count(*)::int as n from stock_moves where entity = 'juniper' and product_id = ${id}`))[0]?.n,
    ).toBe(0);
  });
  test('belong to one company', async () => {
    const { id } = await add();
    const answers = [
      await update(id, { name: 'x' }, elsewhere),
      await book(id, 1, {}, elsewhere),
      await elsewhere.get(`/api/v1/products/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

test('keeps product counts correct when products are added, changed, hidden, deleted and restored', async () => {
  const isTrue = async () => {
    const [kept] = await atrium.ownerQuery(`select count(*)::int as wrong from (
      select entity, category, brand, is_published, total from product_counts where total <> 0
      except select entity, category, brand, is_published, count(*) from products where deleted_at is null group by 1, 2, 3, 4) lost`);
    const [real] = await atrium.ownerQuery("select count(*)::int as total from products where entity = 'juniper' and deleted_at is null");
    expect([kept?.wrong, (await list()).total]).toEqual([0, real?.total]);
  };
  const kinds = async () =>
    (await admin.get('/api/v1/shop/facets')).body.brands.filter(({ name }: { name: string }) => name.startsWith('Counted'));
  const { id } = await add({ name: 'Counted', brand: 'Counted' });
  await isTrue();
  expect(await kinds()).toEqual([{ name: 'Counted', total: 1 }]);
  await update(id, { brand: 'Counted anew' });
  await isTrue();
  expect(await kinds()).toEqual([{ name: 'Counted anew', total: 1 }]);
  await update(id, { isPublished: false });
  await isTrue();
  expect(await kinds()).toEqual([]);
  await update(id, { isPublished: true });
  await remove(`/api/v1/products/${id}`);
  await isTrue();
  expect(await kinds()).toEqual([]);
  await admin.post(`/api/v1/products/${id}/restore`);
  await isTrue();
  expect(await kinds()).toEqual([{ name: 'Counted anew', total: 1 }]);
});

describe('stock', () => {
  test('movements record the author, the reason and the resulting stock', async () => {
    const { id } = await add({ stock: 3 });
    expect((await book(id, 10, { note: 'Lorry' })).body.product).toMatchObject({ stock: 13, version: 1 });
    expect((await book(id, -13, { reason: 'count' })).body.product.stock).toBe(0);
    const { total, moves: told } = await moves(id, { perPage: 2 });
    expect([total, told]).toEqual([
      3,
      [
        expect.objectContaining({ change: -13, stock: 0, reason: 'count' }),
        expect.objectContaining({ change: 10, stock: 13, note: 'Lorry' }),
      ],
    ]);
  });
  test('never drops below zero, even with concurrent bookings', async () => {
    const { id } = await add({ stock: 3 });
    const late = await book(id, -4, { reason: 'count' });
    expect([late.status, late.body.error.reason, late.body.error.current.stock]).toEqual([409, { code: 'sold_out', name: 'Oak Stool' }, 3]);
    const answers = await Promise.all([1, 2, 3].map(() => book(id, -2, { reason: 'damaged' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await moves(id)).total).toBe(2);
  });
  test.each([
    [{ reason: 'order' }, 'reason'],
    [{ change: 0.5 }, 'change'],
    [{ change: -1 }, 'change'],
    [{ change: 1, reason: 'lost' }, 'change'],
    [{ note: 'a\nb' }, 'note'],
  ])('cannot be booked with %j', async (wrong, field) => {
    expect(refusedFields(await book(1, 1, wrong))).toEqual([400, [field]]);
  });
});
