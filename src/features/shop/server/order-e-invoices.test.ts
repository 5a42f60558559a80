import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, type Client, signInAs } from '../../../../tests/client.ts';
import { dashboardOf } from '../../../../tests/dashboard-calls.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import type { OrderRecord } from '../order-contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { accessTtlSeconds: 365 * 24 * 3600 } });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  await ok(
    admin.post('/api/v1/seller', {
      ...{ name: 'Juniper & Vale', address: 'Boathouse 3\n10115 Berlin', country: 'Germany', vatId: 'DE123456789' },
      ...{ contactName: 'Devansh', email: 'accounts@juniper-vale.example', phone: '+49 30 555', iban: 'DE89370400440532013000' },
      ...{ eInvoice: 'xrechnung', taxRates: [{ name: 'VAT', basisPoints: 1900, category: 'S' }] },
    }),
  );
  await atrium.ownerQuery('delete from cart_items where person_id = 3; update products set stock = 100');
});
afterAll(() => atrium.close());

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const address = {
  name: 'Josephine',
  company: '',
  street: 'Leith Walk 1',
  city: 'Berlin',
  postalCode: '10117',
  country: 'Germany',
  phone: '',
};
let keys = 0;
async function ordered(more: object = {}): Promise<OrderRecord> {
  const { address: kept } = await ok(staff.post('/api/v1/shop/addresses', { ...address, ...more }));
  await ok(staff.post('/api/v1/shop/cart/20', { qty: 2 }));
  const { quote } = await ok(staff.get('/api/v1/shop/checkout', {}));
  const body = { clientKey: `e-invoice-${++keys}`, addressId: kept.id, payment: 'invoice', coupon: '', totalCents: quote.totalCents };
  return (await ok(staff.post('/api/v1/shop/orders', body))).order;
}
const stateOf = async (id: number) => ok(admin.get(`/api/v1/invoices/${id}/e-invoice`));
const clientOf = async (invoiceId: number) => (await ok(admin.get(`/api/v1/invoices/${invoiceId}`))).invoice.clientId;
const waiting = async () => (await dashboardOf(admin)).cards.today?.eInvoices;

test('places an order without a Leitweg-ID; staff add it and create the e-invoice later', async () => {
  expect(await waiting()).toBeUndefined();
  const { id, documents } = await ordered();
  const invoice = documents[0]?.id ?? 0;
  expect(documents).toMatchObject([{ kind: 'invoice', lacksEInvoice: true }]);
  expect(await waiting()).toMatchObject({ total: 1, rows: [{ id: invoice, clientName: 'Josephine' }] });
  expect(await stateOf(invoice)).toMatchObject({ format: 'xrechnung', isCreated: false, lacks: [{ code: 'e_client_reference' }] });
  const before = (await ok(admin.get(`/api/v1/invoices/${invoice}`))).invoice;

  const refused = await admin.post(`/api/v1/invoices/${invoice}/e-invoice`);
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['client.buyerReference']]);

  const changes = { buyerReference: '04011000-12345-34', address: 'Elsewhere 9\n99999 Nowhere' };
  await ok(admin.post(`/api/v1/clients/${await clientOf(invoice)}`, changes));
  expect(await stateOf(invoice)).toMatchObject({ isCreated: false, lacks: [] });
  const after = (await ok(admin.post(`/api/v1/invoices/${invoice}/e-invoice`))).invoice;
  const { number, totalCents, client } = before;
  // Only the missing data is taken from the client's current record.
  expect(after).toMatchObject({ number, totalCents, client: { ...client, buyerReference: '04011000-12345-34' } });
  expect(after.history.at(-1).kind).toBe('e-invoice-created');
  expect(await stateOf(invoice)).toMatchObject({ format: 'xrechnung', isCreated: true, lacks: [] });
  expect((await ok(admin.get(`/api/v1/orders/${id}`))).order.documents).toMatchObject([{ lacksEInvoice: false }]);
  expect(await waiting()).toBeUndefined();
  expect((await admin.post(`/api/v1/invoices/${invoice}/e-invoice`)).status).toBe(409);
});

test('cancels and refunds an order whose e-invoice lacks data', async () => {
  const order = await ordered({ name: 'Ada' });
  expect(order.documents).toMatchObject([{ lacksEInvoice: true }]);
  const { order: canceled } = await ok(admin.post(`/api/v1/orders/${order.id}/status`, { status: 'cancelled' }));
  expect(canceled.documents).toMatchObject([{ kind: 'invoice' }, { kind: 'credit-note', lacksEInvoice: true }]);
});

test('has nothing pending once a client no longer wants e-invoices', async () => {
  const { documents } = await ordered({ name: 'Grace' });
  const invoice = documents[0]?.id ?? 0;
  expect((await waiting())?.rows.map(({ clientName }) => clientName)).toContain('Grace');
  await ok(admin.post(`/api/v1/clients/${await clientOf(invoice)}`, { eInvoice: 'none' }));
  expect((await waiting())?.rows.map(({ clientName }) => clientName)).not.toContain('Grace');
  expect(await stateOf(invoice)).toEqual({ format: null, lacks: [], isCreated: false });
});

test('sends a new buyer the default e-invoice of the company', async () => {
  await ok(admin.post('/api/v1/seller', { eInvoice: 'factur-x' }));
  const { documents } = await ordered({ name: 'Edsger' });
  expect(documents).toMatchObject([{ lacksEInvoice: false }]);
  expect(await stateOf(documents[0]?.id ?? 0)).toMatchObject({ format: 'factur-x', isCreated: true });
});
