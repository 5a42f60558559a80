import { describe, expect, test } from 'vitest';
import type { Client } from '../../../../tests/client.ts';
import { answerOf, dashboardOf } from '../../../../tests/dashboard-calls.ts';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';

const calls = invoiceCalls();
const { add, issued, pay } = calls;

type Query = Record<string, string>;
type Sums = { currency: string; listed: number; totalCents: number; balanceCents: number };

/** On 10 March 2030, the last 28 days start on 11 February, the previous period on 14 January. */
const span = { from: '2030-02-11', until: '2030-03-10' };

const dashboard = (name: string, query: Query = {}, who: Client = calls.admin) => dashboardOf(who, { name, ...query });
const card = (path: string, query: Query = {}) => answerOf(calls.admin, `/card/${path}`, query);
/** The totals reported by the invoice list. */
const listed = async (query: Query): Promise<Sums | undefined> => {
  const { body } = await calls.admin.get('/api/v1/invoice-sums', { on: '2030-03-10', ...query });
  return body.sums.find(({ currency }: Sums) => currency === 'EUR');
};
const ofDays = { issuedFrom: span.from, issuedUntil: span.until };

/** Two in the period, one of them partially paid; one before it; a draft and one in dollars, which aren't counted. */
async function fewInvoices() {
  const first = await issued({ issuedOn: '2030-02-11' });
  await issued({ issuedOn: '2030-03-10', lines: [line(30_000)], clientId: calls.library.id });
  await issued({ issuedOn: '2030-02-10', lines: [line(5000)] });
  await add({ issuedOn: '2030-03-01' });
  await issued({ issuedOn: '2030-03-01', currency: 'USD' });
  expect((await pay(first.id, 4000)).status).toBe(200);
  return first;
}

describe('invoice figures', () => {
  test('match the invoice list they link to, without drafts and other currencies', async () => {
    await fewInvoices();
    const { cards } = await dashboard('ecommerce');
    const list = await listed({ ...ofDays, status: 'issued' });
    expect(list).toMatchObject({ listed: 2, totalCents: 40_000, balanceCents: 36_000 });
    expect(cards.sales).toMatchObject({ totalCents: list?.totalCents, beforeCents: 5000, growth: 7, medal: 'gold' });
    expect(cards.figures).toMatchObject({ sales: list?.listed, revenueCents: list?.totalCents });
    expect(cards.profitLineChart).toMatchObject({ title: 'Profit', statistics: 40, totalCents: 4000 });
    expect(cards.earnings?.totalCents).toBe(list?.totalCents);
    for (const { status, count, totalCents } of cards.earnings?.parts ?? [])
      expect(await listed({ ...ofDays, status })).toMatchObject({ listed: count, totalCents });
    expect(await card('card-statistics/sales')).toMatchObject({ analyticsData: { sales: 2 } });
    expect(await card('card-statistics/revenue')).toMatchObject({ analyticsData: { revenue: 400 }, series: [{ name: 'Revenue' }] });
    expect(await card('card-analytics/revenue')).toMatchObject({ thisMonth: 400, lastMonth: 50 });
  });

  test('match a client’s invoice list, for whole months and for the remaining days', async () => {
    await fewInvoices();
    for (const [from, until] of [
      [span.from, span.until],
      ['2030-01-15', '2030-03-10'],
      ['2030-02-01', '2030-02-28'],
    ] as const) {
      const { cards } = await dashboard('ecommerce', { from, until });
      expect(cards.companies?.rows.length).toBeGreaterThan(0);
      for (const { clientId, invoices, totalCents, balanceCents } of cards.companies?.rows ?? [])
        expect(await listed({ issuedFrom: from, issuedUntil: until, status: 'issued', clientId: String(clientId) })).toMatchObject({
          ...{ listed: invoices, totalCents, balanceCents },
        });
    }
  });

  test('change with each payment, credit note and deletion', async () => {
    const first = await fewInvoices();
    const paidOf = async () => (await dashboard('ecommerce')).cards.profitLineChart?.totalCents;
    await pay(first.id, 6000);
    expect(await paidOf()).toBe(10_000);
    const { body } = await calls.credit(first.id);
    await calls.update(body.invoice.id, { issuedOn: '2030-03-02', lines: [line(-1000)], version: body.invoice.version });
    await calls.issue(body.invoice.id);
    const { cards } = await dashboard('ecommerce');
    expect([cards.sales?.totalCents, await paidOf()]).toEqual([39_000, 10_000]);
    await calls.removeAll(first.id);
    expect((await dashboard('ecommerce')).cards.sales?.totalCents).toBe((await listed({ ...ofDays, status: 'issued' }))?.totalCents);
  });

  test('stay consistent with the invoices under twenty concurrent writes', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const invoice = await issued({
          issuedOn: at % 2 ? '2030-03-01' : '2030-03-02',
          clientId: at % 3 ? calls.miramar.id : calls.library.id,
        });
        await pay(invoice.id, 1000 + at);
      }),
    );
    const kept = await calls.atrium.ownerQuery(
      'select issued_on::text as day, status, sum(listed)::int n, sum(total_cents)::int total, sum(balance_cents)::int balance from invoice_days group by 1, 2 having sum(listed) > 0 order by 1, 2',
    );
    const are = await calls.atrium.ownerQuery(
      'select issued_on::text as day, status, count(*)::int n, sum(total_cents)::int total, sum(balance_cents)::int balance from invoices where deleted_at is null group by 1, 2 order by 1, 2',
    );
    expect(kept).toEqual(are);
    const months = await calls.atrium.ownerQuery(
      'select client_id::int id, sum(listed)::int n, sum(total_cents)::int total from client_months group by 1 having sum(listed) > 0 order by 1',
    );
    expect(months).toEqual(
      await calls.atrium.ownerQuery(
        "select client_id::int id, count(*)::int n, sum(total_cents)::int total from invoices where deleted_at is null and status <> 'Draft' group by 1 order by 1",
      ),
    );
  });
});

describe('the yearly report', () => {
  test('has each month and the saved budget, and nothing without one', async () => {
    await fewInvoices();
    await calls.atrium.ownerQuery("delete from kept_figures where name = 'budget'");
    await calls.atrium.ownerQuery(
      "insert into kept_figures (entity, name, day, value) values ('juniper', 'budget', '2030-01-01', 9000000)",
    );
    const report = await card('card-analytics/revenue-report');
    expect(report).toMatchObject({ years: ['2030', '2029', '2028'], year: '2030', price: 450, budget: 90_000, paidCents: 4000 });
    expect(report.months[1]).toEqual({ day: '2030-02-01', invoicedCents: 15_000, paidCents: 4000 });
    expect(await listed({ issuedFrom: '2030-01-01', issuedUntil: '2030-12-31', status: 'issued' })).toMatchObject({
      totalCents: report.priceCents,
    });
    expect(await card('card-analytics/revenue-report', { year: '2029' })).toMatchObject({ price: 0, budget: 0, budgetCents: null });
  });
});

describe('clients', () => {
  test('are new if never billed before, and returning if they were', async () => {
    await fewInvoices();
    const { listData } = await card('card-analytics/customers', { from: '2030-03-01', until: '2030-03-10' });
    expect(listData.map(({ text, result }: { text: string; result: number }) => [text, result])).toEqual([
      ['New', 1],
      ['Returning', 1],
      ['Referrals', 0],
    ]);
  });
});

test('omits invoice figures without permission to read invoices', async () => {
  await fewInvoices();
  const { body } = await calls.admin.post('/api/v1/roles', {
    title: 'Reads mail',
    rules: ['Email', 'View'].map((subject) => ({ action: 'read', subject })),
  });
  await calls.atrium.ownerQuery(`update accounts set role = $1 where username = 'staff'`, [body.role.name]);
  const { cards } = await dashboard('ecommerce', {}, calls.staff);
  expect(cards).toEqual({ today: { day: '2030-03-10', unanswered: { total: 0, rows: [], since: '2030-02-11' } } });
  expect(Object.keys((await dashboard('analytics', {}, calls.staff)).cards)).toEqual(['supportTracker']);
  expect((await calls.staff.get('/card/card-analytics/revenue')).status).toBe(403);
  await calls.atrium.ownerQuery(`update accounts set role = 'admin' where username = 'staff'`);
});

test('rejects an invalid date range by field name', async () => {
  const refused = async (query: Query) => {
    const { status, body } = await calls.admin.get('/api/v1/dashboard', query);
    expect(status).toBe(400);
    return Object.entries(body.error.reasons as Record<string, { code: string }[]>).map(([field, [reason]]) => [field, reason?.code]);
  };
  expect(await refused({ from: '2030-01-01' })).toEqual([['until', 'required']]);
  expect(await refused({ from: '2030-01-02', until: '2030-01-01' })).toEqual([['until', 'end_before_start']]);
  expect(await refused({ from: '2020-01-01', until: '2030-01-01' })).toEqual([['until', 'range_too_wide']]);
  expect((await calls.admin.get('/api/v1/dashboard', { range: 'decade' })).status).toBe(400);
  expect((await calls.admin.get('/api/v1/dashboard', { name: 'nothing' })).status).toBe(400);
});
