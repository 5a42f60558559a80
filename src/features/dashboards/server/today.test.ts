import { beforeEach, describe, expect, test } from 'vitest';
import { invoiceWork } from '#features/invoice/server/invoice-work.ts';
import type { Client } from '../../../../tests/client.ts';
import { answerOf, dashboardOf } from '../../../../tests/dashboard-calls.ts';
import { invoiceCalls, line } from '../../../../tests/invoice-calls.ts';
import type { TodayCard } from '../today-contract.ts';

const calls = invoiceCalls();
const { add, issued, pay } = calls;

/** It is 10 March 2030, 09:00 UTC, and nothing needs attention. Maren, the admin, is person 1. */
beforeEach(async () => {
  await calls.atrium.ownerQuery(`update kanban_tasks set assignee_ids = '{}'; update products set stock = 10, is_published = true;
    delete from todo_tasks; delete from calendar_events; delete from mails where id >= 900000; update people set time_zone = null;
    update accounts set role = 'admin' where username = 'staff'`);
});

const get = (path: string, query: Record<string, string | number> = {}, who: Client = calls.admin) => answerOf(who, path, query);
async function today(query: Record<string, string> = {}, who: Client = calls.admin): Promise<TodayCard> {
  const { cards } = await dashboardOf(who, query);
  if (!cards.today) throw new Error('there is no card of today');
  return cards.today;
}
const posted = async (path: string, body: object, who: Client = calls.admin) => {
  const answer = await who.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
};

test('is empty when nothing needs attention', async () => {
  const { overdue, unanswered, cards, todos, events, orders, stock } = await today();
  for (const part of [overdue, unanswered, cards, todos, events, orders, stock]) expect(part).toMatchObject({ total: 0, rows: [] });
});

describe('overdue invoices', () => {
  test('are unpaid ones past their due date, as in the invoice list', async () => {
    const late = await issued({ issuedOn: '2030-02-01', dueOn: '2030-03-09', lines: [line(30_000)] });
    const partly = await issued({ issuedOn: '2030-02-01', dueOn: '2030-03-01', lines: [line(10_000)] });
    await pay(partly.id, 4000);
    const paid = await issued({ issuedOn: '2030-02-01', dueOn: '2030-03-01', lines: [line(5000)] });
    await pay(paid.id, 5000);
    await issued({ issuedOn: '2030-02-01', dueOn: '2030-03-10' });
    await add({ issuedOn: '2030-02-01', dueOn: '2030-03-01' });
    const voided = await issued({ issuedOn: '2030-02-01', dueOn: '2030-03-01' });
    await posted('/api/v1/invoices/delete', { ids: [voided.id] });
    const { overdue } = await today();
    expect(overdue).toMatchObject({ total: 2, sums: [{ currency: 'EUR', balanceCents: 36_000 }] });
    expect(overdue?.rows.map(({ id }) => id)).toEqual([partly.id, late.id]);
    expect((await get('/apps/invoice/invoices', { status: 'Past Due' })).total).toBe(overdue?.total);
    expect((await get('/api/v1/invoice-sums', { status: 'Past Due', on: '2030-03-10' })).sums).toMatchObject([{ balanceCents: 36_000 }]);
  });

  test('include more the next day, and none once everything is paid', async () => {
    const { id } = await issued({ issuedOn: '2030-02-01', dueOn: '2030-03-10', lines: [line(700)] });
    expect((await today()).overdue?.total).toBe(0);
    calls.atrium.clock.now = new Date('2030-03-11T00:30:00Z');
    await invoiceWork.work(calls.atrium.deps);
    expect((await today()).overdue).toMatchObject({ total: 1, rows: [{ id, balanceCents: 700 }] });
    await posted('/api/v1/invoices/mark-paid', { ids: [id], paidOn: '2030-03-11', method: 'cash' });
    expect((await today()).overdue).toMatchObject({ total: 0, sums: [] });
  });

  test('are summed per currency and limited to three rows', async () => {
    for (const currency of ['EUR', 'EUR', 'USD', 'EUR']) await issued({ issuedOn: '2030-02-01', dueOn: '2030-03-01', currency });
    const { overdue } = await today();
    expect([overdue?.total, overdue?.rows.length, overdue?.sums.map(({ currency }) => currency)]).toEqual([4, 3, ['EUR', 'USD']]);
  });
});

describe('unanswered mail', () => {
  const mail = (id: number, more: { folder?: string; thread?: number; time?: string; set?: string; owner?: number } = {}) => {
    const { folder = 'inbox', thread = id, time = '2030-03-09T12:00:00Z', set = 'is_read = false', owner = 1 } = more;
    return calls.atrium.ownerQuery(`insert into mails (entity, id, owner_id, folder, from_name, from_email, "to", cc, bcc, subject, message, message_text, attachments, time, last_time, thread_id, created_at, updated_at)
        values ('juniper', ${id}, ${owner}, '${folder}', 'Oak', 'oak@elsewhere.example', '[]', '[]', '[]', 'About ${id}', '', '', '[]', '${time}', '${time}', ${thread}, now(), now());
        update mails set ${set} where id = ${id}`);
  };
  const listed = async (since = '') =>
    (await get('/apps/email/emails', { folder: 'inbox', q: `is:unanswered after:${since}`, zone: 'UTC' })).total;

  test('matches a search of the own inbox for unanswered mail', async () => {
    await mail(900_001);
    await mail(900_002, { time: '2030-03-10T08:00:00Z' });
    await mail(900_003, { folder: 'archive' });
    await mail(900_004, { set: `snoozed_until = '2031-01-01'` });
    await mail(900_005, { set: 'deleted_at = now()' });
    await mail(900_006, { owner: 3 });
    await mail(900_007, { folder: 'spam' });
    await mail(900_008, { time: '2030-02-10T23:59:59Z' });
    await mail(900_009, { time: '2030-02-11T00:00:00Z' });
    const { unanswered } = await today();
    expect(unanswered?.since).toBe('2030-02-11');
    expect(unanswered?.rows.map(({ id }) => id)).toEqual([900_002, 900_001, 900_009]);
    expect(unanswered?.total).toBe(3);
    expect(await listed(unanswered?.since)).toBe(3);
  });

  test('excludes a conversation once answered, and includes it again after a new mail', async () => {
    await mail(900_011);
    await mail(900_012, { folder: 'sent', thread: 900_011, time: '2030-03-09T13:00:00Z' });
    expect((await today()).unanswered?.total).toBe(0);
    await calls.atrium.ownerQuery(`update mails set last_time = '2030-03-09T14:00:00Z' where id = 900011`);
    expect((await today()).unanswered?.total).toBe(1);
  });

  test('excludes bounces, ours or from another server', async () => {
    await mail(900_031);
    await mail(900_032, { set: `from_email = 'mailer-daemon@demo.com'` });
    await mail(900_033, { set: `from_email = 'MAILER-DAEMON@mx.elsewhere.example'` });
    await mail(900_034, { set: `from_email = 'Postmaster@elsewhere.example'` });
    await mail(900_035, { set: `from_email = 'postmasters@elsewhere.example'` });
    const { unanswered } = await today();
    expect(unanswered?.rows.map(({ id }) => id).sort()).toEqual([900_031, 900_035]);
    expect([unanswered?.total, await listed(unanswered?.since)]).toEqual([2, 2]);
  });

  test('excludes mail to oneself and does not count a draft as an answer', async () => {
    await mail(900_021);
    await mail(900_022, { folder: 'sent', thread: 900_021 });
    await mail(900_023);
    await mail(900_024, { folder: 'sent', thread: 900_023, time: '2030-03-09T13:00:00Z', set: 'is_draft = true' });
    expect((await today()).unanswered?.rows.map(({ id }) => id)).toEqual([900_023]);
  });
});

describe('my cards and to-dos', () => {
  const todo = (title: string, dueDate: string | null, more: object = {}) =>
    posted('/apps/todo/add-tasks', { task: { title, dueDate, assignee: { id: 1 }, ...more } });

  test('include to-dos of mine that are due today or overdue, as in My day', async () => {
    await todo('today', '2030-03-10');
    await todo('before', '2030-03-01');
    await todo('tomorrow', '2030-03-11');
    await todo('some day', null);
    await todo('of Josephine', '2030-03-01', { assignee: { id: 3 } });
    await todo('done', '2030-03-01', { isCompleted: true });
    const deleted = await todo('deleted', '2030-03-01');
    await posted('/apps/todo/update-task', { task: { id: deleted.task.id, isDeleted: true } });
    const nobodys = await todo('of nobody, and mine', '2030-03-09', { assignee: null });
    const { todos } = await today();
    expect(todos?.rows.map(({ title }) => title)).toEqual(['before', nobodys.task.title, 'today']);
    const { tasks } = await get('/api/v1/todo/day', { since: '2030-03-10T00:00:00Z' });
    expect(todos?.total).toBe(tasks.filter(({ dueDate }: { dueDate: string | null }) => dueDate && dueDate <= '2030-03-10').length);
  });

  test('include cards of mine that are due before the day ends, on boards I can see', async () => {
    const { space } = await posted('/api/v1/kanban/spaces', { name: 'Showroom', columns: ['To do', 'Done'] });
    const card = async (title: string, dueAt: string, { person = 1, boardId = 'to-do' } = {}) => {
      const { newTask } = await posted('/apps/kanban/add-task', { data: { title, boardId, spaceId: space.id } });
      await calls.atrium.ownerQuery(`update kanban_tasks set due_at = $1, assignee_ids = array[$2]::bigint[] where id = $3`, [
        dueAt,
        person,
        newTask.id,
      ]);
      return newTask.id;
    };
    const late = await card('late', '2030-03-01T12:00:00Z');
    await card('today', '2030-03-10T23:59:59Z');
    await card('tomorrow', '2030-03-11T00:00:00Z');
    await card('of somebody else', '2030-03-01T12:00:00Z', { person: 3 });
    await card('done', '2030-03-01T12:00:00Z', { boardId: 'done' });
    const archived = await card('archived', '2030-03-01T12:00:00Z');
    await posted(`/api/v1/kanban/tasks/${archived}/archive`, {});
    const { cards } = await today();
    expect(cards).toMatchObject({ total: 2, rows: [{ title: 'late', doneBoardId: 'done' }, { title: 'today' }] });
    expect((await get('/api/v1/kanban/due', { until: '2030-03-11T00:00:00Z' })).cards).toHaveLength(2);
    await posted(`/api/v1/kanban/tasks/${late}/move`, { spaceId: space.id, boardId: 'done', beforeId: null });
    expect((await today()).cards?.total).toBe(1);
  });
});

describe('the events of the day', () => {
  const event = (title: string, start: string, end: string, more: object = {}) =>
    posted('/apps/calendar/add-event', { event: { title, start, end, allDay: false, extendedProps: { calendar: 'Business' }, ...more } });

  test('match the calendar, with those that have not ended first', async () => {
    await event('over', '2030-03-10T07:00:00Z', '2030-03-10T08:00:00Z');
    await event('running', '2030-03-10T08:30:00Z', '2030-03-10T09:30:00Z', { url: 'https://meet.example/oak' });
    await event('later', '2030-03-10T15:00:00Z', '2030-03-10T16:00:00Z', { extendedProps: { calendar: 'Business', location: 'Porto' } });
    await event('tomorrow', '2030-03-11T00:00:00Z', '2030-03-11T01:00:00Z');
    await event('yesterday', '2030-03-09T22:00:00Z', '2030-03-10T00:00:00Z');
    await event('of Josephine', '2030-03-10T15:00:00Z', '2030-03-10T16:00:00Z', { extendedProps: { calendar: 'Personal' } });
    const { events, next } = await today({}, calls.admin);
    const shown = await get('/apps/calendar/events', { start: '2030-03-10T00:00:00Z', end: '2030-03-11T00:00:00Z' });
    expect(events?.total).toBe(shown.length);
    expect(events?.rows).toMatchObject([
      { title: 'running', joinAddress: 'https://meet.example/oak' },
      { title: 'later', joinAddress: null, location: 'Porto' },
      { title: 'of Josephine' },
    ]);
    expect(next).toBeNull();
    expect((await today({}, calls.staff)).events?.rows.map(({ title }) => title)).toEqual(['running', 'later']);
  });

  test('fall back to the next event when none is left', async () => {
    await event('over', '2030-03-10T07:00:00Z', '2030-03-10T08:00:00Z');
    await event('on Tuesday', '2030-03-12T07:00:00Z', '2030-03-12T08:00:00Z');
    expect(await today()).toMatchObject({ events: { total: 1, rows: [] }, next: { title: 'on Tuesday', allDay: false } });
  });
});

describe('the shop', () => {
  test('lists orders to ship: those not yet shipped that are paid or will be paid on delivery', async () => {
    // Ship all sample orders first.
    await calls.atrium.ownerQuery("update orders set status = 'shipped' where status in ('placed', 'paid')");
    const { address } = await posted('/api/v1/shop/addresses', {
      ...{ name: 'Josephine', company: '', street: 'Leith Walk 1', city: 'Edinburgh', postalCode: 'EH6', country: 'Portugal', phone: '' },
    });
    let orderNumber = 0;
    const order = async (payment: string, ...statuses: string[]) => {
      await posted('/api/v1/shop/cart/1', { qty: 1 });
      const { quote } = await get('/api/v1/shop/checkout');
      const made = { clientKey: `key-of-today-${++orderNumber}-of-these-orders`, addressId: address.id, payment, coupon: '' };
      let { order: now } = await posted('/api/v1/shop/orders', { ...made, totalCents: quote.totalCents });
      for (const status of statuses) now = (await posted(`/api/v1/orders/${now.id}/status`, { status, version: now.version })).order;
      return now;
    };
    await order('bank-transfer');
    const paid = await order('bank-transfer', 'paid');
    const onInvoice = await order('invoice');
    const onDelivery = await order('cash-on-delivery');
    await order('invoice', 'shipped');
    await order('bank-transfer', 'paid', 'shipped');
    await order('invoice', 'cancelled');
    const { orders } = await today();
    expect(orders).toMatchObject({ total: 3, rows: [{ id: paid.id, name: 'Josephine', itemCount: 1, version: paid.version }, {}, {}] });
    expect(orders?.rows.map(({ id }) => id)).toEqual([paid.id, onInvoice.id, onDelivery.id]);
    expect((await get('/api/v1/orders', { status: 'to-ship' })).total).toBe(3);
    await posted(`/api/v1/orders/${paid.id}/status`, { status: 'shipped', version: orders?.rows[0]?.version });
    expect((await today()).orders?.total).toBe(2);
  });

  test('lists low stock: published products with fewer than five left but not sold out', async () => {
    await calls.atrium.ownerQuery(`update products set stock = 5 where id = 1; update products set stock = 4 where id = 2; update products set stock = 0 where id = 3;
      update products set stock = 0, is_published = false where id = 4; update products set stock = 0, deleted_at = now() where id = 5`);
    const { stock } = await today();
    expect(stock?.rows.map(({ id, stock: left }) => [id, left])).toEqual([
      [3, 0],
      [2, 4],
    ]);
    expect((await get('/api/v1/products', { low: 1 })).total).toBe(stock?.total);
    await posted('/api/v1/products/3/stock', { change: 5, reason: 'delivery', note: '' });
    expect((await today()).stock).toMatchObject({ total: 1, rows: [{ id: 2 }] });
    await calls.atrium.ownerQuery('update products set deleted_at = null');
  });
});

describe('a person without read access', () => {
  const parts: Record<string, string[]> = {
    Invoice: ['overdue'],
    Email: ['unanswered'],
    Board: ['cards'],
    Todo: ['todos'],
    Calendar: ['events', 'next'],
    Order: ['orders'],
    Product: ['stock'],
  };

  test.each(Object.entries(parts))('with only %s leaves out everything else', async (subject, keys) => {
    const rules = ['View', subject].map((one) => ({ action: 'read', subject: one }));
    const { role } = await posted('/api/v1/roles', { title: `Reads ${subject}`, rules });
    await calls.atrium.ownerQuery(`update accounts set role = $1 where username = 'staff'`, [role.name]);
    expect(Object.keys(await today({}, calls.staff)).sort()).toEqual(['day', ...keys].sort());
  });

  test('to any of it gets no card', async () => {
    const { role } = await posted('/api/v1/roles', { title: 'Reads views', rules: [{ action: 'read', subject: 'View' }] });
    await calls.atrium.ownerQuery(`update accounts set role = $1 where username = 'staff'`, [role.name]);
    const body = await get('/api/v1/dashboard', {}, calls.staff);
    expect([body.cards, body.arrangement.cards]).toEqual([{}, []]);
  });
});

describe('the reader’s day', () => {
  test('follows the time zone in the request, otherwise theirs, otherwise UTC', async () => {
    calls.atrium.clock.now = new Date('2030-03-10T23:30:00Z');
    await posted('/apps/todo/add-tasks', { task: { title: 'on the 11th', dueDate: '2030-03-11', assignee: { id: 1 } } });
    const seen = async (query: Record<string, string> = {}) => {
      const { day, todos } = await today(query);
      return [day, todos?.total];
    };
    expect(await seen()).toEqual(['2030-03-10', 0]);
    expect(await seen({ zone: 'Pacific/Auckland' })).toEqual(['2030-03-11', 1]);
    await calls.atrium.ownerQuery(`update people set time_zone = 'Europe/Berlin' where id = 1`);
    expect(await seen()).toEqual(['2030-03-11', 1]);
    expect(await seen({ zone: 'America/New_York' })).toEqual(['2030-03-10', 0]);
  });

  test('rejects an unknown time zone by field name', async () => {
    const { status, body } = await calls.admin.get('/api/v1/dashboard', { zone: 'Nowhere/Oak' });
    expect([status, body.error.reasons]).toEqual([400, { zone: [{ code: 'not_a_zone' }] }]);
  });
});
