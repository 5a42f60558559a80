import { type SQLWrapper, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import { fillInvoices } from '../../../../tests/fill-invoices.ts';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { planOf } from '../../../../tests/query-plan.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { readInvoiceSums } from '../sums-contract.ts';
import { selectCounted, selectPaid, selectSums } from './invoice-sums.ts';

const calls = invoiceCalls();

async function sums(query: Record<string, string | number> = {}) {
  const { status, body } = await calls.admin.get('/api/v1/invoice-sums', { on: '2030-03-10', ...query });
  expect(status, JSON.stringify(body)).toBe(200);
  readInvoiceSums.answer?.parse(body);
  return body.sums;
}
const none = { listed: 0, totalCents: 0, balanceCents: 0, outstandingCents: 0, overdueCents: 0, paidCents: 0 };

test('sums owed, overdue and paid amounts per currency, and owes nothing for drafts', async () => {
  await calls.add({ lines: [line(50_000)] });
  const { id } = await calls.issued({ lines: [line(20_000)] });
  await calls.pay(id, 5000);
  await calls.pay(id, 1000, { paidOn: '2030-02-28' });
  await calls.issued({ lines: [line(3000)], issuedOn: '2030-01-01', dueOn: '2030-02-01' });
  await calls.issued({ currency: 'JPY', lines: [line(700)] });
  expect(await sums()).toEqual([
    { currency: 'EUR', listed: 3, totalCents: 73_000, balanceCents: 17_000, outstandingCents: 17_000, overdueCents: 3000, paidCents: 5000 },
    { ...none, currency: 'JPY', listed: 1, totalCents: 700, balanceCents: 700, outstandingCents: 700 },
  ]);
  // Another month counts the payments of that month.
  expect((await sums({ on: '2030-02-14' }))[0].paidCents).toBe(1000);
});

test('does not offset credit against others’ debts, deducts refunds from payments, and ignores moved credit', async () => {
  const over = await calls.issued({ lines: [line(10_000)] });
  await calls.pay(over.id, 16_000);
  const owed = await calls.issued({ lines: [line(8000)] });
  expect((await sums())[0]).toMatchObject({ balanceCents: 2000, outstandingCents: 8000, paidCents: 16_000 });
  await calls.admin.post(`/api/v1/invoices/${over.id}/move-credit`, { toId: owed.id });
  expect((await sums())[0]).toMatchObject({ outstandingCents: 2000, paidCents: 16_000 });
  await calls.pay(owed.id, 2500);
  await calls.admin.post(`/api/v1/invoices/${owed.id}/refund`, { amountCents: 500, paidOn: '2030-03-10', method: 'cash' });
  expect((await sums())[0]).toMatchObject({ listed: 2, outstandingCents: 0, paidCents: 18_000 });
});

test('narrows everything by search, dates and client, but only the list by status', async () => {
  await calls.issued({ lines: [line(100)], issuedOn: '2030-01-31' });
  await calls.issued({ lines: [line(200)], issuedOn: '2030-02-01' });
  const { id } = await calls.issued({ clientId: calls.library.id, lines: [line(400)], issuedOn: '2030-02-28' });
  await calls.pay(id, 400);
  const listed = async (query: Record<string, string | number>) => {
    const [row = none] = await sums(query);
    return [row.listed, row.totalCents, row.outstandingCents, row.paidCents];
  };
  expect(await listed({ issuedFrom: '2030-02-01', issuedUntil: '2030-02-28' })).toEqual([2, 600, 200, 400]);
  expect(await listed({ issuedUntil: '2030-01-31' })).toEqual([1, 100, 100, 0]);
  expect(await listed({ clientId: calls.library.id })).toEqual([1, 400, 0, 400]);
  expect(await listed({ q: 'leith' })).toEqual([1, 400, 0, 400]);
  expect(await listed({ status: 'open' })).toEqual([2, 300, 300, 400]);
  expect(await listed({ status: 'Nothing' })).toEqual([0, 0, 300, 400]);
  expect(await calls.ids({ status: 'Open' })).toEqual([2, 1]);
  expect(await calls.list({ status: 'open', perPage: 1 })).toMatchObject({ total: 2, invoices: [{ id: 2 }] });
  expect(await calls.list({ clientId: calls.library.id })).toMatchObject({ total: 1, invoices: [{ id }] });
  expect(await calls.list({ issuedFrom: '2030-02-01', issuedUntil: '2030-02-01' })).toMatchObject({ total: 1, invoices: [{ id: 2 }] });
  expect(refusedFields(await calls.admin.get('/api/v1/invoice-sums', { on: '2030-02-30' }))).toEqual([400, ['on']]);
});

test('keeps the stored sums equal to the invoices after any change', async () => {
  const counted = async () =>
    calls.atrium.ownerQuery(
      `select status, currency, count(*)::int as listed, sum(total_cents)::text as total, sum(balance_cents)::text as balance
       from invoices where deleted_at is null group by 1, 2 order by 1, 2`,
    );
  const kept = async () =>
    calls.atrium.ownerQuery(
      `select status, currency, listed, total_cents::text as total, balance_cents::text as balance
       from invoice_sums where listed <> 0 or total_cents <> 0 or balance_cents <> 0 order by 1, 2`,
    );
  const draft = await calls.add({ lines: [line(50_000)] });
  const over = await calls.issued({ lines: [line(20_000)], issuedOn: '2030-01-01', dueOn: '2030-02-01' });
  const yen = await calls.issued({ currency: 'JPY', lines: [line(700)] });
  expect(await kept()).toEqual(await counted());
  await calls.update(draft.id, { currency: 'GBP', lines: [line(1)], version: draft.version });
  await Promise.all([calls.pay(over.id, 5000), calls.pay(yen.id, 900), calls.pay(over.id, 1)]);
  expect(await kept()).toEqual(await counted());
  await calls.issue((await calls.credit(yen.id)).body.invoice.id);
  await calls.removeAll(over.id, draft.id);
  expect(await kept()).toEqual(await counted());
  await calls.restore(over.id);
  await calls.issue(draft.id);
  await calls.atrium.ownerQuery('delete from invoices where id = $1', [(await calls.add()).id]).catch(() => undefined);
  expect(await kept()).toEqual(await counted());
  // Whether the query is filtered or not.
  for (const status of ['', 'open', 'Draft', 'Past Due'])
    expect(await sums({ status })).toEqual(await sums({ status, issuedFrom: '1990-01-01' }));
});

describe('with very many invoices', () => {
  const explain = (query: (db: Db) => SQLWrapper): Promise<string> =>
    calls.atrium.deps.database.reading('juniper', async (db) => {
      const rows = await queryRows<Record<string, string>>(db, sql`explain ${query(db)}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  const all = { q: '', status: '', issuedFrom: undefined, issuedUntil: undefined, clientId: undefined };
  test('reads the sums from an index, and skips them for a broad search without an exact total', async () => {
    await fillInvoices(calls.atrium, 12_000);
    for (const wanted of [all, { ...all, status: 'open' }, { ...all, issuedFrom: '2026-01-01', issuedUntil: '2026-03-31' }]) {
      const plan = await explain((db) => selectSums(wanted, { db, entity: 'juniper' }));
      expect(plan).toContain('Index Only Scan using invoices_sums');
    }
    const paid = await explain((db) => selectPaid(all, '2030-03-10', { db, entity: 'juniper' }));
    expect(paid).not.toContain('Seq Scan on invoices');
    const ask = async (query: object) => {
      const { status, body } = await calls.admin.get('/api/v1/invoice-sums', { on: '2030-03-10', ...query });
      expect(status).toBe(200);
      readInvoiceSums.answer?.parse(body);
      return body;
    };
    const exact = await ask({ q: 'office' });
    expect(exact.sums.length).toBeGreaterThan(0);
    expect(await ask({ q: 'office', exactTotal: 'true' })).toEqual(exact);
    expect(await ask({ q: 'office', exactTotal: 'false' })).toEqual({ sums: [], isTooBroad: true });
    expect(await ask({ q: 'office', status: 'Draft', exactTotal: 'false' })).toEqual({ sums: [], isTooBroad: true });
    for (const query of [{ q: 'number 777' }, { q: '' }, { issuedFrom: '2020-01-01' }])
      expect(await ask({ ...query, exactTotal: 'false' })).toEqual(await ask(query));
    expect(await planOf(calls.atrium, (db) => selectCounted({ ...all, q: 'fi' }, { db, entity: 'juniper' }))).toContain(
      'Limit (actual rows=10001',
    );
  });
});
