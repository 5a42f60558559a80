import { setImmediate as minimizeOrClose } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';

let atrium: TestApi;
let admin: Client;
let other: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  other = await registerUser(atrium, { sampleData: true });
});
afterAll(() => atrium.close());

const today = () => atrium.clock.now.toISOString().slice(0, 10);
const isRefusedOrFine = (status: number) => (status >= 200 && status < 500) || status === 503;

test('blocks no other entity during 300 payments on one invoice, and counts or defers each once', async () => {
  const { body: list } = await admin.get('/apps/invoice/invoices', { status: 'Sent', allData: 'false' });
  const { id } = list.invoices[0];
  const paymentsOf = async () => (await admin.get(`/api/v1/invoices/${id}`)).body.invoice.payments.length as number;
  const before = await paymentsOf();
  let settled = 0;
  // Locks the invoice, so that all payments wait.
  await atrium.ownerQuery('begin');
  await atrium.ownerQuery("select 1 from invoices where entity = 'juniper' and id = $1 for update", [id]);
  const paying = Array.from({ length: 300 }, () =>
    admin.post(`/api/v1/invoices/${id}/payments`, { amountCents: 1, paidOn: today(), method: 'cash' }).finally(() => {
      settled += 1;
    }),
  );
  const mails = await Promise.all(Array.from({ length: 20 }, () => other.get('/apps/email/emails')));
  expect(mails.map(({ status }) => status)).toEqual(mails.map(() => 200));
  expect((await other.post('/apps/todo/add-tasks', { task: { title: 'Meanwhile' } })).status).toBe(201);
  expect((await admin.get('/apps/email/emails')).status).toBe(200);
  // All still wait, except those rejected because the queue is full.
  expect(settled).toBeLessThanOrEqual(50);
  await atrium.ownerQuery('commit');
  const answers = await Promise.all(paying);
  const paid = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 503);
  expect(paid + refused.length).toBe(300);
  expect(paid).toBeGreaterThan(0);
  for (const { headers, body } of refused) {
    expect(headers.get('Retry-After')).toBe('5');
    expect(body.error.code).toBe('unavailable');
  }
  expect(await paymentsOf()).toBe(before + paid);
}, 120_000);

test('responds, rejects or defers while backends are terminated, never with 500', async () => {
  const calls: (() => Promise<{ status: number; body: unknown }>)[] = [
    () => admin.get('/apps/email/emails'),
    () => admin.get('/apps/invoice/invoices'),
    () => admin.get('/apps/kanban/tasks'),
    () => admin.get('/api/v1/session'),
    () => admin.get('/api/v1/invoice-export', { format: 'csv' }),
    () => admin.post('/apps/todo/add-tasks', { task: { title: 'Survive' } }),
    () => admin.post('/apps/kanban/reorder-tasks', { data: { taskId: 1, targetTaskId: 2 } }),
    () => admin.post('/apps/todo/update-task', { task: { id: 999_999 } }),
    () => admin.post('/api/v1/clients', { name: 'Somebody' }),
    () => send(atrium, '/login?username=admin&api=login&userType=staff', { headers: { 'X-Password': 'admin' } }),
    () => send(atrium, '/jwt/login', { method: 'POST', body: JSON.stringify({ email: 'admin', password: 'wrong' }) }),
    () => send(atrium, '/api/v1/registration'),
    () => send(atrium, '/api/v1/notify-me', { method: 'POST', body: JSON.stringify({ email: 'some@body.example' }) }),
    () => send(atrium, '/readyz'),
    () => send(atrium, '/api/v1/calendar/feeds/nothing'),
  ];
  // Silenced, because it would log each one.
  atrium.deps.log = { info() {}, warn() {}, error() {} };
  // As on the host: work after a response may be lost.
  atrium.deps.afterwards = (work) => void work().catch(() => undefined);
  const statuses = new Map<number, number>();
  const bad: string[] = [];
  let working = true;
  const callers = calls.map(async (call, at) => {
    // A request that doesn't use the database would never yield to the others.
    for (; working; await minimizeOrClose()) {
      const { status, body } = await call();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (!isRefusedOrFine(status)) bad.push(`${at}: ${status} ${JSON.stringify(body)}`);
    }
  });
  for (let round = 0; round < 60 || !statuses.has(503); round++) {
    await atrium.ownerQuery(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'atrium_app'",
    );
  }
  working = false;
  await Promise.all(callers);
  expect(bad).toEqual([]);
  expect((await admin.get('/apps/email/emails')).status).toBe(200);
}, 120_000);
