import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { addClient, type Client as Customer } from '#features/clients/contract.ts';
import { addInvoice, type Invoice, type InvoiceRecord, type LineItem, listInvoices, readInvoice } from '#features/invoice/contract.ts';
import { type Answer, type Client, registerUser, send, signInAs } from './client.ts';
import { emptyTables } from './empty-tables.ts';
import { type TestApi, testApi } from './test-api.ts';

const emptied = [
  ...['order_events', 'orders', 'recurring_invoices', 'clients', 'client_months', 'sellers', 'number_series'],
  ...['invoice_documents', 'invoice_history', 'invoice_payments', 'invoice_attachments', 'invoices'],
  ...['invoice_counts', 'invoice_sums', 'invoice_days'],
];

const yearSeconds = 365 * 24 * 3600;

/** A line with one item at a price, and optional changes. */
export const line = (priceCents: number, more: Partial<LineItem> = {}): LineItem => ({
  ...{ description: 'Fenn Lamp', quantityMilli: 1000, priceCents, discountBasisPoints: 0, taxBasisPoints: 0 },
  ...more,
});

/** A seller with all details an invoice legally requires. */
const sendingSeller = {
  ...{ address: '28 Ferry Road\nEdinburgh EH6 4AE', country: 'United Kingdom' },
  ...{ vatId: 'GB123456789', iban: 'GB82WEST12345698765432' },
};

/**
 * Requests for invoices as people of the demo company. Before each test there are two clients and no invoices, and the date is 10 March
 * 2030.
 */
export function invoiceCalls({ mail, settings }: Parameters<typeof testApi>[0] = {}) {
  let atrium: TestApi;
  let admin: Client;
  let staff: Client;
  let elsewhere: Client;
  let miramar: Customer;
  let library: Customer;
  beforeAll(async () => {
    atrium = await testApi({
      ...(mail && { mail }),
      settings: { accessTtlSeconds: yearSeconds, refreshTtlSeconds: yearSeconds, ...settings },
    });
    atrium.clock.now = new Date('2030-01-01T09:00:00Z');
    admin = await signInAs(atrium, 'admin');
    staff = await signInAs(atrium, 'staff');
    elsewhere = await registerUser(atrium);
  });
  afterAll(() => atrium.close());
  const reset = async () => {
    await emptyTables(atrium, ...emptied);
    await atrium.ownerQuery(`delete from counters where kind in ('invoice', 'client', 'invoice-payment', 'invoice-history')`);
    atrium.clock.now = new Date('2030-03-10T09:00:00Z');
    const address = { address: 'Rua do Cais 1\n4050-001 Porto', country: 'Portugal', contact: '+351 555', vatId: 'PT501' };
    miramar = await addCustomer({
      name: 'Tomás Arrieta',
      company: 'Hotel Miramar Group',
      companyEmail: 'tomas@miramar.example',
      ...address,
    });
    library = await addCustomer({ company: 'Leith Library' });
  };
  beforeEach(() => reset());

  const addCustomer = async (body: object, who = admin): Promise<Customer> => {
    const answer = await who.post('/api/v1/clients', body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    addClient.answer?.parse(answer.body);
    return answer.body.client;
  };
  const given = (more: object = {}) => ({
    clientId: miramar.id,
    issuedOn: '2030-03-10',
    dueOn: '2030-04-09',
    currency: 'EUR',
    lines: [line(10_000)],
    ...more,
  });
  const record = (status: number, answer: Answer): InvoiceRecord => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    readInvoice.answer?.parse(answer.body);
    return answer.body.invoice;
  };
  const list = async (query: Record<string, string | number> = {}, who = admin) => {
    const { status, body } = await who.get('/apps/invoice/invoices', query);
    expect(status, JSON.stringify(body)).toBe(200);
    listInvoices.answer?.parse(body);
    return body as { allData: Invoice[]; allDataTruncated?: boolean; total: number; isAtLeast?: boolean; invoices: Invoice[] };
  };
  const read = async (id: number, who = admin) => record(200, await who.get(`/api/v1/invoices/${id}`));
  return {
    get atrium() {
      return atrium;
    },
    get admin() {
      return admin;
    },
    get staff() {
      return staff;
    },
    get elsewhere() {
      return elsewhere;
    },
    get miramar() {
      return miramar;
    },
    get library() {
      return library;
    },
    addCustomer,
    /** Adds the seller details required to send an invoice. */
    async completeSeller(): Promise<void> {
      const { status, body } = await admin.post('/api/v1/seller', sendingSeller);
      expect(status, JSON.stringify(body)).toBe(200);
    },
    /** Resets as before each test, for a test with several scenarios. */
    reset,
    given,
    list,
    read,
    record,
    ids: async (query: Record<string, string | number> = {}) => (await list({ perPage: 100, ...query })).invoices.map(({ id }) => id),
    async add(more: object = {}, who = admin): Promise<InvoiceRecord> {
      const answer = await who.post('/api/v1/invoices', given(more));
      if (answer.status === 201) addInvoice.answer?.parse(answer.body);
      return record(201, answer);
    },
    /** Adds an invoice and marks it as sent. */
    async issued(more: object = {}): Promise<InvoiceRecord> {
      const { body } = await admin.post('/api/v1/invoices', given(more));
      return record(200, await admin.post(`/api/v1/invoices/${body.invoice.id}/issue`));
    },
    issue: (id: number) => admin.post(`/api/v1/invoices/${id}/issue`),
    update: (id: number, body: object, who = admin) => who.post(`/api/v1/invoices/${id}`, body),
    pay: (id: number, amountCents: number, more: object = {}, who = admin) =>
      who.post(`/api/v1/invoices/${id}/payments`, { amountCents, paidOn: '2030-03-10', method: 'bank-transfer', ...more }),
    unpay: (...ids: number[]) => admin.post('/api/v1/invoices/remove-payments', { ids }),
    credit: (id: number) => admin.post(`/api/v1/invoices/${id}/credit`),
    remove: (id: number | string, who = admin) =>
      send(atrium, `/apps/invoice/delete?id=${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } }),
    removeAll: (...ids: number[]) => admin.post('/api/v1/invoices/delete', { ids }),
    restore: (...ids: number[]) => admin.post('/api/v1/invoices/restore', { ids }),
    /** The history of an invoice, as the words it stores. */
    history: async (id: number) => (await read(id)).history.map(({ kind, detail }) => (detail ? `${kind} ${detail}` : kind)),
    async counts() {
      const { body } = await admin.get('/api/v1/invoice-counts');
      return body as { counts: Record<string, number>; deleted: number };
    },
    /** Sets the clock to the morning of a day. */
    today(day: string) {
      atrium.clock.now = new Date(`${day}T09:00:00Z`);
    },
  };
}
