import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { answerOf, dashboardOf } from '../../../../tests/dashboard-calls.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { testsBegin } from '../../../../tests/test-host.ts';
import { analyticsEndpoints } from '../analytics-contract.ts';
import { statisticsEndpoints } from '../statistics-contract.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

type Query = Record<string, string>;

const get = (path: string, query: Query = {}, who = admin) => answerOf(who, path, query);
const cardsOf = (name: string, query: Query = {}, who = admin) => dashboardOf(who, { name, ...query });

test('every specification card matches its contract, with the sample and without any data', async () => {
  const empty = { from: '1990-01-01', until: '1990-12-31' };
  for (const { path, answer } of [...analyticsEndpoints, ...statisticsEndpoints])
    for (const query of [{}, { range: 'month' }, { range: 'year' }, empty]) answer?.parse(await get(path, query));
  for (const name of ['ecommerce', 'analytics']) await cardsOf(name, empty);
});

test('names the ranges as the specification does', async () => {
  const names = ['Last 28 Days', 'Last Month', 'Last Year'];
  for (const card of ['support-tracker', 'avg-sessions', 'product-orders', 'sessions-device', 'customers'])
    expect((await get(`/card/card-analytics/${card}`)).last_days).toEqual(names);
  expect(await get('/card/card-analytics/support-tracker')).toMatchObject({ title: 'Support Tracker' });
  expect(await get('/card/card-statistics/orders-bar-chart')).toMatchObject({ title: 'Orders' });
});

describe('order figures', () => {
  const now = Date.parse(testsBegin);
  const days = { from: new Date(now - 400 * 86_400_000).toISOString().slice(0, 10), until: new Date(now).toISOString().slice(0, 10) };
  const listed = (query: Query = {}) => get('/api/v1/orders', { placedFrom: days.from, placedUntil: days.until, ...query });

  test('match the order list they link to', async () => {
    const { cards } = await cardsOf('ecommerce', days);
    expect(cards.ordersBarChart?.statistics).toBeGreaterThan(0);
    expect(cards.ordersBarChart?.statistics).toBe((await listed()).total);
    expect(cards.goalOverview).toMatchObject({
      completed: (await listed({ status: 'delivered' })).total,
      inProgress: (await listed({ status: 'open' })).total,
    });
    const { chart_info } = await get('/card/card-analytics/product-orders', days);
    expect(chart_info).toEqual({
      finished: (await listed({ status: 'delivered' })).total,
      pending: (await listed({ status: 'open' })).total,
      rejected: (await listed({ status: 'cancelled' })).total,
    });
    const { ordersReceived } = (await cardsOf('analytics', days)).cards;
    expect((await listed()).sums).toContainEqual({ currency: ordersReceived?.currency, totalCents: ordersReceived?.totalCents });
  });

  test('exclude canceled orders from totals and goals, and include them in the number placed', async () => {
    const before = await cardsOf('ecommerce', days);
    const [order] = (await listed({ status: 'open' })).orders;
    expect((await admin.post(`/api/v1/orders/${order.id}/status`, { status: 'cancelled', version: order.version })).status).toBe(200);
    const after = await cardsOf('ecommerce', days);
    expect(after.cards.ordersBarChart?.statistics).toBe(before.cards.ordersBarChart?.statistics);
    expect(after.cards.goalOverview?.inProgress).toBe((before.cards.goalOverview?.inProgress ?? 0) - 1);
    expect((await listed()).sums[0].totalCents).toBe((await cardsOf('analytics', days)).cards.ordersReceived?.totalCents);
  });

  test('include a day from its first to its last moment', async () => {
    const id = (await listed()).orders[0].id;
    const at = async (moment: string, day: string) => {
      await atrium.ownerQuery('update orders set created_at = $2 where id = $1', [id, moment]);
      const { cards } = await cardsOf('ecommerce', { from: day, until: day });
      const { total } = await get('/api/v1/orders', { placedFrom: day, placedUntil: day });
      return [cards.ordersBarChart?.statistics, total];
    };
    expect(await at('2019-05-04T00:00:00Z', '2019-05-04')).toEqual([1, 1]);
    expect(await at('2019-05-04T23:59:59.999Z', '2019-05-04')).toEqual([1, 1]);
    expect(await at('2019-05-05T00:00:00Z', '2019-05-04')).toEqual([0, 0]);
  });
});

describe('sign-in figures', () => {
  test('match the audit log', async () => {
    const { span, cards } = await cardsOf('analytics');
    const { total } = await get('/api/v1/audit', { action: 'session.signed-in', from: span.from, to: span.until });
    expect(cards.avgSessions?.sessions).toBe(total);
    const { browserStates } = (await cardsOf('ecommerce')).cards;
    expect(browserStates?.total).toBe(total);
    expect(browserStates?.rows.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const { chart_info } = await get('/card/card-analytics/sessions-device');
    expect(chart_info.map(({ name }: { name: string }) => name)).toEqual(['Desktop', 'Mobile', 'Tablet']);
    expect(chart_info.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total);
  });

  test('grow with each sign-in, and by one person with each new one', async () => {
    const before = (await cardsOf('analytics')).cards.avgSessions;
    await signInAs(atrium, 'client');
    const after = (await cardsOf('analytics')).cards.avgSessions;
    expect([after?.sessions, after?.users]).toEqual([(before?.sessions ?? 0) + 1, (before?.users ?? 0) + 1]);
  });
});

test('subscribers match the user list', async () => {
  const { analyticsData } = await get('/card/card-statistics/subscribers');
  expect(analyticsData.subscribers).toBe((await get('/api/users/list/data', { role: 'subscriber' })).total);
});

test('clients and products match their lists', async () => {
  const { figures } = (await cardsOf('ecommerce')).cards;
  expect([figures?.customers, figures?.products]).toEqual([(await get('/api/v1/clients')).total, (await get('/api/v1/products')).total]);
});

describe('the support tracker', () => {
  const found = async (who: Client, { from, until }: { from: string; until: string }, state = '') => {
    const after = new Date(Date.parse(until) + 86_400_000).toISOString().slice(0, 10);
    return (await get('/apps/email/emails', { folder: 'inbox', q: `after:${from} before:${after} ${state}` }, who)).total;
  };

  test('matches a search of the own inbox', async () => {
    for (const who of [admin, staff]) {
      const { span, cards } = await cardsOf('analytics', {}, who);
      expect(cards.supportTracker).toMatchObject({
        totalTicket: await found(who, span),
        newTicket: await found(who, span, 'is:unread'),
        openTicket: await found(who, span, 'is:unanswered'),
      });
    }
    expect((await cardsOf('analytics')).cards.supportTracker?.totalTicket).toBeGreaterThan(0);
  });

  test('counts a conversation as open until it is answered, and again after a new mail', async () => {
    const open = async () => (await cardsOf('analytics')).cards.supportTracker;
    const before = await open();
    const [mail] = (await get('/apps/email/emails', { folder: 'inbox', q: 'is:unanswered' })).emails;
    await atrium.ownerQuery(
      `insert into mails (entity, id, owner_id, folder, from_name, from_email, "to", cc, bcc, subject, message, message_text, attachments, time, last_time, thread_id, created_at, updated_at)
       select entity, 990001, owner_id, 'sent', 'Me', 'me@demo.com', '[]', '[]', '[]', subject, '', '', '[]', last_time + interval '6 hours', last_time, thread_id, now(), now() from mails where entity = 'juniper' and id = $1`,
      [mail.id],
    );
    const answered = await open();
    expect([answered?.openTicket, answered?.totalTicket]).toEqual([(before?.openTicket ?? 0) - 1, before?.totalTicket]);
    expect(answered?.responseHours).toBeGreaterThan(0);
    await atrium.ownerQuery("update mails set last_time = last_time + interval '1 day' where entity = 'juniper' and id = $1", [mail.id]);
    expect((await open())?.openTicket).toBe(before?.openTicket);
  });
});

describe('recorded figures', () => {
  test('come from the sample, by day, and are absent without it', async () => {
    const traffic = await get('/card/card-statistics/site-traffic');
    expect(traffic.series).toMatchObject([{ name: 'Traffic Rate' }]);
    const kept = await atrium.ownerQuery(
      "select sum(value)::int total from kept_figures where entity = 'juniper' and name = 'site-traffic' and day between $1 and $2",
      [traffic.span.from, traffic.span.until],
    );
    expect(traffic.series[0].data.reduce((sum: number, value: number) => sum + value, 0)).toBe(kept[0]?.total);
    expect(kept[0]?.total).toBeGreaterThan(0);
  });
});

test('the meetup card shows the next event of the reader’s own calendars, and no personal event of others', async () => {
  const start = new Date(atrium.clock.now.getTime() + 60_000).toISOString();
  const event = {
    title: 'My dentist',
    start,
    end: new Date(Date.parse(start) + 3_600_000).toISOString(),
    extendedProps: { calendar: 'Personal' },
  };
  expect((await staff.post('/apps/calendar/add-event', { event })).status).toBe(201);
  expect((await cardsOf('ecommerce', {}, staff)).cards.meetup?.event?.title).toBe('My dentist');
  expect(JSON.stringify((await cardsOf('ecommerce')).cards.meetup)).not.toContain('My dentist');
});

describe('the yearly budget', () => {
  const set = (body: object, who = admin) =>
    send(atrium, '/api/v1/dashboard/budget', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${who.accessToken}` },
    });
  const budgetOf = async (year: number) => (await get('/card/card-analytics/revenue-report', { year: String(year) })).budgetCents;

  test('can be set, changed and removed for each year independently', async () => {
    expect((await set({ year: 2031, budgetCents: 5_000_000, was: null })).status).toBe(200);
    expect([await budgetOf(2031), await budgetOf(2032)]).toEqual([5_000_000, null]);
    expect((await set({ year: 2031, budgetCents: 6_000_000, was: 5_000_000 })).body).toEqual({ budgetCents: 6_000_000 });
    expect((await set({ year: 2031, budgetCents: null })).status).toBe(200);
    expect(await budgetOf(2031)).toBeNull();
  });

  test('returns 409 with the saved budget to the second of two concurrent writers', async () => {
    const answers = await Promise.all(
      [1, 2].map((budgetCents) => set({ year: 2033, budgetCents, was: null }, budgetCents === 1 ? admin : staff)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error.current).toEqual({ budgetCents: await budgetOf(2033) });
    expect(await budgetOf(2033)).toBeGreaterThan(0);
  });

  test('must be above zero and for a valid calendar year', async () => {
    for (const body of [
      { year: 2031, budgetCents: 0 },
      { year: 2031, budgetCents: -5 },
      { year: 0, budgetCents: 5 },
      { year: 2031 },
      { year: 12_000, budgetCents: 5 },
    ])
      expect((await set(body)).status, JSON.stringify(body)).toBe(400);
  });
});
