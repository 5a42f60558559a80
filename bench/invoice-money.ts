import { expect } from 'vitest';
import type { Client } from '../tests/client.ts';
import type { TestApi } from '../tests/test-api.ts';
import { median, timed } from './timed.ts';

const runs = 9;

type Query = Record<string, string | number>;

const live = `entity = 'juniper' and deleted_at is null`;
const sums = (where: string) => `select currency, count(*), sum(total_cents), sum(balance_cents) filter (where status <> 'Draft'),
    sum(balance_cents) filter (where status in ('Past Due', 'Partial Payment', 'Downloaded', 'Sent')), sum(balance_cents) filter (where status = 'Past Due')
  from invoices where ${live} and ${where} group by currency`;
const paid = (
  where: string,
) => `select i.currency, sum(p.amount_cents) from invoice_payments p join invoices i on i.entity = p.entity and i.id = p.invoice_id
  where p.entity = 'juniper' and p.deleted_at is null and p.paid_on >= '2026-03-01' and p.paid_on < '2026-04-01' and i.deleted_at is null and ${where} group by i.currency`;
const client = 10_777;
const quarter = { issuedFrom: '2026-01-01', issuedUntil: '2026-03-31' };
const days = (column: string) => `${column} between '2026-01-01' and '2026-03-31'`;

/** Tiles and totals of the list, per search. */
const moneyViews: [what: string, query: Query, where: string][] = [
  ['all', {}, 'true'],
  ['open', { status: 'open' }, 'true'],
  ['a month', { issuedFrom: '2026-03-01', issuedUntil: '2026-03-31' }, `issued_on between '2026-03-01' and '2026-03-31'`],
  ['a quarter', quarter, days('issued_on')],
  ['a year', { issuedFrom: '2026-01-01', issuedUntil: '2026-12-31' }, `issued_on between '2026-01-01' and '2026-12-31'`],
  ['a client', { clientId: client }, `client_id = ${client}`],
  ['a search, 1,000 match', { q: 'number 777' }, `search_text like '%number 777%'`],
  ['a search, 10,000 match', { q: 'walnut' }, `search_text like '%walnut%'`],
  ['a search, 190,000 match', { q: 'linen' }, `search_text like '%linen%'`],
];

const accountOf = (id: number) => `select issued_on, total_cents from invoices where ${live} and client_id = ${id} and status <> 'Draft'
  union all select p.paid_on, -p.amount_cents from invoice_payments p join invoices i on i.entity = p.entity and i.id = p.invoice_id
  where i.entity = 'juniper' and i.deleted_at is null and i.client_id = ${id} and p.deleted_at is null order by 1`;
const taxed = (from: string, until: string) =>
  `select id, issued_on, currency, lines, pricing from invoices where ${live} and status <> 'Draft' and issued_on between '${from}' and '${until}' order by issued_on, id`;

/** The other endpoints that add up money. */
const reports: [what: string, path: string, query: Query, sql: string][] = [
  ['account of a client with 200 invoices', `/api/v1/client-accounts/${client}`, {}, accountOf(client)],
  ['the same, a quarter of it', `/api/v1/client-accounts/${client}`, { from: '2026-01-01', until: '2026-03-31' }, accountOf(client)],
  [
    'tax report of a month, 7,400 invoices',
    '/api/v1/tax-report',
    { from: '2026-03-01', until: '2026-03-31' },
    taxed('2026-03-01', '2026-03-31'),
  ],
  [
    'of a quarter, 21,400',
    '/api/v1/tax-report',
    { from: '2026-01-01', until: '2026-03-31', by: 'quarter' },
    taxed('2026-01-01', '2026-03-31'),
  ],
  [
    'of 300 days, 71,400',
    '/api/v1/tax-report',
    { from: '2026-01-01', until: '2026-10-27', by: 'quarter' },
    taxed('2026-01-01', '2026-10-27'),
  ],
];

/** Measures tiles, statements and reports next to the bare SQL for the same figures. */
export async function measureMoney(atrium: TestApi, admin: Client): Promise<void> {
  const measure = async (what: string, path: string, query: Query, statements: string[]) => {
    const api: number[] = [];
    const bare: number[] = [];
    for (let run = 0; run < runs; run++) {
      api.push(
        await timed(async () => {
          const { status, body } = await admin.get(path, query);
          expect(status, JSON.stringify(body)).toBe(200);
        }),
      );
      bare.push(
        await timed(async () => {
          for (const sql of statements) await atrium.ownerQuery(sql);
        }),
      );
    }
    const [apiMs, bareMs] = [median(api), median(bare)];
    console.log(`| ${what} | ${apiMs.toFixed(1)} | ${bareMs.toFixed(1)} | ${(apiMs / bareMs).toFixed(2)} |`);
  };
  console.log('\n| money | API ms | bare SQL ms | ratio |\n|---|---|---|---|');
  for (const [what, query, where] of moneyViews)
    await measure(`sums: ${what}`, '/api/v1/invoice-sums', { on: '2026-03-10', ...query }, [sums(where), paid(where)]);
  for (const [what, path, query, sql] of reports) await measure(what, path, query, [sql]);
}
