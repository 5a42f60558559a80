import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, type Client, send, signInAs } from '../../../../tests/client.ts';
import { someoneWaits } from '../../../../tests/lock-waiters.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

// `npm run test:full` runs more races.
const races = Number(process.env.CART_RACES ?? 12);
const productIds = [1, 2, 3, 12, 20, 21];

let atrium: TestApi;
let staff: Client;
let addressId: number;
beforeAll(async () => {
  atrium = await testApi({ settings: { accessTtlSeconds: 365 * 24 * 3600 } });
  staff = await signInAs(atrium, 'staff');
  const address = { name: 'Josephine', company: '', street: 'Leith Walk 1', city: 'Edinburgh', postalCode: 'EH6' };
  const { body } = await staff.post('/api/v1/shop/addresses', { ...address, country: 'United Kingdom', phone: '' });
  addressId = body.address.id;
});
afterAll(() => atrium.close());
beforeEach(() => reset());

const reset = () => atrium.ownerQuery('delete from cart_items where person_id = 3; update products set stock = 1000');
const add = (productId: number) => staff.post('/apps/ecommerce/cart', { productId });
const setQty = (productId: number, qty: number) => staff.post(`/api/v1/shop/cart/${productId}`, { qty });
const remove = (productId: number) =>
  send(atrium, `/apps/ecommerce/cart/${productId}`, { method: 'DELETE', headers: { Authorization: `Bearer ${staff.accessToken}` } });

type Quantities = Record<number, number>;
const sumUp = (lines: { productId: number; qty: number }[]): Quantities => {
  const sums: Quantities = {};
  for (const { productId, qty } of lines) sums[productId] = (sums[productId] ?? 0) + qty;
  return sums;
};
const cart = async (): Promise<Quantities> => {
  const { body } = await staff.get('/apps/ecommerce/cart');
  return sumUp(body.products.map(({ id, qty }: { id: number; qty: number }) => ({ productId: id, qty })));
};
let orderCount = 0;
const order = async (): Promise<Answer> => {
  orderCount += 1;
  const clientKey = `cart-race-${orderCount}`;
  const { totalCents } = (await staff.get('/api/v1/shop/checkout', { coupon: '' })).body.quote;
  return staff.post('/api/v1/shop/orders', { clientKey, addressId, payment: 'invoice', coupon: '', totalCents });
};

/** Runs `change` after an order has read the cart, while it waits for a lock on one product's stock. */
async function whileOrdering(heldId: number, change: () => Promise<unknown>): Promise<Quantities> {
  await atrium.ownerQuery('begin');
  await atrium.ownerQuery("select 1 from products where entity = 'juniper' and id = $1 for no key update", [heldId]);
  const ordering = order();
  await someoneWaits(atrium.ownerQuery);
  await change();
  await atrium.ownerQuery('commit');
  const { status, body } = await ordering;
  expect(status, JSON.stringify(body)).toBe(201);
  return sumUp(body.order.lines);
}

test('keeps a product in the cart that is added while an order is placed', async () => {
  await setQty(1, 2);
  const ordered = await whileOrdering(1, () => Promise.all([add(12), add(20)]));
  expect([ordered, await cart()]).toEqual([{ 1: 2 }, { 12: 1, 20: 1 }]);
});

test('keeps the quantity added to a line while an order is placed', async () => {
  await setQty(1, 2);
  await setQty(12, 1);
  await setQty(20, 4);
  const ordered = await whileOrdering(1, async () => {
    await setQty(1, 5);
    await setQty(20, 3);
  });
  expect([ordered, await cart()]).toEqual([{ 1: 2, 12: 1, 20: 4 }, { 1: 3 }]);
});

test('keeps the quantity beyond the order when a line is removed and added again while an order is placed', async () => {
  await setQty(1, 2);
  const ordered = await whileOrdering(1, async () => {
    await remove(1);
    await setQty(1, 3);
  });
  expect([ordered, await cart()]).toEqual([{ 1: 2 }, { 1: 1 }]);
});

test('keeps a product in the cart that was not ordered because it is no longer on sale', async () => {
  await setQty(1, 1);
  await setQty(12, 1);
  await atrium.ownerQuery("update products set deleted_at = now() where entity = 'juniper' and id = 12");
  const { body } = await order();
  await atrium.ownerQuery("update products set deleted_at = null where entity = 'juniper' and id = 12");
  expect([sumUp(body.order.lines), await cart()]).toEqual([{ 1: 1 }, { 12: 1 }]);
});

const product = fc.constantFrom(...productIds);
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), productId: product }),
  fc.record({ kind: fc.constant('set' as const), productId: product, qty: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('order' as const) }),
);

test('puts everything from the cart in the cart or in exactly one order, whatever the race', async () => {
  // Writes each product at most once per race, so that the expected quantity is known.
  const race = fc.record({
    before: fc.array(fc.tuple(product, fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 3 }),
    steps: fc.array(step, { minLength: 4, maxLength: 10 }),
  });
  await fc.assert(
    fc.asyncProperty(race, async ({ before, steps }) => {
      await reset();
      const held: Quantities = {};
      for (const [productId, qty] of before) {
        await setQty(productId, qty);
        held[productId] = qty;
      }
      const written = new Set<number>();
      const writes = steps.flatMap((one) => {
        if (one.kind === 'order' || written.has(one.productId)) return [];
        written.add(one.productId);
        return [one];
      });
      const orders = Array.from({ length: 1 + steps.filter(({ kind }) => kind === 'order').length }, order);
      const writing = writes.map((one) => (one.kind === 'add' ? add(one.productId) : setQty(one.productId, one.qty)));
      const answers = await Promise.all(orders);
      expect((await Promise.all(writing)).every(({ status }) => status < 300)).toBe(true);
      const placed = answers.flatMap(({ status, body }) => (status === 201 ? [sumUp(body.order.lines)] : []));
      const left = await cart();
      for (const productId of productIds) {
        const orderedQty = placed.reduce((sum, lines) => sum + (lines[productId] ?? 0), 0);
        const total = orderedQty + (left[productId] ?? 0);
        const had = held[productId] ?? 0;
        const write = writes.find((one) => one.productId === productId);
        // A write before or during an order updates the existing line; one after it creates a new line.
        const isFine =
          write === undefined
            ? total === had
            : write.kind === 'add'
              ? [Math.max(had, 1), had + 1].includes(total)
              : [write.qty, had + write.qty].includes(total) || (total === had && orderedQty === had);
        expect(isFine, JSON.stringify({ productId, had, write, placed, left })).toBe(true);
      }
    }),
    { numRuns: races },
  );
});
