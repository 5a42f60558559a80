import { expect, test } from 'vitest';
import { defaultCards } from '#features/dashboards/dashboard-cards.ts';
import { type Client, send, signInAs } from '../tests/client.ts';
import { fillInvoices } from '../tests/fill-invoices.ts';
import { type TestApi, testApi } from '../tests/test-api.ts';
import { median, timed } from './timed.ts';

const [invoiceCount, orderCount, clientCount, mailCount] = [1_000_000, 100_000, 5000, 1_000_000];
const runs = 9;
const year = { from: '2025-01-01', until: '2025-12-31' };
/** A range that starts and ends in the middle of a month. */
const odd = { from: '2025-01-15', until: '2025-12-14' };

const days = ({ from, until }: typeof year) => `between '${from}' and '${until}'`;
const issued = (span: typeof year) =>
  `select issued_on, status, listed, total_cents, balance_cents from invoice_days where entity = 'juniper' and currency = 'EUR' and status <> 'Draft' and issued_on ${days(span)}`;
const before = { from: '2024-01-01', until: year.until };
const ordered = `select (created_at at time zone 'UTC')::date, status, currency, count(*), sum(total_cents) from orders where entity = 'juniper' and created_at ${days(before)} group by 1, 2, 3`;
const clients = (span: typeof year) =>
  `select client_id, sum(total_cents) from client_months where entity = 'juniper' and currency = 'EUR' and month ${days(span)} group by 1 order by 2 desc`;

const calls: [what: string, path: string, query: Record<string, string>, sql: string[]][] = [
  ['revenue of a year', '/card/card-analytics/revenue', year, [issued(before)]],
  ['revenue report', '/card/card-analytics/revenue-report', { year: '2025' }, [issued(year)]],
  ['customers of a year', '/card/card-analytics/customers', year, [clients(year), clients({ from: '1970-01-01', until: '2024-12-31' })]],
  ['customers, days at both ends', '/card/card-analytics/customers', odd, [clients(odd)]],
  ['profit of a year', '/card/card-statistics/profit-line-chart', year, [issued(before)]],
  ['sales of a year', '/card/card-statistics/sales', year, [issued(before)]],
  ['orders of a year', '/card/card-statistics/orders', year, [ordered]],
  ['orders of a year, how they ended', '/card/card-analytics/product-orders', year, [ordered]],
  ['goal overview of a year', '/card/card-analytics/goal-overview', year, [ordered]],
  ['subscribers', '/card/card-statistics/subscribers', year, []],
  ['sessions', '/card/card-analytics/avg-sessions', {}, []],
  ['devices', '/card/card-analytics/sessions-device', {}, []],
  ['support tracker', '/card/card-analytics/support-tracker', year, []],
  ['dashboard eCommerce, 28 days', '/api/v1/dashboard', { name: 'ecommerce' }, []],
  ['dashboard eCommerce, a year', '/api/v1/dashboard', { name: 'ecommerce', ...year }, []],
  ['dashboard eCommerce, days at both ends', '/api/v1/dashboard', { name: 'ecommerce', ...odd }, []],
  ['dashboard analytics, 28 days', '/api/v1/dashboard', { name: 'analytics' }, []],
  ['dashboard analytics, a year', '/api/v1/dashboard', { name: 'analytics', ...year }, []],
];

async function fillOrders({ ownerQuery }: TestApi): Promise<void> {
  await ownerQuery(`insert into orders (entity, id, person_id, status, lines, address, payment, subtotal_cents, discount_cents, delivery_cents, total_cents, currency, invoice_id, client_key, search_text, created_at, updated_at)
    select 'juniper', 1000 + n, 2, (array['placed','paid','shipped','delivered','delivered','cancelled'])[n % 6 + 1], '[{"name":"A chair"}]', '{"name":"Somebody"}', 'invoice', n, 0, 0, n, 'EUR',
      10000 + n, 'bench-order-' || n, 'order ' || n, timestamptz '2020-01-01' + n * interval '36 minutes', now()
    from generate_series(1, ${orderCount}) n`);
  await ownerQuery('vacuum analyze orders');
}

/** The admin's mailbox: ten years of mail, half of it answered. */
async function fillMails({ ownerQuery }: TestApi): Promise<void> {
  await ownerQuery(`insert into mails (entity, id, owner_id, folder, from_name, from_email, "to", cc, bcc, subject, message, message_text, attachments, time, last_time, thread_id, created_at, updated_at)
    select 'juniper', 1000 + n, 1, case when n % 3 = 0 then 'sent' else 'inbox' end, 'Sender ' || n % 500, 's@clients.example', '[]', '[]', '[]', 'Subject ' || n, '', '', '[]',
      at, at, 1000 + n - (case when n % 3 = 0 then 1 else 0 end), now(), now()
    from (select n, now() - (${mailCount} - n) * interval '5 minutes' as at from generate_series(1, ${mailCount}) n) all_of_them`);
  await ownerQuery('vacuum analyze mails');
}

/** Prints the time of the Today card alone, and the total of each of its parts. */
async function sayToday(atrium: TestApi, admin: Client): Promise<void> {
  const cards = [{ card: 'today', columns: 12, isTall: false }];
  const hidden = defaultCards('analytics');
  const body = JSON.stringify({ name: 'analytics', version: 0, cards, hidden });
  const headers = { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/json' };
  expect((await send(atrium, '/api/v1/dashboard/arrangement', { method: 'PUT', headers, body })).status).toBe(200);
  const took: number[] = [];
  let today: unknown;
  for (let run = 0; run < runs; run++)
    took.push(
      await timed(async () => {
        today = (await admin.get('/api/v1/dashboard', { name: 'analytics', zone: 'Europe/Lisbon' })).body.cards.today;
      }),
    );
  const parts = Object.entries(today as Record<string, { total?: number } | null>);
  const totals = parts.flatMap(([part, found]) => (found?.total === undefined ? [] : `${part} ${found.total}`));
  console.log(`| today alone: ${totals.join(', ')} | ${median(took).toFixed(1)} | |`);
}

/** Prints the time of each request next to that of its bare SQL. */
async function sayCalls(atrium: TestApi, admin: Client, asked: typeof calls): Promise<void> {
  for (const [what, path, query, sql] of asked) {
    const took: number[] = [];
    const bare: number[] = [];
    for (let run = 0; run < runs; run++) {
      took.push(
        await timed(async () => {
          expect((await admin.get(path, query)).status).toBe(200);
        }),
      );
      bare.push(
        await timed(async () => {
          for (const statement of sql) await atrium.ownerQuery(statement);
        }),
      );
    }
    console.log(`| ${what} | ${median(took).toFixed(1)} | ${sql.length ? median(bare).toFixed(1) : ''} |`);
  }
}

test('the dashboards with 1,000,000 invoices and 100,000 orders', { timeout: 1_800_000 }, async () => {
  const atrium = await testApi();
  const admin: Client = await signInAs(atrium, 'admin');
  await fillInvoices(atrium, invoiceCount, { clients: clientCount });
  for (const table of ['invoice_days', 'client_months', 'invoice_payments', 'invoice_history'])
    await atrium.ownerQuery(`vacuum analyze ${table}`);
  await fillOrders(atrium);
  console.log('| call | API ms | bare SQL ms |\n|---|---|---|');
  await sayCalls(atrium, admin, calls);
  const invoice = { clientId: 10_001, issuedOn: '2026-01-05', dueOn: '2026-02-05', currency: 'EUR' };
  const lines = [{ description: 'A lamp', quantityMilli: 1000, priceCents: 100, discountBasisPoints: 0, taxBasisPoints: 0 }];
  const added: number[] = [];
  for (let run = 0; run < runs; run++)
    added.push(await timed(async () => void expect((await admin.post('/api/v1/invoices', { ...invoice, lines })).status).toBe(201)));
  console.log(`| an invoice is added | ${median(added).toFixed(1)} | |`);
  await fillMails(atrium);
  console.log(`with ${mailCount} mails of the reader's own beside them:`);
  await sayCalls(
    atrium,
    admin,
    calls.filter(([what]) => /support|28 days|a year$/.test(what) && /support|dashboard/.test(what)),
  );
  await sayToday(atrium, admin);
  await atrium.close();
});
