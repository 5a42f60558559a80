import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, signInAs } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { sendDueMails, wakeSnoozed } from './mail-work.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
});
afterAll(() => atrium.close());

const rounds = 25;

/** Counters that differ from the actual mailboxes. */
const wrongCounts = () =>
  atrium.ownerQuery(`
    select c.owner_id, c.folder, c.total, m.total as is from mail_counts c full join (
      select entity, owner_id, listed_in as folder, count(*) as total, count(*) filter (where not is_read) as unread
      from mails where listed_in is not null group by 1, 2, 3
    ) m using (entity, owner_id, folder) where coalesce(c.total, 0) <> coalesce(m.total, 0) or coalesce(c.unread, 0) <> coalesce(m.unread, 0)`);

test('two people who write to each other and to everyone while both move, snooze and star lose, duplicate and miscount nothing', async () => {
  const { people } = (await admin.get('/api/v1/people')).body as { people: { fullName: string; email: string }[] };
  const everybody = people.map(({ fullName, email }) => ({ name: fullName, email }));
  const statuses: number[] = [];
  const write = async (who: Client, n: number, undoSeconds: number) => {
    const { body } = await who.post('/api/v1/emails/drafts', { key: randomUUID(), to: everybody, subject: `Race ${n}` });
    // Sent twice, as after a lost response.
    const answers = await Promise.all([1, 2].map(() => who.post(`/api/v1/emails/drafts/${body.email.id}/send`, { undoSeconds })));
    statuses.push(...answers.map(({ status }) => status));
  };
  const disturb = async (who: Client) => {
    const { emails } = (await who.get('/apps/email/emails', { folder: 'inbox', perPage: 5 })).body as { emails: { id: number }[] };
    const emailIds = emails.map(({ id }) => id);
    if (emailIds.length === 0) return;
    const until = new Date(atrium.clock.now.getTime() + 1000).toISOString();
    const answers = await Promise.all([
      who.post('/apps/email/update-emails', { emailIds, dataToUpdate: { isStarred: true, isRead: true } }),
      who.post('/apps/email/update-emails-label', { emailIds, label: 'company', value: true }),
      who.post('/api/v1/emails/snooze', { emailIds: emailIds.slice(0, 2), until }),
    ]);
    statuses.push(...answers.map(({ status }) => status));
  };
  const work = async () => {
    await sendDueMails(atrium.deps, 'juniper');
    await wakeSnoozed(atrium.deps, 'juniper').catch((error: unknown) => {
      // The database breaks the deadlock, and the next run does the work.
      if (!/deadlock/.test(String((error as { cause?: unknown }).cause))) throw error;
    });
  };
  for (let round = 0; round < rounds; round++) {
    await Promise.all([
      write(admin, round, 0),
      write(staff, round, 0),
      write(admin, round, 1),
      disturb(admin),
      disturb(staff),
      work(),
      work(),
    ]);
    atrium.clock.advance(1001);
  }
  await work();
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const arrived = await atrium.ownerQuery(
    `select owner_id, count(*)::int as mails from mails where subject like 'Race %' and folder <> 'sent' group by 1 order by 1`,
  );
  expect(arrived.map(({ mails }) => mails)).toEqual(everybody.map(() => rounds * 3));
  expect(await wrongCounts()).toEqual([]);
});
