import { expect, test } from 'vitest';
import { invoiceWork } from '#features/invoice/server/invoice-work.ts';
import { copyRows } from '../tests/copy-row.ts';
import { testApi } from '../tests/test-api.ts';
import { timed } from './timed.ts';

const invoiceCount = Number(process.env.OVERDUE_INVOICES ?? 100_000);

test('imported invoices that are overdue', { timeout: 3_600_000 }, async () => {
  const atrium = await testApi();
  await atrium.ownerQuery('update recurring_invoices set is_paused = true');
  await copyRows(
    atrium,
    'invoices',
    invoiceCount,
    `jsonb_build_object('id', 100000 + n, 'number', 'IMPORTED-' || n, 'client_key', null, 'kind', 'invoice', 'credits_id', null, 'order_id', null,
      'status', 'Sent', 'issued_at', now(), 'downloaded_at', null, 'due_on', current_date - 30, 'next_reminder_on', null, 'deleted_at', null,
      'total_cents', 10000, 'paid_cents', 0, 'credited_cents', 0, 'balance_cents', 10000)`,
  );
  await atrium.ownerQuery('vacuum analyze');
  const left = async () => (await atrium.ownerQuery(`select count(*)::int as n from invoices where status = 'Sent' and id > 100000`))[0]?.n;
  const before = process.cpuUsage();
  let turns = 0;
  let ms = 0;
  while (Number(await left()) > 0) {
    ms += await timed(() => invoiceWork.work(atrium.deps));
    turns += 1;
  }
  const { user, system } = process.cpuUsage(before);
  // The loop pauses half a second between turns.
  console.log(`| invoices | turns | s, with the pauses | CPU of the server, s |\n|---|---|---|---|`);
  console.log(`| ${invoiceCount} | ${turns} | ${(ms / 1000 + turns / 2).toFixed(1)} | ${((user + system) / 1e6).toFixed(1)} |`);
  expect(turns).toBeGreaterThan(0);
  await atrium.close();
});
