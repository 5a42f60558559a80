import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type Client, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { getCheckout, type OrderRecord, type Quote } from '../order-contract.ts';
import { getShopSettings, type ShopSettings } from '../settings-contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { accessTtlSeconds: 365 * 24 * 3600 } });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

beforeEach(async () => {
  await atrium.ownerQuery(`delete from shop_settings; delete from cart_items where person_id = 3; delete from shop_addresses where person_id = 3;
    update products set stock = 100, tax_class = 'goods', weight_grams = 0, has_free_shipping = false`);
  const company = { country: 'Germany', vatId: 'DE123456789', currency: 'EUR' };
  await ok(admin.post('/api/v1/seller', { ...company, taxRates: [{ name: 'USt', basisPoints: 1900, category: 'S' }] }));
});

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const settingsOf = async (who = admin): Promise<ShopSettings> => {
  const body = await ok(who.get('/api/v1/shop-settings'));
  getShopSettings.answer?.parse(body);
  return body.settings;
};
const set = async (body: object): Promise<ShopSettings> => (await ok(admin.post('/api/v1/shop-settings', body))).settings;
const method = (id: string, priceCents: number, more: object = {}) => ({
  ...{ key: `method-${id}`, name: id, countries: [], currency: 'EUR', priceBy: 'total', isFreeForMarked: true },
  tiers: [{ from: 0, priceCents }],
  ...more,
});
const addressIn = async (country: string, more: object = {}): Promise<number> => {
  const address = { name: 'Jo', company: '', street: 'Way 1', city: 'Town', postalCode: '10117', country, phone: '' };
  return (await ok(staff.post('/api/v1/shop/addresses', { ...address, ...more }))).address.id;
};
const put = (productId: number, qty: number) => ok(staff.post(`/api/v1/shop/cart/${productId}`, { qty }));
const quote = async (query: Record<string, string | number> = {}): Promise<Quote> => {
  const body = await ok(staff.get('/api/v1/shop/checkout', query));
  getCheckout.answer?.parse(body);
  return body.quote;
};
let keys = 0;
const place = (body: object) =>
  staff.post('/api/v1/shop/orders', { clientKey: `settings-${++keys}`, payment: 'invoice', coupon: '', ...body });
const invoiceOf = async (order: OrderRecord) => (await ok(admin.get(`/api/v1/invoices/${order.documents[0]?.id}`))).invoice;

describe('the settings', () => {
  test('default to the original prices', async () => {
    expect(await settingsOf()).toMatchObject({
      deliveryMethods: [
        {
          ...{ key: 'standard', currency: 'EUR' },
          tiers: [
            { from: 0, priceCents: 1900 },
            { from: 50_000, priceCents: 0 },
          ],
        },
      ],
      ...{ taxRates: [], reverseCharge: true, exportsUntaxed: false, homeCountry: 'DE', homeRate: { name: 'USt', basisPoints: 1900 } },
    });
  });
  test('are changed by name, from the current version only, and recorded in the audit log', async () => {
    const { version } = await settingsOf();
    const changed = await set({ deliveryMethods: [method('dhl', 490)], version });
    expect(changed).toMatchObject({ deliveryMethods: [{ name: 'dhl' }], reverseCharge: true });
    const late = await admin.post('/api/v1/shop-settings', { reverseCharge: false, version });
    expect([late.status, late.body.error.current.deliveryMethods.length]).toEqual([409, 1]);
    const { entries } = await ok(admin.get('/api/v1/audit', { action: 'shop.edited' }));
    expect(entries[0].changes.map(({ field }: { field: string }) => field)).toEqual(['deliveryMethods']);
  });
  test.each([
    ['a method twice', { deliveryMethods: [method('a', 1), method('a', 2)] }],
    ['steps that do not rise', { deliveryMethods: [method('a', 1, { tiers: [{ from: 5, priceCents: 1 }] })] }],
    ['a country that is none', { deliveryMethods: [method('a', 1, { countries: ['XX'] })] }],
    ['a rate twice', { taxRates: [0, 1].map(() => ({ country: 'FR', taxClass: 'goods', name: 'TVA', basisPoints: 2000 })) }],
    ['a rate above 100 %', { taxRates: [{ country: 'FR', taxClass: 'goods', name: 'TVA', basisPoints: 10_001 }] }],
  ])('refuse %s', async (_, body) => {
    expect((await admin.post('/api/v1/shop-settings', body)).status).toBe(400);
  });
  test('belong to each company', async () => {
    const elsewhere = await registerUser(atrium);
    await set({ deliveryMethods: [] });
    expect((await settingsOf(elsewhere)).deliveryMethods).toHaveLength(1);
  });
});

describe('delivery', () => {
  test('offers the methods for the address, and appears on the order and the invoice', async () => {
    const express = method('Express', 1500, { isFreeForMarked: false });
    await set({ deliveryMethods: [method('Germany', 490, { countries: ['DE'] }), method('Austria', 990, { countries: ['AT'] }), express] });
    const [home, abroad] = [await addressIn('Deutschland'), await addressIn('AT')];
    await put(20, 1);
    expect((await quote({ addressId: home })).deliveryMethods.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Germany', 490],
      ['Express', 1500],
    ]);
    expect(await quote({ addressId: abroad })).toMatchObject({ deliveryCents: 990, deliveryMethod: { name: 'Austria' } });
    const fast = await quote({ addressId: abroad, delivery: 'method-Express' });
    expect(fast).toMatchObject({ deliveryCents: 1500, deliveryMethod: { name: 'Express' } });
    // A method for a different address.
    const wrong = await place({ addressId: abroad, delivery: 'method-Germany', totalCents: fast.totalCents });
    expect([wrong.status, wrong.body.error.current.deliveryCents]).toEqual([409, 990]);
    const { order } = await ok(place({ addressId: abroad, delivery: 'method-Express', totalCents: fast.totalCents }));
    expect(order).toMatchObject({ deliveryCents: 1500, deliveryMethod: { key: 'method-Express', name: 'Express' } });
    const { lines, totalCents } = await invoiceOf(order);
    expect([lines.at(-1).description, lines.at(-1).priceCents, totalCents]).toEqual(['Delivery: Express', 1500, fast.totalCents]);
  });
  test('is priced by weight', async () => {
    const tiers = [
      { from: 0, priceCents: 490 },
      { from: 5000, priceCents: 1290 },
    ];
    await set({ deliveryMethods: [method('parcel', 0, { priceBy: 'weight', tiers })] });
    await atrium.ownerQuery('update products set weight_grams = 2500 where id = 20');
    await put(20, 1);
    expect((await quote()).deliveryCents).toBe(490);
    await put(20, 2);
    expect((await quote()).deliveryCents).toBe(1290);
  });
  test('is unavailable where no method delivers, which the quote shows before the order is refused', async () => {
    await set({ deliveryMethods: [method('Germany', 490, { countries: ['DE'] })] });
    const addressId = await addressIn('Japan');
    await put(20, 1);
    const { totalCents, deliveryProblem } = await quote({ addressId });
    expect(deliveryProblem).toBe('unavailable');
    const { status, body } = await place({ addressId, totalCents });
    expect([status, body.error.reason]).toEqual([409, { code: 'no_delivery' }]);
  });
  test('is free when the company has no method, and not offered when nothing is shipped', async () => {
    await atrium.ownerQuery(`update products set tax_class = 'services' where id = 20`);
    await put(20, 1);
    expect(await quote()).toMatchObject({ deliveryCents: 0, deliveryMethods: [], deliveryMethod: null, deliveryProblem: null });
    await put(1, 1);
    expect(await quote()).toMatchObject({ deliveryMethod: { key: 'standard' } });
    await set({ deliveryMethods: [] });
    expect(await quote()).toMatchObject({ deliveryCents: 0, deliveryProblem: null });
  });
  test.each(['JPY', 'KWD'])('does not charge 1,900 minor units in %s', async (currency) => {
    await ok(admin.post('/api/v1/seller', { currency }));
    await put(20, 1);
    expect(await quote()).toMatchObject({ currency, deliveryCents: 0, deliveryMethods: [] });
  });
  test('is unavailable, not free, in a currency without a method', async () => {
    await set({ deliveryMethods: [method('EU', 490)] });
    await ok(admin.post('/api/v1/seller', { currency: 'USD' }));
    await put(20, 1);
    expect(await quote()).toMatchObject({ deliveryProblem: 'unavailable' });
  });
});

describe('tax', () => {
  const ofFrance = { country: 'FR', taxClass: 'goods', name: 'TVA', basisPoints: 2000 };
  const books = [
    { country: 'DE', taxClass: 'books', name: 'USt', basisPoints: 700 },
    { ...ofFrance, taxClass: 'books', basisPoints: 550 },
  ];
  beforeEach(async () => {
    await set({ deliveryMethods: [method('parcel', 1000)], taxRates: [ofFrance, ...books] });
    await atrium.ownerQuery(
      `update products set tax_class = 'books', price_cents = 14900 where id = 20; update products set price_cents = 29800 where id = 21`,
    );
    await put(20, 1);
    await put(21, 1);
  });

  test('uses the rate of each product class in the destination, also for its share of delivery', async () => {
    const addressId = await addressIn('France');
    const shown = await quote({ addressId });
    expect(shown.deliveryLines.map(({ priceCents, tax }) => [priceCents, tax?.basisPoints])).toEqual([
      [333, 550],
      [667, 2000],
    ]);
    const { order } = await ok(place({ addressId, totalCents: shown.totalCents }));
    const invoice = await invoiceOf(order);
    expect(invoice.lines.map(({ taxBasisPoints, taxName }: Record<string, unknown>) => [taxBasisPoints, taxName])).toEqual([
      [550, 'TVA'],
      [2000, 'TVA'],
      [550, 'TVA'],
      [2000, 'TVA'],
    ]);
    expect(invoice.totalCents).toBe(shown.totalCents);
    expect(invoice.taxCents).toBe(shown.taxes.reduce((sum, { cents }) => sum + cents, 0));
    expect(order.lines.map(({ tax }: OrderRecord['lines'][number]) => tax?.basisPoints)).toEqual([550, 2000]);
  });
  test('uses domestic rates in the company’s own country', async () => {
    const shown = await quote({ addressId: await addressIn('Germany') });
    expect(shown.taxes.map(({ basisPoints, cents }) => [basisPoints, cents])).toEqual([
      [700, Math.round((15_233 * 700) / 10_700)],
      [1900, Math.round((30_467 * 1900) / 11_900)],
    ]);
  });
  test('is not charged to a business in another EU country, which pays the net price; client and invoice have its VAT ID', async () => {
    const addressId = await addressIn('France', { company: 'Livres SARL', vatId: 'FR 83404833048' });
    const shown = await quote({ addressId });
    expect(shown.lines.map(({ priceCents }) => priceCents)).toEqual([Math.round(14_900 / 1.07), Math.round(29_800 / 1.19)]);
    const { order } = await ok(place({ addressId, totalCents: shown.totalCents }));
    const invoice = await invoiceOf(order);
    expect(invoice).toMatchObject({ totalCents: shown.totalCents, taxCents: 0, client: { vatId: 'FR 83404833048' } });
    expect(new Set(invoice.lines.map((line: Record<string, unknown>) => `${line.taxCategory} ${line.exemption}`))).toEqual(
      new Set(['K VAT-exempt intra-Community supply (Art. 138 Directive 2006/112/EC)']),
    );
    const { order: cancelled } = await ok(admin.post(`/api/v1/orders/${order.id}/status`, { status: 'cancelled' }));
    expect(cancelled.refundedCents).toBe(order.totalCents);
  });
  test('is still charged with a mistyped VAT ID', async () => {
    const address = { name: 'Jo', company: '', street: 'Way 1', city: 'Town', postalCode: '10117', country: 'France', phone: '' };
    const refused = await staff.post('/api/v1/shop/addresses', { ...address, vatId: 'FR 83404833084' });
    expect([refused.status, refused.body.error.fields]).toEqual([400, { vatId: expect.any(Array) }]);
  });
  test('is refunded by line, and with the remaining delivery to exactly what was charged', async () => {
    const addressId = await addressIn('France');
    const { order } = await ok(place({ addressId, totalCents: (await quote({ addressId })).totalCents }));
    const part = { lines: [{ productId: 20, colour: order.lines[0].colour, qty: 1 }], cameBack: true, note: '' };
    await ok(admin.post(`/api/v1/orders/${order.id}/refund`, part));
    const { order: cancelled } = await ok(admin.post(`/api/v1/orders/${order.id}/status`, { status: 'cancelled' }));
    expect(cancelled.refundedCents).toBe(order.totalCents);
    const sums = await Promise.all(
      cancelled.documents.map(async ({ id }: { id: number }) => (await ok(admin.get(`/api/v1/invoices/${id}`))).invoice.taxCents),
    );
    expect(sums.reduce((sum: number, cents: number) => sum + cents, 0)).toBe(0);
  });
  test('requires a VAT ID in the format of its country', async () => {
    const address = { name: 'Jo', company: '', street: 'Way 1', city: 'Town', postalCode: '1', country: 'France', phone: '' };
    const { status, body } = await staff.post('/api/v1/shop/addresses', { ...address, vatId: 'FR123' });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['vatId']]);
    expect((await staff.post('/api/v1/shop/addresses', { ...address, vatId: 'GB 123' })).status).toBe(201);
  });
});
