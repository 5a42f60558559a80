import { expect, test } from 'vitest';
import { signInAs } from '../tests/client.ts';
import { testApi } from '../tests/test-api.ts';
import { timed } from './timed.ts';

const mailCount = 1000;
const recipientCount = 10;
const atOnce = 8;

test('sending inside the entity', async () => {
  const atrium = await testApi();
  const admin = await signInAs(atrium, 'admin');
  const { people } = (await admin.get('/api/v1/people')).body as { people: { fullName: string; email: string }[] };
  const to = people.slice(0, recipientCount).map(({ fullName, email }) => ({ name: fullName, email }));
  const message = `<p>${'The walnut for the long tables comes on Thursday, so the benches wait a day. '.repeat(6)}</p>`;
  await atrium.ownerQuery('vacuum analyze');

  const whole = await timed(() =>
    inTurns(async (n) => {
      const begun = await admin.post('/api/v1/emails/drafts', { key: `bench-key-${n}`, to, subject: `Thursday ${n}`, message });
      const sent = await admin.post(`/api/v1/emails/drafts/${begun.body.email.id}/send`, { undoSeconds: 0 });
      expect(sent.status).toBe(200);
    }),
  );
  const [arrived] = await atrium.ownerQuery(
    "select count(*)::int as mails from mails where subject like 'Thursday %' and folder = 'inbox'",
  );
  expect(arrived?.mails).toBe(mailCount * recipientCount);

  const drafts: number[] = [];
  await inTurns(async (n) => {
    const begun = await admin.post('/api/v1/emails/drafts', { key: `second-key-${n}`, to, subject: `Friday ${n}`, message });
    drafts[n] = begun.body.email.id;
  });
  const sendOnly = await timed(() =>
    inTurns(async (n) => {
      await admin.post(`/api/v1/emails/drafts/${drafts[n]}/send`, { undoSeconds: 0 });
    }),
  );
  const bare = await timed(() =>
    inTurns((n) =>
      atrium.deps.database.writing('juniper', async (db) => {
        await db.execute(`insert into mails (entity, id, owner_id, folder, from_name, from_email, "to", cc, bcc, subject, message, message_text, attachments, time, last_time, thread_id, created_at, updated_at)
          select 'juniper', 1000000 + ${n} * 20 + p, p, 'inbox', 'Maren Lindqvist', 'admin@demo.com', '${JSON.stringify(to).replaceAll("'", "''")}', '[]', '[]', 'Bare ${n}', '${message}', '${message}', '[]', now(), now(), 1, now(), now()
          from generate_series(1, ${recipientCount + 2}) p where p <> 2 limit ${recipientCount + 1}`);
      }),
    ),
  );
  console.log('| 1,000 mails to 10 people | s | ratio to the bare rows |\n|---|---|---|');
  const rows: [string, number][] = [
    ['begin a draft and send it', whole],
    ['send drafts that are there', sendOnly],
    ['bare SQL: 1,000 transactions of 11 rows', bare],
  ];
  for (const [what, ms] of rows) console.log(`| ${what} | ${(ms / 1000).toFixed(1)} | ${(ms / bare).toFixed(1)} |`);
  await atrium.close();
});

async function inTurns(work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < mailCount) await work(next++);
    }),
  );
}
