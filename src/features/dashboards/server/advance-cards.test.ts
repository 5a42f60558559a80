import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, send, signInAs } from '../../../../tests/client.ts';
import { answerOf, dashboardOf } from '../../../../tests/dashboard-calls.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { type CardKey, pageNames } from '../contract.ts';

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
const cardsOf = async (name: string, query: Query = {}, who = admin) => (await dashboardOf(who, { name, ...query })).cards;
const advance = (query: Query = {}, who = admin) => cardsOf('advance-cards', query, who);

test('each page returns its cards in one request, with the sample and without any data in the period', async () => {
  for (const name of pageNames)
    for (const query of [{}, { range: 'year' }, { from: '1990-01-01', until: '1990-01-31' }])
      expect(Object.keys(await cardsOf(name, query)).length, name).toBeGreaterThan(4);
  expect(Object.keys(await cardsOf('statistics-cards'))).toHaveLength(9);
  expect(Object.keys(await cardsOf('analytics-cards'))).toHaveLength(8);
});

test('each figure equals the response of its own specification endpoint', async () => {
  const alone: [string, CardKey, string][] = [
    ['statistics-cards', 'revenueGenerated', '/card/card-statistics/revenue'],
    ['statistics-cards', 'salesCount', '/card/card-statistics/sales'],
    ['statistics-cards', 'siteTraffic', '/card/card-statistics/site-traffic'],
    ['statistics-cards', 'activeUsers', '/card/card-statistics/active-users'],
    ['statistics-cards', 'newsletter', '/card/card-statistics/newsletter'],
    ['analytics-cards', 'revenue', '/card/card-analytics/revenue'],
    ['analytics-cards', 'productOrders', '/card/card-analytics/product-orders'],
    ['analytics-cards', 'sessionsDevice', '/card/card-analytics/sessions-device'],
    ['analytics-cards', 'customers', '/card/card-analytics/customers'],
  ];
  for (const [name, key, path] of alone)
    expect((await cardsOf(name, { range: 'year' }))[key], key).toEqual(await get(path, { range: 'year' }));
});

test('returns one card on its own, and nothing for a card that is not on the page', async () => {
  expect(Object.keys(await cardsOf('action-cards', { card: 'transactions' }))).toEqual(['transactions']);
  expect(await cardsOf('action-cards', { card: 'newestChat' })).toEqual({});
  expect((await admin.get('/api/v1/dashboard', { name: 'action-cards', card: 'weather' })).status).toBe(400);
});

test('the chat card shows the reader’s latest chat with its last messages', async () => {
  const { threads } = await get('/api/v1/chat');
  const { newestChat } = await advance();
  expect(newestChat?.thread).toMatchObject({ id: threads[0].id, isGroup: threads[0].isGroup });
  const sent = await admin.post('/api/v1/chat/messages', { threadId: threads[0].id, message: 'The *oak* has come' });
  expect(sent.status).toBe(201);
  const after = (await advance()).newestChat?.thread;
  expect(after?.messages.at(-1)).toMatchObject({ id: sent.body.message.id, text: 'The oak has come', isOwn: true, files: 0 });
  expect(
    (
      await send(atrium, `/api/v1/chat/messages/${sent.body.message.id}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${admin.accessToken}` },
      })
    ).status,
  ).toBe(200);
  expect((await advance()).newestChat?.thread?.messages.map(({ id }) => id)).not.toContain(sent.body.message.id);
});

test('the chat card marks nothing as seen and never shows another person’s chat', async () => {
  const { contacts } = await get('/api/v1/chat', {}, staff);
  const client = contacts.find(({ fullName }: { fullName: string }) => fullName !== admin.userData.fullName);
  const sent = await staff.post('/api/v1/chat/messages', { contactId: client.id, message: 'Between the two of us' });
  expect(sent.status).toBe(201);
  expect((await advance({}, staff)).newestChat?.thread?.messages.at(-1)?.text).toBe('Between the two of us');
  expect(JSON.stringify((await advance()).newestChat)).not.toContain('Between the two of us');
  const mine = await staff.post('/api/v1/chat/messages', { contactId: admin.userData.id, message: 'Nora, are you there?' });
  expect(mine.status).toBe(201);
  expect((await advance()).newestChat?.thread?.id).toBe(mine.body.threadId);
  const { threads } = await get('/api/v1/chat');
  expect(threads.find(({ id }: { id: number }) => id === mine.body.threadId).unseen).toBeGreaterThan(0);
});

test('the newest card is an open one assigned to the reader', async () => {
  const { appDesign } = await advance();
  expect(appDesign?.task?.assignees.map(({ id }) => id)).toContain(admin.userData.id);
  const added = await admin.post('/apps/kanban/add-task', { data: { title: 'Draw the new app', boardId: 'todo' } });
  expect(added.status).toBe(201);
  expect((await advance()).appDesign?.task?.id).toBe(appDesign?.task?.id);
  await atrium.ownerQuery("update kanban_tasks set assignee_ids = array[$1]::bigint[] where entity = 'juniper' and id = $2", [
    admin.userData.id,
    added.body.newTask.id,
  ]);
  expect((await advance()).appDesign?.task).toMatchObject({ id: added.body.newTask.id, title: 'Draw the new app' });
});

test('the client shares add up to the invoiced total', async () => {
  const { business } = await advance({ range: 'year' });
  const { revenue } = await cardsOf('analytics-cards', { range: 'year' });
  expect(business?.totalCents).toBe(revenue?.thisCents);
  const named = business?.clients.reduce((sum, { totalCents }) => sum + totalCents, 0) ?? 0;
  expect(named + (business?.othersCents ?? 0)).toBe(business?.totalCents);
  expect(business?.clients[0]?.share).toBeCloseTo((business?.clients[0]?.totalCents ?? 0) / (business?.totalCents ?? 1), 10);
  expect((await advance({ from: '1990-01-01', until: '1990-01-31' })).business).toMatchObject({
    totalCents: 0,
    clients: [],
    othersCents: 0,
  });
});

test('card counts per person match the first board', async () => {
  const { employeeTasks } = await advance();
  const [first] = employeeTasks?.people ?? [];
  const { boards, cards } = await get('/api/v1/kanban', { space: String(employeeTasks?.space?.id) });
  const own = cards.filter(({ assigneeIds }: { assigneeIds: number[] }) => assigneeIds.includes(first?.id ?? 0));
  const done = boards.filter(({ isDone }: { isDone: boolean }) => isDone).map(({ id }: { id: string }) => id);
  expect(first).toMatchObject({ total: own.length, done: own.filter(({ boardId }: { boardId: string }) => done.includes(boardId)).length });
  expect(first?.total).toBeGreaterThan(0);
});

test('employees by post match the employee list', async () => {
  const { posts } = await advance();
  expect(posts?.total).toBe((await get('/api/v1/employees')).total);
  expect(posts?.applied).toBe((await get('/api/v1/employees', { status: '5' })).total);
  const [first] = posts?.rows ?? [];
  const { employees } = await get('/api/v1/employees', { post: first?.post ?? '', perPage: '100' });
  expect(employees.filter(({ post }: { post: string }) => post === first?.post)).toHaveLength(first?.count ?? 0);
});

test('the payment card shows the invoice due first until it is paid, and again when the payment is undone', async () => {
  const before = (await advance()).payment;
  const id = before?.invoice?.id ?? 0;
  const paidOn = atrium.clock.now.toISOString().slice(0, 10);
  const paid = await admin.post('/api/v1/invoices/mark-paid', { ids: [id], paidOn, method: 'bank-transfer' });
  expect(paid.body.paid).toEqual([id]);
  const after = (await advance()).payment;
  expect(after?.open).toBe((before?.open ?? 0) - 1);
  expect((after?.invoice?.dueOn ?? '') >= (before?.invoice?.dueOn ?? '')).toBe(true);
  expect(after?.invoice?.id).not.toBe(id);
  expect((await admin.post('/api/v1/invoices/remove-payments', { ids: paid.body.paymentIds })).status).toBe(200);
  expect((await advance()).payment).toEqual(before);
});

test('the profile card matches the reader’s own profile page', async () => {
  for (const who of [admin, staff]) {
    const { header } = await get('/profile/data', {}, who);
    const { followers, following, posts, id, username: fullName, designation: role } = header;
    expect((await advance({}, who)).ownProfile).toMatchObject({ followers, following, posts, id, fullName, role });
  }
});

test('cards without permission are absent', async () => {
  const allowed = async (...subjects: string[]) => {
    const rules = ['View', ...subjects].map((subject) => ({ action: 'read', subject }));
    const { body } = await admin.post('/api/v1/roles', { title: `Reads ${subjects.join(' and ')}`, rules });
    await atrium.ownerQuery(`update accounts set role = $1 where username = 'staff'`, [body.role.name]);
    return Object.keys(await advance({}, staff)).sort();
  };
  expect(await allowed()).toEqual([]);
  expect(await allowed('Chat')).toEqual(['newestChat']);
  expect(await allowed('Profile')).toEqual(['ownProfile']);
  expect(await allowed('Board')).toEqual(['appDesign', 'employeeTasks']);
  expect(await allowed('Employee')).toEqual(['posts']);
  expect(await allowed('Invoice')).toEqual(['business', 'payment', 'sales', 'timeline', 'transactions']);
  expect(Object.keys(await cardsOf('statistics-cards', {}, staff)).sort()).toEqual([
    'newsletter',
    'profitLineChart',
    'revenueGenerated',
    'salesCount',
    'siteTraffic',
  ]);
  await atrium.ownerQuery(`update accounts set role = 'admin' where username = 'staff'`);
});
