import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Db } from '#server/database.ts';
import { queryRows } from '#server/query-rows.ts';
import { fillInvoices } from '../../../../tests/fill-invoices.ts';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import { planOf as analyzed } from '../../../../tests/query-plan.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { listInvoices } from '../contract.ts';
import { selectFew, selectIds } from './list-invoices.ts';

const calls = invoiceCalls();

describe('a search', () => {
  const searches: [q: string, found: number[]][] = [
    ['miramar.EXAMPLE', [2, 1]],
    ['tomás', [2, 1]],
    ['leith lib', [4, 3]],
    ['€205', [1]],
    ['-€20', [2]],
    ['1234.5', [3]],
    ['1,234.50', [3]],
    ['9 apr 2030', [2, 1]],
    ['3,', []],
    ['17 jun', [4]],
    ['%', []],
    ['hotel\u001ftom', []],
    ['  tomás ', [2, 1]],
    // Found by its zero balance, not by its text.
    ['paid', [4]],
    ['PAID', [4]],
    ['pai', []],
    ['', [4, 3, 2, 1]],
  ];
  test(`finds invoices by ${searches.map(([q]) => JSON.stringify(q)).join(', ')}`, async () => {
    await calls.issued({ lines: [line(20_500)] });
    const credited = await calls.issued({ lines: [line(88_000)] });
    await calls.pay(credited.id, 90_000);
    await calls.issued({ clientId: calls.library.id, lines: [line(123_450)], dueOn: '2030-03-15' });
    const { id } = await calls.issued({ clientId: calls.library.id, lines: [line(777)], dueOn: '2030-06-17' });
    await calls.pay(id, 777);
    for (const [q, found] of searches) {
      const { total, invoices, allData } = await calls.list({ q });
      expect(
        invoices.map((invoice) => invoice.id),
        q,
      ).toEqual(found);
      expect([total, allData.length], q).toEqual([found.length, 4]);
      expect(await calls.list({ q, allData: 'false' }), q).toEqual({ total, invoices, allData: [] });
    }
  });
  const statuses: [status: string, found: number[]][] = [
    ['Paid', [2]],
    ['PAID', [2]],
    ['draft', [1]],
    ['past due', []],
    ['Pai', []],
    ['Overdue', []],
  ];
  test(`finds invoices by the status ${statuses.map(([status]) => status).join(', ')}`, async () => {
    await calls.add();
    const { id } = await calls.issued();
    await calls.pay(id, 10_000);
    await calls.issued({ clientId: calls.library.id });
    for (const [status, found] of statuses) {
      expect(await calls.ids({ status }), status).toEqual(found);
      expect((await calls.list({ status })).total, status).toBe(found.length);
      // The status also filters a search.
      expect(await calls.ids({ status, q: 'paid' }), status).toEqual(status.toLowerCase() === 'paid' ? found : []);
    }
    expect(await calls.ids({ status: '', q: 'leith' })).toEqual([3]);
  });
});

describe('the sort order', () => {
  const orders: [sortColumn: string, ascending: number[]][] = [
    ['id', [1, 2, 3, 4]],
    ['invoiceStatus', [1, 3, 4, 2]],
    ['client.name', [2, 4, 1, 3]],
    ['total', [4, 1, 2, 3]],
    ['issuedDate', [3, 1, 2, 4]],
    ['dueDate', [3, 2, 4, 1]],
    ['balance', [2, 4, 1, 3]],
  ];
  test(`by ${orders.map(([sortColumn]) => sortColumn).join(', ')}`, async () => {
    const anna = (await calls.addCustomer({ name: 'anna' })).id;
    await calls.add({ lines: [line(90_000)], dueOn: '2030-10-01' });
    const { id } = await calls.issued({ clientId: anna, lines: [line(100_000)], dueOn: '2030-09-30' });
    await calls.pay(id, 150_000);
    // The yen has no minor unit, so comparing numbers only, 2,000 yen would exceed 1,000 euros.
    await calls.add({ currency: 'JPY', lines: [line(2000)], issuedOn: '2029-12-31', dueOn: '2030-02-01' });
    await calls.add({ clientId: anna, lines: [line(9)], issuedOn: '2030-03-11', dueOn: '2030-09-30' });
    for (const [sortColumn, ascending] of orders) {
      expect(await calls.ids({ sortColumn, sort: 'asc' }), sortColumn).toEqual(ascending);
      for (const sort of ['desc', 'ASC', 'up', ''])
        expect(await calls.ids({ sortColumn, sort }), sortColumn).toEqual(ascending.toReversed());
      const pages = [];
      for (const page of [1, 2, 3, 4]) pages.push(...(await calls.list({ sortColumn, sort: 'asc', page, perPage: 1 })).invoices);
      expect(
        pages.map((invoice) => invoice.id),
        sortColumn,
      ).toEqual(ascending);
    }
  });
  test('by number follows the series, not creation, with drafts separate, and applies to exports', async () => {
    await calls.admin.post('/api/v1/seller', { numberPrefix: '#', numberDigits: 4, nextNumber: 9998 });
    const drafts = [await calls.add(), await calls.add(), await calls.add(), await calls.add(), await calls.add()];
    for (const at of [3, 0, 4]) await calls.issue(drafts[at]?.id ?? 0);
    const shown = async (query: object) =>
      (await calls.list({ sortColumn: 'number', perPage: 100, ...query })).invoices.map(({ id, number }) => number ?? `draft ${id}`);
    const ascending = ['#9998', '#9999', '#10000', 'draft 2', 'draft 3'];
    expect(await shown({ sort: 'asc' })).toEqual(ascending);
    expect(await shown({})).toEqual(ascending.toReversed());
    expect(await shown({ q: 'miramar' })).toEqual(ascending.toReversed());
    expect(await shown({ sort: 'asc', status: 'sent' })).toEqual(ascending.slice(0, 3));
    const headers = { Authorization: `Bearer ${calls.admin.accessToken}` };
    const sheet = await (await calls.atrium.request('/api/v1/invoice-export?format=csv&sortColumn=number&sort=asc', { headers })).text();
    expect([...sheet.matchAll(/#\d+/g)].map(([number]) => number)).toEqual(ascending.slice(0, 3));
  });
  test('by an unknown column is rejected with the valid ones', async () => {
    const answer = await calls.admin.get('/apps/invoice/invoices', { sortColumn: 'price' });
    expect(refusedFields(answer)).toEqual([400, ['sortColumn']]);
    expect(answer.body.error.message).toContain('client.name');
  });
});

test('returns an empty page out of range, with the total', async () => {
  await calls.add();
  for (const query of [{ page: 2 }, { page: 0 }, { page: -1 }, { perPage: 101 }, { perPage: 0 }, { page: 999_999_999 }])
    expect(await calls.list(query)).toMatchObject({ total: 1, invoices: [] });
  expect((await calls.admin.get('/apps/invoice/invoices', { page: 'x' })).status).toBe(400);
});

const rowCount = 12_000;

describe('with very many invoices', () => {
  const parse = (query: object) => {
    const wanted = listInvoices.query?.parse(query);
    if (!wanted) throw new Error('the call has a query');
    return wanted;
  };
  const explain = (query: (db: Db) => SQL | SQLWrapper): Promise<string> =>
    calls.atrium.deps.database.reading('juniper', async (db) => {
      const rows = await queryRows<Record<string, string>>(db, sql`explain ${query(db)}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  const planOf = (query: object, offset = 0) =>
    explain((db) => selectIds(parse(query), { db, entity: 'juniper' }, { limit: 10, offset, total: rowCount }));
  test('reads each page from an index only, and searches from their own', async () => {
    await fillInvoices(calls.atrium, rowCount);
    const orders = {
      id: 'id',
      number: 'number',
      'client.name': 'client',
      total: 'total',
      issuedDate: 'issue',
      dueDate: 'due',
      balance: 'balance',
      invoiceStatus: 'status',
    };
    for (const [sortColumn, index] of Object.entries(orders)) {
      for (const sort of ['asc', 'desc']) {
        const all = await planOf({ sortColumn, sort }, 5000);
        expect(all).toMatch(new RegExp(`Index Only Scan( Backward)? using invoices_by_${index}`));
        const some = await planOf({ sortColumn, sort, status: 'Sent' }, 1500);
        expect(some).toMatch(/Index Only Scan( Backward)? using invoices_(status_by_|by_status)/);
        for (const plan of [all, some]) {
          expect(plan).not.toContain('Seq Scan');
          expect(plan).not.toContain('Sort');
        }
      }
    }
    for (const query of [{ q: 'number 777' }, { q: 'number 777', status: 'Paid' }, { q: 'number 777', sortColumn: 'client.name' }]) {
      const plan = await explain(() => selectFew(parse(query), 'juniper', { limit: 10, offset: 0 }));
      expect(plan).toContain('Bitmap Index Scan on invoices_by_text');
      expect(plan).not.toContain('Seq Scan');
    }
    // The total is known, and allData is left empty.
    const { allData, allDataTruncated, total, invoices } = await calls.list({ page: 700, perPage: 10 });
    expect([allData, allDataTruncated, total]).toEqual([[], true, rowCount]);
    expect(invoices.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => rowCount + 10_000 - 6990 - index));
    // Pages past the middle are read from the end.
    const late = await calls.list({ page: rowCount / 10 - 1, perPage: 10 });
    expect(late.invoices.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => 10_020 - index));
    expect((await calls.list({ page: 1001, perPage: 20 })).invoices).toEqual([]);
    expect(await calls.list({ q: 'number 777', perPage: 5, page: 3 })).toMatchObject({ total: 11, invoices: [{ id: 10_777 }] });
    // More matches than the bounded search finds.
    const broad = await calls.list({ q: 'office', perPage: 2, page: 2, sort: 'asc' });
    expect([broad.total, broad.invoices.map(({ id }) => id)]).toEqual([rowCount, [10_003, 10_004]]);
    expect((await calls.list({ q: 'office', page: 0 })).total).toBe(rowCount);
    // Counts only to the limit unless a later page or the exact total is requested.
    const counted = async (query: object) => {
      const { total, isAtLeast, invoices } = await calls.list({ perPage: 2, page: 2, sort: 'asc', exactTotal: 'false', ...query });
      return [total, isAtLeast, invoices.map(({ id }) => id)];
    };
    for (const q of ['office', 'fi']) {
      expect(await counted({ q })).toEqual([10_000, true, [10_003, 10_004]]);
      expect(await counted({ q, page: 5000 })).toEqual([10_000, true, [19_999, 20_000]]);
      expect(await counted({ q, page: 5001 })).toEqual([rowCount, undefined, [20_001, 20_002]]);
      expect(await counted({ q, exactTotal: 'true' })).toEqual([rowCount, undefined, [10_003, 10_004]]);
    }
    expect(await counted({ q: 'number 777' })).toEqual([11, undefined, [17_771, 17_772]]);
    expect(await counted({ q: '77' })).toEqual([(await calls.list({ q: '77' })).total, undefined, expect.any(Array)]);
    expect(await counted({})).toEqual([rowCount, undefined, [10_003, 10_004]]);
    // The search stops at the counting limit.
    expect(await analyzed(calls.atrium, () => selectFew(parse({ q: 'fi' }), 'juniper', { limit: 10, offset: 0 }))).toContain(
      'Limit (actual rows=10001',
    );
  });
});
