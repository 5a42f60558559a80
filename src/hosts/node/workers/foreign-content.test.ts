import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiveIncomingMail } from '#app/receive-incoming-mail.ts';
import { findMailboxes } from '#features/email/server/public-api.ts';
import type { HeavyWork } from '#server/heavy-work.ts';
import { type Client, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { workerPool } from './worker-pool.ts';

const pool = workerPool();
/** Records events in order. */
let order: string[] = [];
const noting = (work: HeavyWork): HeavyWork => ({
  run: async (task, ...given) => {
    const answer = await work.run(task, ...given);
    order.push(task.name);
    return answer;
  },
  boundTo: (entity) => noting(work.boundTo(entity)),
});
let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi({ heavy: noting(pool) });
  admin = await signInAs(atrium, 'admin');
});
afterAll(async () => {
  await atrium.close();
  await pool.close();
});
beforeEach(() => {
  order = [];
});

const manyLines = Buffer.from(
  `Subject: Many lines\r\nFrom: a@world.example\r\n\r\n${'one of the lines of this mail, and not a short one\r\n'.repeat(250_000)}`,
);

describe('a mail of 13 MB', () => {
  test('is parsed in the pool while another request is handled', async () => {
    const [reading, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = (work: HeavyWork): HeavyWork => ({
      run: async (task, ...given) => {
        const read = work.run(task, ...given);
        reading.resolve();
        await answered.promise;
        return read;
      },
      boundTo: (entity) => holding(work.boundTo(entity)),
    });
    const mailboxes = await findMailboxes(atrium.deps, ['admin@demo.com']);
    const filing = receiveIncomingMail({ ...atrium.deps, heavy: noting(holding(pool)) }, manyLines, mailboxes);
    await reading.promise;
    expect((await admin.get('/apps/email/emails', { compact: 'true' })).status).toBe(200);
    order.push('another call');
    answered.resolve();
    await filing;
    expect(order).toEqual(['another call', 'read a mail']);
  });
  test('shows its start and attaches the whole text as a file', async () => {
    const [mail] = (await admin.get('/apps/email/emails', { q: 'Many lines' })).body.emails;
    expect(mail.attachments).toMatchObject([{ fileName: 'message.txt', isWholeMessage: true }]);
    expect(mail.message.length).toBeLessThan(210_000);
  });
});

describe('the pool also handles', () => {
  test('a long message, and rejects too much markup as before', async () => {
    const message = `<div style="${'color:red;'.repeat(300)}">word</div>`.repeat(20);
    expect((await admin.post('/api/v1/emails/drafts', { key: 'much-markup', message })).status).toBe(201);
    expect(order).toEqual(['clean a message']);
    const refused = await admin.post('/api/v1/emails/drafts', { key: 'more-markup', message: '<b>x</b>'.repeat(20_000) });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['message']]);
  });
  test('a sheet of users', async () => {
    const csv = `Full name,E-mail\n${Array.from({ length: 1000 }, (_, index) => `Person ${index},person${index}@world.example`).join('\n')}`;
    const { body } = await admin.post('/api/v1/user-import', { csv, apply: false });
    expect([body.counts.new, order]).toEqual([1000, ['read a sheet of users']]);
  });
});
