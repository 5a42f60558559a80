import { expect, test } from 'vitest';
import { send } from '../../../../tests/client.ts';
import { invoiceCalls } from '../../../../tests/invoice-calls.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { listClients, listFirstClients } from '../contract.ts';

const calls = invoiceCalls();

const update = (id: number, body: object, who = calls.admin) => who.post(`/api/v1/clients/${id}`, body);
const remove = (id: number, who = calls.admin) =>
  send(calls.atrium, `/api/v1/clients/delete?id=${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });
const restore = (id: number, who = calls.admin) => who.post(`/api/v1/clients/${id}/restore`);
const names = async (query: Record<string, string | number> = {}) => {
  const { status, body } = await calls.admin.get('/api/v1/clients', query);
  expect(status).toBe(200);
  listClients.answer?.parse(body);
  return [body.total, body.clients.map(({ name, company }: { name: string; company: string }) => company || name)];
};

test('the first five are the oldest', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await calls.addCustomer({ name });
  const { status, body } = await calls.admin.get('/api/invoice/clients');
  expect(status).toBe(200);
  listFirstClients.answer?.parse(body);
  expect(body.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(body[0]).toEqual({
    id: 1,
    name: 'Tomás Arrieta',
    company: 'Hotel Miramar Group',
    companyEmail: 'tomas@miramar.example',
    contact: '+351 555',
    address: 'Rua do Cais 1\n4050-001 Porto',
    country: 'Portugal',
    vatId: 'PT501',
    companyNumber: '',
    taxNumber: '',
    language: null,
    buyerReference: '',
    eInvoice: null,
    version: 1,
  });
});

test('are listed by display name and found by name, company, and email', async () => {
  await calls.addCustomer({ name: 'Mrs Abernethy', companyEmail: 'ABERNETHY@leith.example' });
  expect(await names()).toEqual([3, ['Hotel Miramar Group', 'Leith Library', 'Mrs Abernethy']]);
  expect(await names({ q: ' LEITH ' })).toEqual([2, ['Leith Library', 'Mrs Abernethy']]);
  expect(await names({ q: 'tomás a' })).toEqual([1, ['Hotel Miramar Group']]);
  expect(await names({ perPage: 1, page: 2 })).toEqual([3, ['Leith Library']]);
  expect(await names({ page: 0 })).toEqual([3, []]);
});

test('whose name starts with the query rank before those with a matching address', async () => {
  await calls.addCustomer({ name: 'Elspeth Abernethy', companyEmail: 'abernethy@leith.example' });
  await calls.addCustomer({ company: 'Books of Leith' });
  await calls.addCustomer({ name: 'Leithold, Anne', company: 'Zum Anker' });
  const [, found] = await names({ q: 'Leith', order: 'match' });
  expect(found).toEqual(['Leith Library', 'Zum Anker', 'Books of Leith', 'Elspeth Abernethy']);
});

test('require a person or a company', async () => {
  expect(refusedFields(await calls.admin.post('/api/v1/clients', { contact: '1' }))).toEqual([400, ['name']]);
  expect(refusedFields(await calls.admin.post('/api/v1/clients', { name: 'x', companyEmail: 'x' }))).toEqual([400, ['companyEmail']]);
  expect(refusedFields(await update(calls.library.id, { company: '' }))).toEqual([400, ['name']]);
  expect((await update(calls.miramar.id, { company: '' })).body.client.company).toBe('');
});

test('are updated field by field, based on the current version', async () => {
  const { id } = calls.library;
  expect((await update(id, { country: 'Scotland', version: 1 })).body.client).toMatchObject({
    company: 'Leith Library',
    country: 'Scotland',
    version: 2,
  });
  const { status, body } = await update(id, { country: 'Norway', version: 1 });
  expect([status, body.error.current]).toEqual([409, expect.objectContaining({ country: 'Scotland', version: 2 })]);
});

test('have a company number and a tax number that issued invoices keep', async () => {
  const { id } = calls.miramar;
  const numbers = { companyNumber: 'HRB 4711', taxNumber: '27/123/45678' };
  expect((await update(id, numbers)).body.client).toMatchObject(numbers);
  const { id: invoiceId, client } = await calls.issued();
  expect(client).toMatchObject(numbers);
  await update(id, { companyNumber: '', taxNumber: '' });
  expect((await calls.read(invoiceId)).client).toEqual(client);
  expect((await calls.add()).client).not.toHaveProperty('companyNumber');
  expect(refusedFields(await update(id, { taxNumber: '1'.repeat(61) }))).toEqual([400, ['taxNumber']]);
});

test('can be deleted and restored; their invoices stay', async () => {
  const invoice = await calls.issued();
  const { id } = calls.miramar;
  expect((await remove(id)).status).toBe(200);
  expect(await names()).toEqual([1, ['Leith Library']]);
  for (const answer of [await remove(id), await update(id, { name: 'x' })]) expect(answer.status).toBe(404);
  expect(refusedFields(await calls.admin.post('/api/v1/invoices', calls.given()))).toEqual([400, ['clientId']]);
  expect(await calls.read(invoice.id)).toEqual(invoice);
  expect((await restore(id)).body.client).toEqual(calls.miramar);
  expect((await restore(id)).status).toBe(404);
  expect((await calls.addCustomer({ name: 'x' })).id).toBe(3);
});

test('belong to one company', async () => {
  const { id } = calls.library;
  const answers = [await update(id, { name: 'x' }, calls.elsewhere), await remove(id, calls.elsewhere), await restore(id, calls.elsewhere)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
