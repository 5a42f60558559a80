import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrations } from '#hosts/node/apply-migrations.ts';
import { type Client, signInAs } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  await atrium.ownerQuery("delete from mails where entity = 'juniper'");
});
afterAll(() => atrium.close());

/** Runs the migration that joins stored threads, as the database owner. */
async function joinStored(): Promise<void> {
  const migration = (await readMigrations()).find(({ name }) => name.includes('mail-threads'));
  const statement = migration?.sql.split('--> statement-breakpoint').at(-1) ?? '';
  expect(statement).toContain('joined_threads');
  await atrium.ownerQuery(`begin; set local role atrium_owner; ${statement} commit`);
}

interface Stored {
  id: number;
  subject: string;
  threadId?: number;
  refersTo?: string[];
  messageId?: string;
  set?: string;
}
/** Stores an email like earlier versions: in its own thread unless its parent existed. */
const store = ({ id, subject, threadId = id, refersTo = [], messageId = `<${id}@x>`, set = 'is_read = true' }: Stored) =>
  atrium
    .ownerQuery(
      `insert into mails (entity, id, owner_id, folder, from_name, from_email, "to", cc, bcc, subject, message, message_text, attachments, time, last_time, thread_id,
      message_id, reference_ids, created_at, updated_at)
    values ('juniper', $1::int, 1, 'inbox', $2, '', '[]', '[]', '[]', $3, '', $4, '[]', now() - interval '1 day' + $1::int * interval '1 minute', now() - interval '1 day' + $1::int * interval '1 minute',
      $5, $6, $7, now(), now())`,
      [id, `sender ${id}`, subject, `text${id}`, threadId, messageId, refersTo],
    )
    .then(() => atrium.ownerQuery(`update mails set ${set} where entity = 'juniper' and id = ${id}`));

const list = async (folder: string, q = '') => (await admin.get('/apps/email/emails', { folder, ...(q && { q }) })).body.emails;
interface Shown {
  id: number;
  replies: Shown[];
}
const flat = (some: Shown[]): number[] => some.flatMap(({ id, replies }) => [id, ...flat(replies)]);

test('the migration joins stored threads: late parents, replies to missing emails, chains of any length; and changes nothing else', async () => {
  // A child that arrived before its parent, with a nested reply.
  await store({ id: 1000, subject: 'Late parent' });
  await store({
    id: 1001,
    subject: 'Re: Late parent',
    refersTo: ['<1000@x>'],
    set: "is_starred = true, labels = '{company}', nested_text = 'text1002'",
  });
  await store({
    id: 1002,
    subject: 'AW: [x] Late parent',
    threadId: 1001,
    refersTo: ['<1001@x>'],
    set: 'is_nested = true, nested_in_id = 1001, reply_to_id = 1001',
  });
  // Siblings of an email that never arrived; one of them was archived.
  await store({ id: 1010, subject: 'Re: Missing', refersTo: ['<never@x>'] });
  await store({ id: 1011, subject: 'Re: Missing', refersTo: ['<never@x>'], set: "folder = 'archive', is_read = true" });
  // A chain in which each email references only the previous one.
  for (let at = 0; at < 40; at++) await store({ id: 1100 + at, subject: 'Re: Chain', refersTo: [`<${1100 + at - 1}@x>`] });
  // Emails that share a message id, a different subject, spam.
  await store({ id: 1200, subject: 'Scan', messageId: '<same@x>' });
  await store({ id: 1201, subject: 'Scan', messageId: '<same@x>' });
  await store({ id: 1210, subject: 'Oak' });
  await store({ id: 1211, subject: 'Something else entirely', refersTo: ['<1210@x>'] });
  await store({ id: 1220, subject: 'Re: Oak', refersTo: ['<1210@x>'], set: "folder = 'spam'" });
  await joinStored();
  const inbox = await list('inbox');
  const found = inbox.map((one: Shown) => flat([one]).sort()).sort((a: number[], b: number[]) => (a[0] ?? 0) - (b[0] ?? 0));
  expect(found).toEqual([
    [1000, 1001, 1002],
    [1010, 1011],
    Array.from({ length: 40 }, (_, at) => 1100 + at),
    ...[[1200], [1201], [1210], [1211]],
  ]);
  expect([await list('archive'), (await list('spam')).length]).toEqual([[], 1]);
  expect(inbox.find(({ id }: Shown) => id === 1000)).toMatchObject({ isRead: false, isStarred: true, labels: ['company'] });
  expect((await list('inbox', 'text1002')).map(({ id }: Shown) => id)).toEqual([1000]);
  const wrong = await atrium.ownerQuery(`
    select c.folder from mail_counts c full join (
      select entity, owner_id, listed_in as folder, count(*) as total, count(*) filter (where not is_read) as unread from mails where listed_in is not null group by 1, 2, 3
    ) m using (entity, owner_id, folder) where coalesce(c.total, 0) <> coalesce(m.total, 0) or coalesce(c.unread, 0) <> coalesce(m.unread, 0)`);
  expect(wrong).toEqual([]);
  const before = await atrium.ownerQuery("select * from mails where entity = 'juniper' order by id");
  await joinStored();
  expect(await atrium.ownerQuery("select * from mails where entity = 'juniper' order by id")).toEqual(before);
});
