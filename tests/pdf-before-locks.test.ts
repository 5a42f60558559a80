import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeRecurringInvoices } from '#features/invoice/server/make-recurring-invoices.ts';
import type { OrderRecord } from '#features/shop/order-contract.ts';
import type { PdfMaker } from '#server/pdf-document.ts';
import { chosenDatabase } from './chosen-database.ts';
import { type Client, signInAs } from './client.ts';
import { mockOutgoingMail } from './mock-outgoing-mail.ts';
import { type TestApi, testApi } from './test-api.ts';

// Loading pdfkit and its fonts takes seconds on a cold thread, so code that draws in a transaction must load them before.
let atrium: TestApi;
let admin: Client;
let staff: Client;
const scope = new AsyncLocalStorage<'open'>();
let isWarm = false;
const events: string[] = [];

beforeAll(async () => {
  atrium = await testApi({
    settings: { accessTtlSeconds: 365 * 24 * 3600, publicUrl: 'https://atrium.example' },
    mail: { outgoing: mockOutgoingMail().outgoing },
    database: async () => {
      const chosen = await chosenDatabase();
      const { reading, writing } = chosen.database;
      return {
        ...chosen,
        database: {
          reading: (entity, work) => reading(entity, (db) => scope.run('open', () => work(db))),
          writing: (entity, work) => writing(entity, (db) => scope.run('open', () => work(db))),
        },
      };
    },
  });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  // An invoice of the sample seller is not sent outside.
  expect((await admin.post('/api/v1/seller', { name: 'Own & Son' })).status).toBe(200);
  const { make, leftOut } = atrium.deps.pdf;
  const pdf: PdfMaker = {
    async make(document) {
      events.push(isWarm ? 'drawn warm' : 'drawn cold');
      return make(document);
    },
    async warmUp() {
      events.push(scope.getStore() ? 'loaded while a scope is open' : 'loaded');
      isWarm = true;
    },
    leftOut,
    boundTo: () => pdf,
  };
  atrium.deps.pdf = pdf;
});
afterAll(() => atrium.close());
beforeEach(() => {
  events.length = 0;
  isWarm = false;
});

const line = { description: 'Lamp', quantityMilli: 1000, priceCents: 1200, discountBasisPoints: 0, taxBasisPoints: 0 };
async function draft(): Promise<number> {
  const { body } = await admin.post('/api/v1/clients', { name: 'Ada', companyEmail: 'ada@client.example', eInvoice: 'none' });
  const dates = { issuedOn: '2031-03-10', dueOn: '2031-03-20', currency: 'EUR' };
  const answer = await admin.post('/api/v1/invoices', { clientId: body.client.id, ...dates, lines: [line] });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.invoice.id;
}
async function order(): Promise<OrderRecord> {
  const address = {
    name: 'Jo',
    company: '',
    street: 'Leith Walk 1',
    city: 'Edinburgh',
    postalCode: 'EH6',
    country: 'United Kingdom',
    phone: '',
  };
  const saved = await staff.post('/api/v1/shop/addresses', address);
  await staff.post('/api/v1/shop/cart/1', { qty: 2 });
  const { totalCents } = (await staff.get('/api/v1/shop/checkout', { coupon: '' })).body.quote;
  const wanted = { clientKey: crypto.randomUUID(), addressId: saved.body.address.id, payment: 'invoice', coupon: '', totalCents };
  const answer = await staff.post('/api/v1/shop/orders', wanted);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.order;
}

const succeeds = async (answer: ReturnType<Client['post']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
};
const drawing: [string, () => Promise<() => Promise<unknown>>][] = [
  ['an order', async () => order],
  [
    'an order that is canceled',
    async () => {
      const { id } = await order();
      return () => succeeds(admin.post(`/api/v1/orders/${id}/status`, { status: 'cancelled' }));
    },
  ],
  [
    'a refund',
    async () => {
      const { id, lines } = await order();
      const { colour } = lines[0] ?? {};
      return () =>
        succeeds(admin.post(`/api/v1/orders/${id}/refund`, { lines: [{ productId: 1, colour, qty: 1 }], cameBack: false, note: '' }));
    },
  ],
  [
    'an invoice that is issued',
    async () => {
      const id = await draft();
      return () => succeeds(admin.post(`/api/v1/invoices/${id}/issue`));
    },
  ],
  [
    'an invoice that is mailed',
    async () => {
      const id = await draft();
      return () => succeeds(admin.post(`/api/v1/invoices/${id}/send`, { to: 'admin@atrium.example' }));
    },
  ],
  [
    'an invoice that recurs and is mailed by itself',
    async () => {
      const { clients } = (await admin.get('/api/v1/clients', { q: 'Ada' })).body;
      const every = { clientId: clients[0].id, every: 1, unit: 'month', nextOn: atrium.clock.now.toISOString().slice(0, 10), sends: true };
      await succeeds(admin.post('/api/v1/recurring-invoices', { ...every, currency: 'EUR', lines: [line], paymentTermsDays: 14 }));
      return () => makeRecurringInvoices(atrium.deps, 'juniper');
    },
  ],
];

test.each(drawing)('draws %s with what was loaded before its transaction', async (_name, prepare) => {
  const act = await prepare();
  events.length = 0;
  isWarm = false;
  await act();
  const [first, ...drawn] = events;
  expect([first, drawn.length > 0, new Set(drawn)]).toEqual(['loaded', true, new Set(['drawn warm'])]);
});
