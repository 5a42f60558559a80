import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { readQueues } from './read-queues.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase('atrium_sample');
});
afterAll(() => test.close());

it('reads what waits, and how much is kept, of all companies', async () => {
  const owner = { host: inject('postgresSocket'), user: 'postgres', database: String(test.app.database) };
  const [expected] = await test.ownerQuery('select sum(used_bytes)::float8 as bytes from public.file_usage');
  const idle = await readQueues(owner);
  expect(idle).toEqual({ emailsWaiting: 0, emailsLateSeconds: 0, webhooksWaiting: 0, filesBytes: expected?.bytes ?? 0 });
  await test.ownerQuery(`insert into public.mail_deliveries (entity, id, mail_id, owner_id, email, state, due_at, created_at, updated_at)
    select entity, 9000001, id, owner_id, 'someone@elsewhere.example', 'waiting', now() - interval '1 hour', now(), now() from public.mails limit 1`);
  const late = await readQueues(owner);
  expect([late.emailsWaiting, late.emailsLateSeconds >= 3600]).toEqual([1, true]);
});
