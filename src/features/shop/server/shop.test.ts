import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { getCart, getProduct, getWishlist, listFacets, listProducts, type Product } from '../contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const list = async (query: Record<string, string | number> = {}, who = admin) => {
  const { status, body } = await who.get('/apps/ecommerce/products', query);
  expect(status, JSON.stringify(body)).toBe(200);
  listProducts.answer?.parse(body);
  return body as { products: Product[]; total: number; userWishlist: unknown[]; userCart: { productId: number; qty: number }[] };
};
const ids = async (query: Record<string, string | number> = {}) => (await list(query)).products.map(({ id }) => id);
const remove = (path: string, who = admin) =>
  send(atrium, path, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });

describe('the shop', () => {
  test('lists 27 products, nine per page, newest first', async () => {
    const first = await list();
    expect([first.total, first.products.map(({ id }) => id)]).toEqual([27, [27, 26, 25, 24, 23, 22, 21, 20, 19]]);
    expect(first.products[0]).toMatchObject({
      slug: 'fenn-lamp-27',
      price: 289,
      priceCents: 28_900,
      brand: 'Fenn',
      hasFreeShipping: true,
      isInCart: true,
    });
    expect(first.products[0]?.image).toContain('/api/v1/files/juniper/');
    expect((await list({ page: 4 })).products).toEqual([]);
    expect((await list({ page: 3, perPage: 10 })).products).toHaveLength(7);
  });
  test('sorts by price, then by age', async () => {
    const up = await ids({ sortBy: 'price-asc', perPage: 27 });
    expect([up[0], up.at(-1)]).toEqual([21, 25]);
    expect(await ids({ sortBy: 'price-desc', perPage: 27 })).toEqual([...up].reverse());
    expect(up.indexOf(17)).toBeLessThan(up.indexOf(22));
  });
  test.each<[string, Record<string, string | number>, (one: Product) => boolean]>([
    ['name alone', { q: ' ALDER ' }, ({ name }) => name.includes('Alder')],
    ['part of a name', { q: 'amp' }, ({ name }) => name.includes('amp')],
    [
      'price, both ends included',
      { priceFrom: 39_000, priceUntil: 52_000 },
      ({ priceCents }) => priceCents >= 39_000 && priceCents <= 52_000,
    ],
    ['category', { category: 'Lamps' }, ({ category }) => category === 'Lamps'],
    ['brand', { brand: 'Vale' }, ({ brand }) => brand === 'Vale'],
    ['stars', { rating: 5 }, ({ rating }) => rating >= 5],
    ['free shipping', { freeShipping: 'true' }, ({ hasFreeShipping }) => hasFreeShipping],
    [
      'several at once',
      { brand: 'Vale', freeShipping: 'true', priceUntil: 200_000 },
      (one) => one.brand === 'Vale' && one.hasFreeShipping && one.priceCents <= 200_000,
    ],
  ])('is filtered by %s', async (_, query, isWanted) => {
    const all = (await list({ perPage: 27 })).products;
    const found = await list({ ...query, perPage: 27 });
    expect(found.products.map(({ id }) => id)).toEqual(all.filter(isWanted).map(({ id }) => id));
    expect(found.total).toBe(found.products.length);
    expect(found.total).toBeGreaterThan(0);
  });
  test('does not search descriptions or match patterns', async () => {
    expect(await ids({ q: 'staircase' })).toEqual([]);
    expect(await ids({ q: '%' })).toEqual([]);
  });
  test.each([
    ['sortBy', { sortBy: 'name' }],
    ['priceFrom', { priceFrom: '-1' }],
    ['rating', { rating: 'x' }],
    ['page', { page: 'x' }],
  ])('rejects an invalid %s', async (field, query) =>
    expect(refusedFields(await admin.get('/apps/ecommerce/products', query))).toEqual([400, [field]]),
  );
  test('returns the available filters', async () => {
    const { body } = await admin.get('/api/v1/shop/facets');
    listFacets.answer?.parse(body);
    expect(body).toMatchObject({ mostCents: 412_000, currency: 'EUR' });
    expect(body.categories.map(({ name }: { name: string }) => name)).toEqual([
      'Chairs',
      'Lamps',
      'Sofas',
      'Storage',
      'Tables',
      'Textiles',
    ]);
    expect(body.brands.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(27);
  });
});

describe('a product', () => {
  test('has all details', async () => {
    const { status, body } = await admin.get('/apps/ecommerce/products/27');
    expect(status).toBe(200);
    getProduct.answer?.parse(body);
    expect(body.product).toMatchObject({
      colorOptions: ['warning', 'primary', 'success'],
      averageStars: 4.7,
      rating: 5,
      reviewCount: 3,
      mayReview: false,
    });
    expect(body.product.pictures).toHaveLength(2);
    expect(body.product.starCounts).toEqual([2, 1, 0, 0, 0]);
    expect(body.product.related.map(({ category }: Product) => category)).toEqual(['Lamps', 'Lamps', 'Lamps']);
  });
  test('is 404 when missing, unpublished, or deleted', async () => {
    await atrium.ownerQuery('update products set is_published = false where id = 26; update products set deleted_at = now() where id = 25');
    for (const id of [99, 26, 25]) expect((await admin.get(`/apps/ecommerce/products/${id}`)).status).toBe(404);
    expect((await list()).total).toBe(25);
    expect((await admin.post('/apps/ecommerce/cart', { productId: 26 })).status).toBe(404);
    await atrium.ownerQuery('update products set is_published = true, deleted_at = null');
  });
  test('can be reviewed only by buyers', async () => {
    expect((await staff.post('/api/v1/shop/products/27/reviews', { stars: 5, text: 'Good.' })).status).toBe(409);
    const { body } = await staff.get('/api/v1/shop/products/27/reviews');
    expect(body.reviews.map(({ stars }: { stars: number }) => stars)).toEqual([4, 5, 5]);
  });
});

describe('cart and wishlist', () => {
  beforeEach(async () => {
    await atrium.ownerQuery('delete from cart_items where person_id = 3; delete from wishlist_items where person_id = 3');
  });
  const cart = async (who = staff) => {
    const { status, body } = await who.get('/apps/ecommerce/cart');
    expect(status).toBe(200);
    getCart.answer?.parse(body);
    return body.products.map(({ id, qty }: { id: number; qty: number }) => [id, qty]);
  };
  const wishlist = async (who = staff) => {
    const { body } = await who.get('/apps/ecommerce/wishlist');
    getWishlist.answer?.parse(body);
    return body.products.map(({ id }: { id: number }) => id);
  };

  test('start with five items and two wishes, and login returns the item count', async () => {
    expect([await cart(admin), await wishlist(admin)]).toEqual([
      [
        [27, 2],
        [13, 3],
        [21, 4],
        [1, 1],
        [20, 1],
      ],
      [4, 16],
    ]);
    expect((await signInAs(atrium, 'admin')).userData.extras.eCommerceCartItemsCount).toBe(5);
    expect((await signInAs(atrium, 'staff')).userData.extras.eCommerceCartItemsCount).toBe(0);
  });
  test('contain a product once, in order, despite repeated and concurrent requests', async () => {
    const answers = await Promise.all([7, 7, 7, 7].map((productId) => staff.post('/apps/ecommerce/cart', { productId })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([201, undefined]));
    await staff.post('/apps/ecommerce/cart', { productId: 3 });
    expect((await staff.post('/api/v1/shop/cart/7', { qty: 4 })).status).toBe(200);
    await staff.post('/apps/ecommerce/cart', { productId: 7 });
    expect(await cart()).toEqual([
      [7, 4],
      [3, 1],
    ]);
    await staff.post('/apps/ecommerce/wishlist', { productId: 9 });
    await staff.post('/apps/ecommerce/wishlist', { productId: 9 });
    expect(await wishlist()).toEqual([9]);
    expect((await list({ q: 'Holt Dining' }, staff)).products[0]).toMatchObject({ isInCart: true, isInWishlist: false });
  });
  test('belong to one person', async () => {
    await staff.post('/apps/ecommerce/cart', { productId: 7 });
    expect((await cart(admin)).map(([id]: number[]) => id)).not.toContain(7);
    const elsewhere = await registerUser(atrium, { sampleData: true });
    expect((await elsewhere.get('/apps/ecommerce/cart')).body.products).toHaveLength(5);
    expect((await list({}, elsewhere)).total).toBe(27);
  });
  test('remove a product whether it is there or not', async () => {
    await staff.post('/apps/ecommerce/cart', { productId: 7 });
    for (const path of ['/apps/ecommerce/cart/7', '/apps/ecommerce/cart/7', '/apps/ecommerce/cart/999', '/apps/ecommerce/wishlist/7'])
      expect((await remove(path, staff)).status).toBe(200);
    expect(await cart()).toEqual([]);
  });
  test.each([{}, { qty: 0 }, { qty: 100 }, { qty: 1.5 }])('allow a quantity from 1 to 99, not %j', async (body) => {
    expect(refusedFields(await staff.post('/api/v1/shop/cart/7', body))).toEqual([400, ['qty']]);
  });
});
