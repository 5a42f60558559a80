import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAccountOrders } from '#features/shop/order-contract.ts';
import { readContact } from '#platform/seller/contract.ts';
import { type Client, clientWith, send, signInAs } from '../../../../tests/client.ts';
import { copyRows } from '../../../../tests/copy-row.ts';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { planOf } from '../../../../tests/query-plan.ts';
import { listOwnDocuments, type OwnDocument } from '../own-documents-contract.ts';
import { readOwnDocuments } from './own-documents.ts';

const calls = invoiceCalls();
let client: Client;
beforeAll(async () => {
  client = await signInAs(calls.atrium, 'client');
});
/** Makes the address of a client that of the sample account `client`. */
const address = (id: number, companyEmail = 'client@demo.com') => calls.admin.post(`/api/v1/clients/${id}`, { companyEmail });
beforeEach(async () => {
  await calls.completeSeller();
  expect((await address(calls.miramar.id, 'Client@Demo.com')).status).toBe(200);
});
const account = (set: string) => calls.atrium.ownerQuery(`update accounts set ${set} where entity = 'juniper' and username = 'client'`);
afterEach(() => account(`email = 'client@demo.com', email_verified_at = now()`));

async function read(query: Record<string, string | number> = {}, who = client) {
  const { status, body } = await who.get('/api/v1/account/documents', query);
  expect(status, JSON.stringify(body)).toBe(200);
  listOwnDocuments.answer?.parse(body);
  return body as { isConfirmed: boolean; documents: OwnDocument[]; total: number; due: { currency: string; dueCents: number }[] };
}
const numbers = async (query: Record<string, string | number> = {}, who = client) =>
  (await read(query, who)).documents.map(({ number }) => number);
const turn = async (area: string, isOn: boolean) => {
  const { status } = await send(calls.atrium, '/api/v1/areas', {
    method: 'PUT',
    body: JSON.stringify({ area, isOn }),
    headers: { Authorization: `Bearer ${calls.admin.accessToken}`, 'Content-Type': 'application/json' },
  });
  expect(status).toBe(200);
};

describe('the documents of an account', () => {
  test('include every client with its address, split into open and closed, with the total due per currency', async () => {
    const paid = await calls.issued({ issuedOn: '2030-01-05', dueOn: '2030-02-04' });
    const overdue = await calls.issued({ issuedOn: '2030-02-01', dueOn: '2030-03-01', lines: [line(7000)] });
    const second = await calls.addCustomer({ company: 'Miramar Málaga', companyEmail: 'CLIENT@demo.com' });
    const inDollars = await calls.issued({ clientId: second.id, currency: 'USD', lines: [line(3000)] });
    await calls.pay(paid.id, 10_000);
    await calls.pay(overdue.id, 2000);
    expect(await read({ state: 'open' })).toMatchObject({
      ...{ isConfirmed: true, total: 2 },
      documents: [
        { number: overdue.number, invoiceStatus: 'Past Due', totalCents: 7000, balanceCents: 5000 },
        { number: inDollars.number, currency: 'USD', balanceCents: 3000 },
      ],
      due: [
        { currency: 'EUR', dueCents: 5000 },
        { currency: 'USD', dueCents: 3000 },
      ],
    });
    const { body } = await calls.credit(overdue.id);
    const note = await calls.issue(body.invoice.id);
    expect(note.status, JSON.stringify(note.body)).toBe(200);
    expect(await numbers({ state: 'closed' })).toEqual([note.body.invoice.number, overdue.number, paid.number]);
    expect(await numbers({ state: 'open' })).toEqual([inDollars.number]);
    expect(await numbers({ perPage: 3 })).toHaveLength(3);
    expect(await read({ perPage: 3, page: 2 })).toMatchObject({ total: 4, documents: [{ number: paid.number }] });
    expect(await read({ page: 0 })).toMatchObject({ total: 4, documents: [] });
  });

  test('never include drafts, voided documents, or those of other clients and companies', async () => {
    const { number } = await calls.issued();
    await calls.add();
    const voided = await calls.issued();
    await calls.remove(voided.id);
    await calls.issued({ clientId: calls.library.id });
    const nameless = await calls.addCustomer({ company: 'No address' });
    await calls.issued({ clientId: nameless.id });
    expect(await numbers()).toEqual([number]);
    // The same address in another company leads to nothing there, and its invoices do not come here.
    const theirs = await calls.addCustomer({ company: 'Elsewhere', companyEmail: 'client@demo.com' }, calls.elsewhere);
    expect((await calls.elsewhere.post('/api/v1/invoices', calls.given({ clientId: theirs.id }))).status).toBe(201);
    expect(await numbers()).toEqual([number]);
    for (const who of [calls.admin, calls.staff, calls.elsewhere]) {
      expect(await read({}, who)).toEqual({ isConfirmed: true, documents: [], total: 0, due: [] });
    }
    // What the caller sends about it counts for nothing.
    const asked = { email: 'client@demo.com', clientId: calls.miramar.id, companyEmail: 'client@demo.com' };
    expect(await numbers(asked, calls.staff)).toEqual([]);
  });

  test('follow the confirmed address: none before, others after a change, none of a deleted client', async () => {
    const { number } = await calls.issued();
    await account('email_verified_at = null');
    expect(await read()).toEqual({ isConfirmed: false, documents: [], total: 0, due: [] });
    await account(`email = 'tomas@other.example', email_verified_at = now()`);
    expect(await read()).toEqual({ isConfirmed: true, documents: [], total: 0, due: [] });
    await account(`email = 'CLIENT@DEMO.COM'`);
    expect(await numbers()).toEqual([number]);
    await address(calls.miramar.id, 'somebody@miramar.example');
    await address(calls.library.id);
    expect(await numbers()).toEqual([]);
    const { number: ofLibrary } = await calls.issued({ clientId: calls.library.id });
    expect(await numbers()).toEqual([ofLibrary]);
    await calls.atrium.ownerQuery(`update clients set deleted_at = now() where entity = 'juniper' and id = ${calls.library.id}`);
    expect(await read()).toMatchObject({ documents: [], total: 0, due: [] });
  });

  test('open by links that expire after a week, with a new password, and on suspension', async () => {
    const { id, number } = await calls.issued();
    const [own] = (await read()).documents;
    const pageOf = (path = '') => {
      const { pathname, search } = new URL(path, 'https://atrium.example');
      return send(calls.atrium, `${pathname.replace('/invoice/', '/api/v1/invoice-links/')}/page${search}`);
    };
    expect((await pageOf(own?.path)).body.invoice).toMatchObject({ number });
    const pdf = await calls.atrium.request(own?.pdf ?? '', {});
    expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect((await calls.read(id)).invoiceStatus).toBe('Downloaded');
    calls.today('2030-03-19');
    expect((await pageOf(own?.path)).status).toBe(404);
    calls.today('2030-03-10');
    await account('suspended_at = now()');
    expect((await pageOf(own?.path)).status).toBe(404);
    await account('suspended_at = null');
    expect((await pageOf(own?.path)).status).toBe(404);
    const [again] = (await read({}, await signInAs(calls.atrium, 'client'))).documents;
    expect((await pageOf(again?.path)).status).toBe(200);
  });

  test('send a client’s question to the author of the invoice, not to the client', async () => {
    const { id, number } = await calls.issued();
    const [own] = (await read()).documents;
    const { pathname, search } = new URL(own?.path ?? '', 'https://atrium.example');
    const asked = await send(calls.atrium, `${pathname.replace('/invoice/', '/api/v1/invoice-links/')}/reply${search}`, {
      method: 'POST',
      body: JSON.stringify({ kind: 'questioned', text: 'Which color?' }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const { body } = await calls.admin.get('/api/v1/notifications', { perPage: 100 });
    expect(body.notifications[0]).toMatchObject({ kind: 'answer', area: 'invoice', path: `/apps/invoice/preview/${id}` });
    expect(body.notifications[0].title).toContain(number);
    const [told] = await calls.atrium.ownerQuery(`select count(*)::int as n from notifications where entity = 'juniper' and person_id = 2`);
    expect(told?.n).toBe(0);
  });

  test('are rejected for visitors and API keys, and for everyone while invoices are off', async () => {
    expect((await clientWith(calls.atrium, null).get('/api/v1/account/documents')).status).toBe(401);
    const wish = { name: 'Till', rules: [{ action: 'manage', subject: 'all' }], expiresAt: null, password: 'admin' };
    const { body: made } = await calls.admin.post('/api/v1/api-keys', wish);
    const byKey = clientWith(calls.atrium, { accessToken: made.token } as Client);
    expect((await byKey.get('/api/v1/account/documents')).body.error).toMatchObject({ reason: { code: 'not_by_key' } });
    await turn('invoices', false);
    const { status, body } = await client.get('/api/v1/account/documents');
    await turn('invoices', true);
    expect([status, body.error.details?.code ?? body.error.code]).toEqual([403, expect.anything()]);
    expect(await numbers()).toEqual([]);
  });

  test('are found by an index on the address, however many clients there are', async () => {
    await copyRows(
      calls.atrium,
      'clients',
      5000,
      `jsonb_build_object('id', 100000 + n, 'company_email', 'client' || n || '@many.example')`,
    );
    await calls.issued();
    await copyRows(
      calls.atrium,
      'invoices',
      5000,
      `jsonb_build_object('id', 100000 + n, 'client_id', 100000 + n, 'number', 'MANY-' || n, 'client_key', null)`,
    );
    await calls.atrium.ownerQuery('analyze clients; analyze invoices');
    const identity = { accountId: Number(client.userData.eid.split('-')[1]), personId: client.userData.id };
    const query = { state: '', page: 1, perPage: 10 } as const;
    const plan = await planOf(calls.atrium, (db) => readOwnDocuments(query, { db, entity: 'juniper', identity } as never));
    expect(plan).toContain('clients_by_email');
    expect(plan).toContain('invoices_of_client');
  });
});

describe('an account also', () => {
  test('reads its orders without the shop permission, and none while the shop is off', async () => {
    const { status, body } = await client.get('/api/v1/account/orders');
    expect(status).toBe(200);
    listAccountOrders.answer?.parse(body);
    expect(body).toEqual({ orders: [], total: 0 });
    expect((await client.get('/api/v1/shop/orders')).status).toBe(403);
    await turn('shop', false);
    const refused = await client.get('/api/v1/account/orders');
    await turn('shop', true);
    expect(refused.status).toBe(403);
  });

  test('reads the company’s contact details, and nothing else of the seller', async () => {
    await calls.admin.post('/api/v1/seller', { name: 'Juniper & Vale', email: 'hello@juniper-vale.example', phone: '+351 22 555' });
    const { status, body } = await client.get('/api/v1/account/contact');
    expect(status).toBe(200);
    readContact.answer?.parse(body);
    expect(body).toEqual({ name: 'Juniper & Vale', email: 'hello@juniper-vale.example', phone: '+351 22 555' });
    expect((await client.get('/api/v1/seller')).status).toBe(403);
  });
});
