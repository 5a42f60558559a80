import { expect, test } from 'vitest';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { type ClientAccount, readClientAccount } from '../account-contract.ts';

const calls = invoiceCalls();

async function account(id: number, query: Record<string, string> = {}, who = calls.admin): Promise<ClientAccount> {
  const { status, body } = await who.get(`/api/v1/client-accounts/${id}`, query);
  expect(status, JSON.stringify(body)).toBe(200);
  readClientAccount.answer?.parse(body);
  return body;
}
/** Returns each entry's kind, date, amount and balance. */
const entriesOf = ({ statements }: ClientAccount, at = 0) =>
  statements[at]?.entries.map(({ kind, on, amountCents, balanceCents }) => [kind, on, amountCents, balanceCents]);

test('invoices, credit notes and payments add up to the balance, without drafts and voided ones', async () => {
  await calls.add({ lines: [line(77_700)] });
  const first = await calls.issued({ lines: [line(10_000)], issuedOn: '2030-01-05' });
  await calls.pay(first.id, 4000, { paidOn: '2030-01-20' });
  const second = await calls.issued({ lines: [line(3000)], issuedOn: '2030-02-01' });
  const { body } = await calls.credit(second.id);
  await calls.issue(body.invoice.id);
  const voided = await calls.issued({ lines: [line(500)] });
  await calls.remove(voided.id);
  const found = await account(calls.miramar.id);
  expect(found.client).toMatchObject({ id: calls.miramar.id, company: 'Hotel Miramar Group' });
  expect(entriesOf(found)).toEqual([
    ['invoice', '2030-01-05', 10_000, 10_000],
    ['payment', '2030-01-20', -4000, 6000],
    ['invoice', '2030-02-01', 3000, 9000],
    ['credit-note', '2030-03-10', -3000, 6000],
  ]);
  expect(found.statements).toMatchObject([{ currency: 'EUR', openingCents: 0, closingCents: 6000 }]);
  const balances = (await calls.list()).invoices.filter(({ invoiceStatus }) => invoiceStatus !== 'Draft');
  expect(balances.reduce((sum, { balanceCents }) => sum + balanceCents, 0)).toBe(6000);
});

test('earlier entries make up the opening balance', async () => {
  const { id } = await calls.issued({ lines: [line(10_000)], issuedOn: '2030-01-31' });
  await calls.pay(id, 1000, { paidOn: '2030-02-01' });
  await calls.pay(id, 2000, { paidOn: '2030-03-01' });
  const february = await account(calls.miramar.id, { from: '2030-02-01', until: '2030-02-28' });
  expect(february.statements).toMatchObject([{ openingCents: 10_000, closingCents: 9000, entries: [{ on: '2030-02-01' }] }]);
  const later = await account(calls.miramar.id, { from: '2030-04-01' });
  expect(later.statements).toEqual([{ currency: 'EUR', openingCents: 7000, closingCents: 7000, entries: [] }]);
  const bad = await calls.admin.get(`/api/v1/client-accounts/${calls.miramar.id}`, { from: '2030-02-30' });
  expect(refusedFields(bad)).toEqual([400, ['from']]);
});

test('moving credit between two invoices changes nothing, but a refund does', async () => {
  const over = await calls.issued({ lines: [line(1000)] });
  await calls.pay(over.id, 1800);
  const other = await calls.issued({ lines: [line(500)] });
  await calls.admin.post(`/api/v1/invoices/${over.id}/move-credit`, { toId: other.id });
  await calls.admin.post(`/api/v1/invoices/${over.id}/refund`, { amountCents: 300, paidOn: '2030-03-10', method: 'cash' });
  expect(entriesOf(await account(calls.miramar.id))).toEqual([
    ['invoice', '2030-03-10', 1000, 1000],
    ['invoice', '2030-03-10', 500, 1500],
    ['payment', '2030-03-10', -1800, -300],
    ['refund', '2030-03-10', 300, 0],
  ]);
});

test('currencies and clients are separate, and hidden from other companies', async () => {
  await calls.issued({ lines: [line(100)] });
  await calls.issued({ currency: 'JPY', lines: [line(900)] });
  await calls.issued({ clientId: calls.library.id, lines: [line(5)] });
  const found = await account(calls.miramar.id);
  expect(found.statements.map(({ currency, closingCents }) => [currency, closingCents])).toEqual([
    ['EUR', 100],
    ['JPY', 900],
  ]);
  expect((await account(calls.library.id)).statements[0]?.closingCents).toBe(5);
  expect((await calls.elsewhere.get(`/api/v1/client-accounts/${calls.miramar.id}`)).status).toBe(404);
  expect((await calls.admin.get('/api/v1/client-accounts/999')).status).toBe(404);
});
