import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { abilityFrom } from '#contract/ability.ts';
import { isBusy } from '#server/refusal.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { placeOrder as contract, getCheckout, type OrderRecord, type Quote } from '../order-contract.ts';
import { placeOrder } from './place-order.ts';

const buyerCount = Number(process.env.BUYERS_AT_ONCE ?? 40);
const firstBuyer = 5000;

let atrium: TestApi;
let admin: Client;
let staff: Client;
let addressId: number;
beforeAll(async () => {
  atrium = await testApi({ settings: { accessTtlSeconds: 365 * 24 * 3600 } });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  const { body } = await staff.post('/api/v1/shop/addresses', address);
  addressId = body.address.id;
});
afterAll(() => atrium.close());

const address = {
  name: 'Josephine',
  company: '',
  street: 'Leith Walk 1',
  city: 'Edinburgh',
  postalCode: 'EH6',
  country: 'United Kingdom',
  phone: '',
};
let keys = 0;
const freshKey = () => `key-of-test-${++keys}`;

beforeEach(async () => {
  await atrium.ownerQuery('delete from cart_items where person_id = 3; update products set stock = 10; update coupons set uses = 0');
});

const fill = async (...lines: [productId: number, qty: number][]) => {
  for (const [productId, qty] of lines) expect((await staff.post(`/api/v1/shop/cart/${productId}`, { qty })).status).toBe(200);
};
const quote = async (coupon = '', who = staff): Promise<Quote> => {
  const { status, body } = await who.get('/api/v1/shop/checkout', { coupon });
  expect(status).toBe(200);
  getCheckout.answer?.parse(body);
  return body.quote;
};
const place = async (more: object = {}, who = staff) =>
  who.post('/api/v1/shop/orders', {
    ...{ clientKey: freshKey(), addressId, payment: 'invoice', coupon: '', totalCents: (await quote('', who)).totalCents },
    ...more,
  });
const placed = async (more: object = {}): Promise<OrderRecord> => {
  const { status, body } = await place(more);
  expect(status, JSON.stringify(body)).toBe(201);
  contract.answer?.parse(body);
  return body.order;
};
const stockOf = async (id: number) =>
  (await atrium.ownerQuery(`select stock from products where entity = 'juniper' and id = ${id}`))[0]?.stock;
const counts = async () =>
  (
    await atrium.ownerQuery(
      `select (select count(*)::int from orders) orders, (select count(*)::int from invoices where entity = 'juniper') invoices`,
    )
  )[0];
const invoiceOf = async ({ documents }: OrderRecord, at = 0) => (await admin.get(`/api/v1/invoices/${documents[at]?.id}`)).body.invoice;
const move = (id: number, status: string, more: object = {}) => admin.post(`/api/v1/orders/${id}/status`, { status, ...more });

describe('an order', () => {
  test('reduces the stock, empties the cart, and issues an invoice with tax included', async () => {
    await fill([21, 3], [1, 1]);
    expect(await quote()).toMatchObject({
      subtotalCents: 64_700,
      discountCents: 0,
      deliveryCents: 0,
      totalCents: 64_700,
      couponProblem: null,
    });
    const order = await placed();
    expect(order).toMatchObject({ status: 'placed', itemCount: 4, totalCents: 64_700, isPaid: false, person: { id: 3 }, address });
    expect(order.events.map(({ kind, by }) => [kind, by])).toEqual([['placed', 'Josephine Okonkwo-Brandt']]);
    expect([await stockOf(21), await stockOf(1), (await quote()).lines]).toEqual([7, 9, []]);
    const invoice = await invoiceOf(order);
    expect(invoice).toMatchObject({
      totalCents: 64_700,
      isIssued: true,
      service: `Order #${order.id}`,
      client: { name: 'Josephine', country: 'United Kingdom' },
    });
    expect(invoice.number).not.toBeNull();
    expect(invoice.netCents + invoice.taxCents).toBe(64_700);
    expect((await staff.get('/api/v1/shop/orders')).body).toMatchObject({ total: 1, orders: [{ id: order.id }] });
    const { id, status, placedAt, totalCents, currency } = order;
    expect((await staff.get('/api/v1/account/orders')).body).toEqual({
      orders: [{ id, status, placedAt, totalCents, currency }],
      total: 1,
    });
    expect((await admin.get('/api/v1/account/orders')).body).toEqual({ orders: [], total: 0 });
    const pdf = await atrium.request(`/api/v1/shop/orders/${order.id}/documents/${invoice.id}`, {
      headers: { Authorization: `Bearer ${staff.accessToken}` },
    });
    expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  });
  test('is placed once despite a double click and a retry', async () => {
    await fill([20, 1]);
    const before = await counts();
    const body = { clientKey: freshKey(), totalCents: (await quote()).totalCents };
    const answers = await Promise.all([place(body), place(body), place(body)]);
    answers.push(await place(body));
    expect(new Set(answers.map((answer) => answer.body.order.id)).size).toBe(1);
    expect(await stockOf(20)).toBe(9);
    expect(await counts()).toEqual({ orders: Number(before?.orders) + 1, invoices: Number(before?.invoices) + 1 });
  });
  test('is refused when stock is short, names the product, and changes nothing', async () => {
    await fill([20, 2], [12, 11]);
    const before = await counts();
    const { status, body } = await place();
    expect([status, body.error.reason]).toEqual([409, { code: 'sold_out', name: 'Birk Drawer Wall' }]);
    expect([await stockOf(20), await stockOf(12), await counts(), (await quote()).lines.length]).toEqual([10, 10, before, 2]);
  });
  test('is refused with the new total when a price has changed', async () => {
    await fill([20, 1]);
    const { totalCents } = await quote();
    await atrium.ownerQuery(`update products set price_cents = 15000 where id = 20`);
    const { status, body } = await place({ totalCents });
    expect([status, body.error.current.totalCents]).toEqual([409, totalCents + 100]);
    await atrium.ownerQuery(`update products set price_cents = 14900 where id = 20`);
  });
  test('requires items in the cart, the buyer’s own address, and a known payment method', async () => {
    expect(refusedFields(await place())).toEqual([400, ['cart']]);
    await fill([20, 1]);
    expect(refusedFields(await place({ addressId: 1 }))).toEqual([400, ['addressId']]);
    expect(refusedFields(await place({ payment: 'card' }))).toEqual([400, ['payment']]);
    expect(await stockOf(20)).toBe(10);
  });
  test('and its documents are not found by other buyers', async () => {
    await fill([20, 1]);
    const { id, documents } = await placed();
    expect((await admin.get(`/api/v1/shop/orders/${id}`)).status).toBe(404);
    expect((await admin.get(`/api/v1/shop/orders/${id}/documents/${documents[0]?.id}`)).status).toBe(404);
    expect((await staff.get(`/api/v1/shop/orders/${id}/documents/1`)).status).toBe(404);
    expect((await admin.get(`/api/v1/orders/${id}`)).status).toBe(200);
  });
});

describe('a chosen color', () => {
  const choose = (body: object) => staff.post('/apps/ecommerce/cart', { productId: 20, ...body });
  const cart = async () =>
    (await staff.get('/apps/ecommerce/cart')).body.products.map(({ id, colour, qty }: Record<string, unknown>) => [id, colour, qty]);
  const drop = (query = '') =>
    atrium.request(`/apps/ecommerce/cart/20${query}`, { method: 'DELETE', headers: { Authorization: `Bearer ${staff.accessToken}` } });
  beforeEach(() => atrium.ownerQuery(`update products set color_options = '["success", "info"]' where id = 20 and entity = 'juniper'`));

  test('has its own cart line, changed and removed separately', async () => {
    for (const body of [{}, {}, { colour: 'info' }, { colour: 'info' }]) expect((await choose(body)).status).toBe(201);
    expect(await cart()).toEqual([
      [20, 'success', 1],
      [20, 'info', 1],
    ]);
    expect((await staff.get('/apps/ecommerce/products/20')).body.product.coloursInCart).toEqual(['success', 'info']);
    await staff.post('/api/v1/shop/cart/20', { qty: 4, colour: 'info' });
    await drop('?colour=success');
    expect(await cart()).toEqual([[20, 'info', 4]]);
    expect(refusedFields(await choose({ colour: 'danger' }))).toEqual([400, ['colour']]);
    await drop();
    expect(await cart()).toEqual([]);
  });
  test('appears on the order and the invoice, and is refunded separately', async () => {
    await choose({ colour: 'info' });
    await choose({ colour: 'success' });
    const order = await placed();
    expect(order.lines.map(({ productId, colour, qty }) => [productId, colour, qty])).toEqual([
      [20, 'info', 1],
      [20, 'success', 1],
    ]);
    const described = (await invoiceOf(order)).lines.map(({ description }: { description: string }) => description);
    expect(described).toEqual(expect.arrayContaining([`${order.lines[0]?.name} (Sky)`, `${order.lines[1]?.name} (Moss)`]));
    const refund = (colour: object) =>
      admin.post(`/api/v1/orders/${order.id}/refund`, { lines: [{ productId: 20, qty: 1, ...colour }], cameBack: true, note: '' });
    expect((await refund({})).status).toBe(400);
    const { body } = await refund({ colour: 'success' });
    expect(body.order.lines.map(({ refundedQty }: { refundedQty: number }) => refundedQty)).toEqual([0, 1]);
    const credited = (await invoiceOf(body.order, 1)).lines;
    expect(credited.map(({ description }: { description: string }) => description)).toEqual([`${order.lines[1]?.name} (Moss)`]);
    expect(await stockOf(20)).toBe(9);
  });
  test('is sold out once the product no longer has it', async () => {
    await choose({ colour: 'info' });
    await atrium.ownerQuery(`update products set color_options = '["success"]' where id = 20 and entity = 'juniper'`);
    expect((await quote()).lines[0]?.stock).toBe(0);
    expect((await place()).body.error.reason.code).toBe('sold_out');
  });
});

describe('a coupon', () => {
  test('reduces the total, on the invoice too', async () => {
    await fill([20, 1]);
    expect(await quote(' welcome10 ')).toMatchObject({
      subtotalCents: 14_900,
      discountCents: 1490,
      totalCents: 13_410,
      coupon: { code: 'WELCOME10' },
    });
    const order = await placed({ coupon: 'welcome10', totalCents: 13_410 });
    expect(order).toMatchObject({ couponCode: 'WELCOME10', discountCents: 1490 });
    expect((await invoiceOf(order)).totalCents).toBe(13_410);
  });
  test.each([
    ['NOBODY', 'unknown'],
    ['AUTUMN15', 'ended'],
    ['FENN25', 'too_little'],
  ])('%s gives no discount: %s', async (code, couponProblem) => {
    await fill([20, 1]);
    expect(await quote(code)).toMatchObject({ couponProblem, discountCents: 0, coupon: null });
    expect((await place({ coupon: code })).status).toBe(409);
  });
  test('is used at most as often as allowed by concurrent orders', async () => {
    await atrium.ownerQuery(`update coupons set most_uses = 1 where code = 'FENN25'`);
    await fill([27, 1]);
    await admin.post('/api/v1/shop/cart/27', { qty: 1 });
    const totals = await Promise.all([quote('FENN25'), quote('FENN25', admin)]);
    const answers = await Promise.all([
      place({ coupon: 'FENN25', totalCents: totals[0]?.totalCents }),
      place({ coupon: 'FENN25', totalCents: totals[1]?.totalCents, addressId: 1 }, admin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await atrium.ownerQuery(`select uses from coupons where code = 'FENN25' and entity = 'juniper'`))[0]?.uses).toBe(1);
  });
});

describe('the invoice of an order', () => {
  const remove = (id: number) => admin.post('/api/v1/invoices/delete', { ids: [id] });
  const owned = (order: number, number: string) => ({ code: 'order_owns_document', number, order });

  test('cannot be voided or credited on the invoices page, and the refusal names the order', async () => {
    await fill([1, 1]);
    const order = await placed();
    const invoice = await invoiceOf(order);
    expect(invoice.orderId).toBe(order.id);
    for (const answer of [await remove(invoice.id), await admin.post(`/api/v1/invoices/${invoice.id}/credit`)])
      expect([answer.status, answer.body.error.reason]).toEqual([409, owned(order.id, invoice.number)]);
    const { body } = await move(order.id, 'cancelled');
    const note = await invoiceOf(body.order, 1);
    expect((await remove(note.id)).body.error.reason).toEqual(owned(order.id, note.number));
  });
  test('can be paid on either page, and the order is paid as long as its invoice is', async () => {
    await fill([1, 1]);
    const { id, documents, totalCents } = await placed({ payment: 'bank-transfer' });
    const pay = (amountCents: number) =>
      admin.post(`/api/v1/invoices/${documents[0]?.id}/payments`, {
        ...{ amountCents, method: 'bank-transfer', paidOn: atrium.clock.now.toISOString().slice(0, 10) },
      });
    const statusOf = async () => (await admin.get(`/api/v1/orders/${id}`)).body.order.status;
    const isListed = async (status: string) =>
      (await admin.get('/api/v1/orders', { status, perPage: 100 })).body.orders.some((one: OrderRecord) => one.id === id);
    expect([await statusOf(), await isListed('to-ship')]).toEqual(['placed', false]);
    await pay(1);
    expect(await statusOf()).toBe('placed');
    const { payments } = (await pay(totalCents - 1)).body.invoice;
    expect([await statusOf(), await isListed('paid'), await isListed('placed'), await isListed('to-ship')]).toEqual([
      'paid',
      true,
      false,
      true,
    ]);
    expect((await move(id, 'paid')).body.error.reason.code).toBe('order_cannot_go_there');
    await admin.post('/api/v1/invoices/remove-payments', { ids: [payments[1].id] });
    expect([await statusOf(), await isListed('placed')]).toEqual(['placed', true]);
    await pay(totalCents);
    await move(id, 'shipped');
    expect((await admin.post(`/api/v1/orders/${id}/back`, { from: 'shipped' })).body.order.status).toBe('paid');
    expect((await move(id, 'cancelled')).body.order.status).toBe('cancelled');
  });
  test('does not block the order when it was voided or credited separately, as older versions allowed', async () => {
    await fill([1, 2]);
    const voided = await placed();
    await fill([1, 1]);
    const credited = await placed();
    await atrium.ownerQuery(`update invoices set deleted_at = now() where entity = 'juniper' and id = ${voided.documents[0]?.id}`);
    await atrium.ownerQuery(`update invoices set order_id = null where entity = 'juniper' and id = ${credited.documents[0]?.id}`);
    const note = (await admin.post(`/api/v1/invoices/${credited.documents[0]?.id}/credit`)).body.invoice;
    expect((await admin.post(`/api/v1/invoices/${note.id}/issue`)).status).toBe(200);
    const stock = Number(await stockOf(1));
    for (const { id } of [voided, credited]) {
      const { status, body } = await move(id, 'cancelled');
      expect([status, body.order?.status]).toEqual([200, 'cancelled']);
    }
    expect(await stockOf(1)).toBe(stock + 3);
  });
});

describe('staff', () => {
  test('marks an order as paid, shipped, and delivered', async () => {
    await fill([1, 1]);
    const { id } = await placed();
    for (const status of ['paid', 'shipped', 'delivered']) expect((await move(id, status)).body.order.status).toBe(status);
    const { body } = await admin.get(`/api/v1/orders/${id}`);
    expect([body.order.isPaid, body.order.events.map(({ kind }: { kind: string }) => kind)]).toEqual([
      true,
      ['placed', 'paid', 'shipped', 'delivered'],
    ]);
    expect((await invoiceOf(body.order)).invoiceStatus).toBe('Paid');
    expect((await move(id, 'cancelled')).status).toBe(409);
  });
  test('gets a conflict when someone else changed the order, and cannot go back', async () => {
    await fill([1, 1]);
    const { id, version } = await placed();
    expect((await move(id, 'shipped', { version })).status).toBe(200);
    const late = await move(id, 'paid', { version });
    expect([late.status, late.body.error.current.status]).toEqual([409, 'shipped']);
    expect((await move(id, 'paid')).body.error.reason.code).toBe('order_cannot_go_there');
  });
  test('reverts a shipment or delivery to the previous status, recorded in the history', async () => {
    await fill([1, 2]);
    const [unpaid, stock] = [await placed(), await stockOf(1)];
    await fill([1, 1]);
    const paid = await placed();
    const back = (id: number, from: string, more: object = {}) => admin.post(`/api/v1/orders/${id}/back`, { from, ...more });
    for (const [{ id }, before] of [
      [unpaid, 'placed'],
      [paid, 'paid'],
    ] as const) {
      if (before === 'paid') await move(id, 'paid');
      await move(id, 'shipped');
      await move(id, 'delivered');
      expect((await back(id, 'delivered')).body.order.status).toBe('shipped');
      expect((await back(id, 'shipped')).body.order.status).toBe(before);
    }
    const { order } = (await admin.get(`/api/v1/orders/${unpaid.id}`)).body;
    expect(order.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['placed', 'shipped', 'delivered', 'not-delivered', 'not-shipped'],
    ]);
    expect(await stockOf(1)).toBe(Number(stock) - 1);
    expect((await move(unpaid.id, 'shipped')).status).toBe(200);
  });
  test('reverts only the current status, once, and not over a newer version', async () => {
    await fill([1, 1]);
    const { id, version } = await placed();
    const back = (from: string, more: object = {}) => admin.post(`/api/v1/orders/${id}/back`, { from, ...more });
    expect((await back('shipped')).body.error.reason.code).toBe('order_cannot_go_there');
    expect(refusedFields(await back('paid'))).toEqual([400, ['from']]);
    await move(id, 'shipped');
    expect([(await back('delivered')).status, (await back('shipped', { version })).status]).toEqual([409, 409]);
    const answers = await Promise.all([back('shipped'), back('shipped')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  test('cancels an order, which credits everything and restocks what was not shipped', async () => {
    await fill([21, 2]);
    const order = await placed();
    expect(order.deliveryCents).toBe(0);
    const { body } = await move(order.id, 'cancelled');
    expect(body.order).toMatchObject({ status: 'cancelled', refundedCents: order.totalCents, isPaid: true });
    expect(body.order.documents.map(({ kind, totalCents }: OrderRecord['documents'][0]) => [kind, totalCents])).toEqual([
      ['invoice', 13_800],
      ['credit-note', -13_800],
    ]);
    expect(await stockOf(21)).toBe(10);
  });
  test('refunds a part, never more than was ordered, and exactly the coupon discount in total', async () => {
    await fill([21, 3], [2, 1]);
    const { totalCents } = await quote('WELCOME10');
    const { id } = await placed({ coupon: 'WELCOME10', totalCents });
    const refund = (qty: number, more: object = {}) =>
      admin.post(`/api/v1/orders/${id}/refund`, { lines: [{ productId: 21, qty }], cameBack: true, note: 'A seam', ...more });
    expect((await refund(1)).body.order).toMatchObject({ refundedCents: 6210, lines: [{ refundedQty: 1 }, { refundedQty: 0 }] });
    expect(await stockOf(21)).toBe(8);
    expect(refusedFields(await refund(3))).toEqual([400, ['lines.0.qty']]);
    expect(refusedFields(await refund(1, { lines: [{ productId: 5, qty: 1 }] }))).toEqual([400, ['lines.0.productId']]);
    expect((await refund(2, { cameBack: false })).status).toBe(200);
    expect(await stockOf(21)).toBe(8);
    expect((await move(id, 'cancelled')).body.order.refundedCents).toBe(totalCents);
  });
  test('refunds delivery once, also after delivery', async () => {
    await fill([1, 1]);
    const { id, deliveryCents, totalCents, isDeliveryRefundable } = await placed();
    expect([deliveryCents > 0, isDeliveryRefundable]).toEqual([true, true]);
    for (const status of ['shipped', 'delivered']) await move(id, status);
    const refund = (body: object) => admin.post(`/api/v1/orders/${id}/refund`, { lines: [], cameBack: false, note: '', ...body });
    expect(refusedFields(await refund({}))).toEqual([400, ['lines']]);
    const { order } = (await refund({ delivery: true })).body;
    expect(order).toMatchObject({ isDeliveryRefundable: false, status: 'delivered' });
    expect(order.documents.at(-1).totalCents).toBe(0 - deliveryCents);
    expect(refusedFields(await refund({ delivery: true }))).toEqual([400, ['delivery']]);
    const { body } = await refund({ lines: [{ productId: 1, qty: 1 }] });
    expect(body.order).toMatchObject({ refundedCents: totalCents, isDeliveryRefundable: false });
    const documents = await Promise.all([0, 1, 2].map((at) => invoiceOf(body.order, at)));
    for (const name of ['netCents', 'taxCents', 'totalCents'])
      expect(
        documents.reduce((sum, one) => sum + one[name], 0),
        name,
      ).toBe(0);
  });
  test('credits exactly what the invoice charged, net and tax, in any number of refunds', async () => {
    await admin.post('/api/v1/seller', { taxRates: [{ name: 'VAT', basisPoints: 1900 }], taxPer: 'rate' });
    await fill([21, 3], [20, 1]);
    const { totalCents } = await quote('WELCOME10');
    const order = await placed({ coupon: 'WELCOME10', totalCents });
    for (let time = 0; time < 2; time++)
      await admin.post(`/api/v1/orders/${order.id}/refund`, { lines: [{ productId: 21, qty: 1 }], cameBack: true, note: '' });
    const { body } = await move(order.id, 'cancelled');
    expect(body.order.documents.length).toBe(4);
    const documents = await Promise.all([0, 1, 2, 3].map((at) => invoiceOf(body.order, at)));
    const sumOf = (name: string) => documents.reduce((sum, one) => sum + one[name], 0);
    expect([sumOf('netCents'), sumOf('taxCents'), sumOf('totalCents')]).toEqual([0, 0, 0]);
    expect(documents[0].taxCents).toBeGreaterThan(0);
    const [coupon] = await atrium.ownerQuery(`select uses from coupons where code = 'WELCOME10' and entity = 'juniper'`);
    expect(coupon?.uses).toBe(0);
  });
  test('finds orders by number, product, address and buyer', async () => {
    await fill([11, 1]);
    const { id } = await placed();
    for (const q of [`#${id}`, 'sideboard', 'leith walk', 'josephine'])
      expect(
        (await admin.get('/api/v1/orders', { q })).body.orders.map((one: { id: number }) => one.id),
        q,
      ).toContain(id);
    expect((await admin.get('/api/v1/orders', { q: 'nowhere' })).body).toEqual({ orders: [], total: 0, sums: [] });
    expect((await admin.get('/api/v1/orders', { status: 'delivered', q: `#${id}` })).body.total).toBe(0);
  });
  test('can review a purchased product once', async () => {
    await fill([9, 1]);
    await placed();
    const review = (stars: number) => staff.post('/api/v1/shop/products/9/reviews', { stars, text: 'Patient.' });
    expect((await review(1)).status).toBe(200);
    expect((await review(5)).body.review).toMatchObject({ stars: 5, isOwn: true });
    expect((await staff.get('/apps/ecommerce/products/9')).body.product).toMatchObject({
      reviewCount: 2,
      averageStars: 4.5,
      mayReview: true,
    });
  });
});

test(`sells the last ten pieces to exactly ten of ${buyerCount} concurrent buyers`, async () => {
  const buyers = Array.from({ length: buyerCount }, (_, index) => firstBuyer + index);
  await atrium.ownerQuery(`insert into people (entity, id, full_name, email, created_at, updated_at)
    select 'juniper', n, 'Buyer ' || n, 'buyer' || n || '@shop.example', now(), now() from generate_series(${firstBuyer}, ${firstBuyer + buyerCount - 1}) n`);
  await atrium.ownerQuery(
    `insert into cart_items (entity, person_id, product_id, id, qty) select 'juniper', n, 18, n, 1 from generate_series(${firstBuyer}, ${firstBuyer + buyerCount - 1}) n`,
  );
  await atrium.ownerQuery(`insert into shop_addresses (entity, id, person_id, address, created_at, updated_at)
    select 'juniper', n, n, '${JSON.stringify(address)}', now(), now() from generate_series(${firstBuyer}, ${firstBuyer + buyerCount - 1}) n`);
  const before = await counts();
  const { database } = atrium.deps;
  const tryOnce = (personId: number) =>
    database.writing('juniper', (db) =>
      placeOrder(
        {
          params: undefined,
          query: undefined,
          body: { clientKey: 'a-key-of-mine', addressId: personId, payment: 'invoice', coupon: '', totalCents: 228_000 },
        } as never,
        {
          ...{ db, deps: atrium.deps, entity: 'juniper', now: atrium.clock.now, request: new Request('http://localhost/') },
          ...{
            bodyLimitBytes: 0,
            caller: atrium.deps.caller(new Request('http://localhost/')),
            ability: abilityFrom([{ action: 'manage', subject: 'all' }]),
          },
          identity: { entity: 'juniper', accountId: 1, personId, sessionId: '', rules: [] },
          identifyAgain: async () => null,
        },
      ),
    );
  // Retries requests refused as busy, as a page does.
  const outcomes: PromiseSettledResult<unknown>[] = [];
  for (let trying = buyers; trying.length > 0; ) {
    const tried = await Promise.allSettled(trying.map(tryOnce));
    const isToTryAgain = (one: PromiseSettledResult<unknown>) => one.status === 'rejected' && isBusy(one.reason);
    outcomes.push(...tried.filter((one) => !isToTryAgain(one)));
    trying = trying.filter((_, index) => isToTryAgain(tried[index] as PromiseSettledResult<unknown>));
  }
  const failures = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { reason?: { code: string } }).reason?.code] : [],
  );
  expect(outcomes.length - failures.length).toBe(10);
  expect(new Set(failures)).toEqual(new Set(['sold_out']));
  expect(await stockOf(18)).toBe(0);
  expect(await counts()).toEqual({ orders: Number(before?.orders) + 10, invoices: Number(before?.invoices) + 10 });
  const [moves] = await atrium.ownerQuery(
    `select sum(change)::int sum, min(stock) least from stock_moves where product_id = 18 and reason = 'order'`,
  );
  expect(moves).toEqual({ sum: -10, least: 0 });
});

test('a buyer with only shop access sees their own orders and nothing else', async () => {
  const { body } = await admin.post('/api/v1/roles', { title: 'Customer', rules: [{ action: 'read', subject: 'Shop' }] });
  const client = await signInAs(atrium, 'client');
  expect((await client.get('/apps/ecommerce/products')).status).toBe(403);
  await atrium.ownerQuery(`update accounts set role = '${body.role.name}' where username = 'client'`);
  const customer = await signInAs(atrium, 'client');
  expect((await customer.get('/apps/ecommerce/products')).body.total).toBe(27);
  const kept = await customer.post('/api/v1/shop/addresses', address);
  await customer.post('/api/v1/shop/cart/20', { qty: 2 });
  const { status, body: answer } = await place(
    { addressId: kept.body.address.id, totalCents: (await quote('', customer)).totalCents },
    customer,
  );
  expect(status, JSON.stringify(answer)).toBe(201);
  const { id, documents } = answer.order as OrderRecord;
  expect((await customer.get('/api/v1/shop/orders')).body.orders[0].id).toBe(id);
  expect((await customer.get(`/api/v1/shop/orders/${id}/documents/${documents[0]?.id}`)).status).toBe(200);
  for (const path of [
    '/api/v1/orders',
    `/api/v1/orders/${id}`,
    '/api/v1/products',
    '/apps/invoice/invoices',
    `/api/v1/invoices/${documents[0]?.id}`,
  ])
    expect((await customer.get(path)).status, path).toBe(403);
});
