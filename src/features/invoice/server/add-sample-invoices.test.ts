import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { type Invoice, listInvoices, readInvoice } from '../contract.ts';
import { invoiceTotals } from '../line-amounts.ts';

let atrium: TestApi;
let people: Client[];
beforeAll(async () => {
  atrium = await testApi();
  people = [await signInAs(atrium, 'admin'), await registerUser(atrium, { sampleData: true })];
});
afterAll(() => atrium.close());

test('adds 36 consistent invoices from 4987 on to the demo company and to new companies', async () => {
  for (const who of people) {
    const { body } = await who.get('/apps/invoice/invoices', { perPage: 100, sort: 'asc' });
    listInvoices.answer?.parse(body);
    const { invoices }: { invoices: Invoice[] } = body;
    expect(invoices.map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, index) => 4987 + index));
    expect((await who.get('/api/v1/invoice-counts')).body).toEqual({
      counts: { Paid: 23, 'Past Due': 2, 'Partial Payment': 3, Downloaded: 3, Sent: 3, Draft: 2 },
      deleted: 0,
    });
    for (const { id } of invoices) {
      const { invoice } = (await who.get(`/api/v1/invoices/${id}`)).body;
      readInvoice.answer?.parse({ invoice });
      const { payments, history, paidCents, totalCents, netCents, taxCents } = invoice;
      expect({ netCents, taxCents, totalCents }).toEqual(
        (({ netCents, taxCents, totalCents }) => ({ netCents, taxCents, totalCents }))(invoiceTotals(invoice.lines)),
      );
      expect(payments.reduce((sum: number, payment: { amountCents: number }) => sum + payment.amountCents, 0)).toBe(paidCents);
      const times = history.map(({ at }: { at: string }) => at);
      expect(times).toEqual(times.toSorted());
      expect(times.at(-1) <= atrium.clock.now.toISOString()).toBe(true);
    }
  }
});

test('uses a new company’s own name, and never the identity of the sample company', async () => {
  const [, registrant] = people;
  const { seller } = (await registrant?.get('/api/v1/seller'))?.body ?? {};
  expect(seller).toMatchObject({
    name: expect.stringMatching(/^owner\d+$/),
    country: '',
    vatId: '',
    iban: '',
    numberPrefix: '#',
    currency: 'EUR',
  });
  const lines = [{ description: 'Desk', quantityMilli: 1000, priceCents: 10_000, discountBasisPoints: 0, taxBasisPoints: 2300 }];
  const draft = { clientId: 1, issuedOn: '2030-01-01', dueOn: '2030-01-31', currency: 'EUR', lines };
  const { invoice } = (await registrant?.post('/api/v1/invoices', draft))?.body ?? {};
  const issued = (await registrant?.post(`/api/v1/invoices/${invoice.id}/issue`))?.body.invoice;
  expect(issued.number).toBe('#0001');
  expect(JSON.stringify(issued)).not.toMatch(/Juniper|510555447|1234567890/);
});

test('stays consistent after the next change', async () => {
  const [admin] = people;
  const { status, body } = (await admin?.get('/api/v1/invoices/5003')) ?? {};
  expect([status, body?.invoice.kind, body?.invoice.creditsId, body?.invoice.balance]).toEqual([200, 'credit-note', 5002, 0]);
  const { body: credited } = (await admin?.get('/api/v1/invoices/5002')) ?? {};
  expect(credited.invoice).toMatchObject({ balance: '-€520', creditedCents: 52_000, creditNotes: [{ id: 5003, number: 'JV-5003' }] });
  const added = await admin?.post('/api/v1/invoices', {
    clientId: 1,
    issuedOn: '2030-01-01',
    dueOn: '2030-01-31',
    currency: 'EUR',
    lines: credited.invoice.lines,
  });
  expect(added?.body.invoice).toMatchObject({ id: 5023, number: null });
  const issued = await admin?.post('/api/v1/invoices/5023/issue');
  expect(issued?.body.invoice.number).toBe('JV-5021');
});
