import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database.ts';
import { copyRows } from '../../../../tests/copy-row.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { invoiceWork } from './invoice-work.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
  atrium.clock.now = new Date('2030-03-10T12:00:00Z');
  await atrium.ownerQuery('update recurring_invoices set is_paused = true');
  await atrium.ownerQuery(`update sellers set time_zone = 'Europe/Lisbon' where entity = 'juniper'`);
  await turns(3);
});
afterAll(() => atrium.close());

/** Runs the worker several times and returns the number of transactions. */
async function turns(count: number): Promise<number> {
  const { database } = atrium.deps;
  let transactions = 0;
  const counting: Database = {
    reading(entity, work) {
      transactions++;
      return database.reading(entity, work);
    },
    writing(entity, work) {
      transactions++;
      return database.writing(entity, work);
    },
  };
  for (let turn = 0; turn < count; turn++) await invoiceWork.work({ ...atrium.deps, database: counting });
  return transactions;
}

let added = 0;
async function addSent(count: number, dueOn: string): Promise<void> {
  added += 10_000;
  await copyRows(
    atrium,
    'invoices',
    count,
    `jsonb_build_object('id', ${added} + n, 'number', 'IMPORTED-' || ${added} + n, 'client_key', null, 'kind', 'invoice', 'credits_id', null,
      'order_id', null, 'status', 'Sent', 'issued_at', now(), 'downloaded_at', null, 'due_on', '${dueOn}', 'next_reminder_on', null,
      'deleted_at', null, 'total_cents', 10000, 'paid_cents', 0, 'credited_cents', 0, 'balance_cents', 10000)`,
  );
}

const ofStatus = async (status: string) =>
  (await atrium.ownerQuery(`select count(*)::int as n from invoices where id > 10000 and status = '${status}'`))[0]?.n;

test('reads one row in a run without work, however many invoices are due today or later', async () => {
  await addSent(700, '2030-03-10');
  await addSent(300, '2030-04-10');
  await turns(1);
  // One transaction finds the companies with work.
  expect(await turns(1)).toBe(1);
  const at = atrium.clock.now.toISOString();
  const question = `explain (analyze, buffers, format json) select entity from entities_with_invoice_work('${at}')`;
  await atrium.ownerQuery(question);
  const [answer = {}] = await atrium.ownerQuery(question);
  const [{ Plan: plan }] = answer['QUERY PLAN'] as [{ Plan: Record<string, number> }];
  expect((plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)).toBeLessThan(50);
  expect(await ofStatus('Sent')).toBe(1000);
});

test('starts work on the company’s date rather than UTC’s', async () => {
  atrium.clock.now = new Date('2030-03-10T23:59:59Z');
  expect(await turns(1)).toBe(1);
  atrium.clock.now = new Date('2030-03-11T00:00:00Z');
  await turns(1);
  expect([await ofStatus('Past Due'), await ofStatus('Sent')]).toEqual([700, 300]);
});

test('marks a thousand imported past-due invoices in a few transactions', async () => {
  await addSent(1100, '2030-02-01');
  expect(await turns(1)).toBeLessThan(20);
  expect(await ofStatus('Past Due')).toBe(1800);
  const told = await atrium.ownerQuery(
    `select count(*)::int as n from invoice_history h where kind = 'past-due' and invoice_id > 10000
     union all select count(*)::int from notifications where area = 'invoice' and target_id > 10000`,
  );
  expect(told.map(({ n }) => n)).toEqual([1800, 1800]);
});

test('reschedules the work when the time zone changes', async () => {
  await addSent(1, '2030-03-11');
  atrium.clock.now = new Date('2030-03-11T12:00:00Z');
  await turns(1);
  expect(await ofStatus('Past Due')).toBe(1800);
  await atrium.ownerQuery(`update sellers set time_zone = 'Pacific/Auckland' where entity = 'juniper'`);
  await turns(1);
  expect(await ofStatus('Past Due')).toBe(1801);
});

test('does not miss a write while the worker is planning', async () => {
  await atrium.ownerQuery(`update invoice_work_times set next_at = '2030-01-01'`);
  await atrium.ownerQuery('begin');
  await atrium.ownerQuery(`update invoices set next_reminder_on = '2030-03-20' where id = 20001`);
  await turns(2);
  await atrium.ownerQuery('commit');
  await turns(1);
  const [row] = await atrium.ownerQuery(`select next_at from invoice_work_times where entity = 'juniper'`);
  // Start of that day in Auckland.
  expect(row?.next_at).toEqual(new Date('2030-03-19T11:00:00Z'));
});
