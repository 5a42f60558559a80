import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, send } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { receiveMail } from './receive-mail.ts';

let atrium: TestApi;
let who: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { sampleData: false } });
  who = await registerUser(atrium);
});
afterAll(() => atrium.close());

const mailboxOf = ({ userData }: Client) => ({ entity: userData.eid.split('-')[0] ?? '', personId: userData.id });
const receive = (source: string, to = who) => receiveMail(atrium.deps, new TextEncoder().encode(source), [mailboxOf(to)]);
const newPerson = async () => {
  who = await registerUser(atrium);
};

interface Written {
  id: string;
  subject: string;
  refersTo?: string[];
  minute?: number;
  text?: string;
  more?: string[];
}
const mail = ({ id, subject, refersTo = [], minute = 0, text = `About ${id}`, more = [] }: Written) =>
  [
    `From: ${id} <${id}@outside.example>`,
    `Subject: ${subject}`,
    `Date: ${new Date(atrium.clock.now.getTime() + (minute - 2000) * 60_000).toUTCString()}`,
    `Message-ID: <${id}@outside.example>`,
    ...(refersTo.length > 0 ? [`References: ${refersTo.map((one) => `<${one}@outside.example>`).join(' ')}`] : []),
    ...more,
    '',
    text,
  ].join('\r\n');

interface Shown {
  id: number;
  subject: string;
  isRead: boolean;
  from: { name: string };
  replies: Shown[];
}
const flat = (some: Shown[]): Shown[] => some.flatMap((one) => [one, ...flat(one.replies)]);
const list = async (folder = 'inbox', q = ''): Promise<Shown[]> =>
  (await who.get('/apps/email/emails', { folder, perPage: 100, ...(q && { q }) })).body.emails;
/** Returns the conversations by sender, listed emails first. */
const conversations = async (folder = 'inbox') =>
  (await list(folder))
    .map((one) => [
      one.from.name,
      ...flat(one.replies)
        .map(({ from }) => from.name)
        .sort(),
    ])
    .sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
const idOf = async (name: string, folder = 'inbox') => flat(await list(folder)).find(({ from }) => from.name === name)?.id ?? 0;
const change = async (name: string, dataToUpdate: object, folder = 'inbox') =>
  expect((await who.post('/apps/email/update-emails', { emailIds: [await idOf(name, folder)], dataToUpdate })).status).toBe(200);
const wrongCounts = () =>
  atrium.ownerQuery(`
    select c.entity, c.owner_id, c.folder from mail_counts c full join (
      select entity, owner_id, listed_in as folder, count(*) as total, count(*) filter (where not is_read) as unread
      from mails where listed_in is not null group by 1, 2, 3
    ) m using (entity, owner_id, folder) where coalesce(c.total, 0) <> coalesce(m.total, 0) or coalesce(c.unread, 0) <> coalesce(m.unread, 0)`);

describe('a conversation', () => {
  test('includes a reply that arrives before the email it answers', async () => {
    await newPerson();
    await receive(mail({ id: 'child', subject: 'Re: Late parent', refersTo: ['parent'], minute: 9 }));
    await receive(mail({ id: 'parent', subject: 'Late parent', minute: 8 }));
    expect(await conversations()).toEqual([['parent', 'child']]);
    const { body } = await who.get('/apps/email/get-email', { id: await idOf('parent') });
    expect([body.earlier, body.replies.map(({ subject }: Shown) => subject)]).toEqual([[], ['Re: Late parent']]);
  });
  test('groups replies to an email that never arrived', async () => {
    await newPerson();
    for (const id of ['one', 'two', 'three'])
      await receive(mail({ id, subject: 'Re: [acme/shop] Cart is empty (#12)', refersTo: ['never'], minute: id.length }));
    expect(await conversations()).toEqual([['one', 'three', 'two']]);
  });
  test('includes emails linked only by In-Reply-To, also with several ids or without brackets', async () => {
    await newPerson();
    await receive(mail({ id: 'a', subject: 'Chairs' }));
    await receive(mail({ id: 'b', subject: 'Chairs', minute: 1 }));
    await receive(mail({ id: 'c', subject: 'Re: Chairs', minute: 2, more: ['In-Reply-To: <a@outside.example> <b@outside.example>'] }));
    await receive(mail({ id: 'd', subject: 'Re: Chairs', minute: 3, more: ['In-Reply-To: c@outside.example'] }));
    expect(await conversations()).toEqual([['a', 'b', 'c', 'd']]);
  });
  test('ends at an email with a clearly different subject and no quote', async () => {
    await newPerson();
    await receive(mail({ id: 'a', subject: 'Two chairs' }));
    await receive(mail({ id: 'hijack', subject: 'Invoice 4711, a completely new topic', refersTo: ['a'], minute: 1 }));
    await receive(mail({ id: 'quoting', subject: 'Delivery on Monday', refersTo: ['a'], minute: 2, text: 'Monday?\r\n> About a' }));
    await receive(mail({ id: 'translated', subject: 'AW: 转发: Two chairs', refersTo: ['a'], minute: 3 }));
    await receive(mail({ id: 'goes-on', subject: 'Re: Invoice 4711, a completely new topic', refersTo: ['a', 'hijack'], minute: 4 }));
    expect(await conversations()).toEqual([
      ['a', 'quoting', 'translated'],
      ['hijack', 'goes-on'],
    ]);
  });
  test('does not join emails that only share a message id; a reply joins the one with its subject', async () => {
    await newPerson();
    const scan = (name: string, minute: number) => mail({ id: 'same', subject: `Scan of door ${name}`, minute, text: name });
    await receive(scan('A', 0).replace('From: same', 'From: A'));
    await receive(scan('B', 1).replace('From: same', 'From: B'));
    await receive(mail({ id: 'answer', subject: 'Re: Scan of door B', refersTo: ['same'], minute: 2 }));
    expect(await conversations()).toEqual([['A'], ['B', 'answer']]);
  });
  test('merges two when the email that links them arrives', async () => {
    await newPerson();
    await receive(mail({ id: 'left', subject: 'Re: Oak', refersTo: ['root', 'a'], minute: 2, text: 'cedar' }));
    await receive(mail({ id: 'left-answer', subject: 'Re: Oak', refersTo: ['left'], minute: 3, text: 'birch' }));
    await receive(mail({ id: 'right', subject: 'Re: Oak', refersTo: ['b'], minute: 4, text: 'maple' }));
    await receive(mail({ id: 'right-answer', subject: 'Re: Oak', refersTo: ['right'], minute: 5, text: 'willow' }));
    expect(await conversations()).toHaveLength(2);
    await change('left', { isRead: true, labels: ['company'] });
    await change('right', { isStarred: true, labels: ['private'], folder: 'archive' });
    await receive(mail({ id: 'b', subject: 'Re: Oak', refersTo: ['root'], minute: 1, text: 'linden' }));
    expect(await conversations()).toEqual([['b', 'left', 'left-answer', 'right', 'right-answer']]);
    expect(await list('archive')).toEqual([]);
    expect((await list())[0]).toMatchObject({ isRead: false, isStarred: true });
    expect((await who.get('/apps/email/get-email', { id: await idOf('b') })).body.labels.sort()).toEqual(['company', 'private']);
    for (const word of ['cedar', 'birch', 'maple', 'willow', 'linden']) expect(await list('inbox', word), word).toHaveLength(1);
    expect(await wrongCounts()).toEqual([]);
    // A notification for one part counts for the whole, and is settled with it.
    await change('b', { isRead: true });
    const told = await atrium.ownerQuery(
      `select id from notifications where entity = '${mailboxOf(who).entity}' and area = 'email' and read_at is null`,
    );
    expect(told).toEqual([]);
  });
  test('that was snoozed returns when an unread email joins it', async () => {
    await newPerson();
    await receive(mail({ id: 'child', subject: 'Re: Snoozed', refersTo: ['parent'], minute: 1 }));
    const until = new Date(atrium.clock.now.getTime() + 3_600_000).toISOString();
    expect((await who.post('/api/v1/emails/snooze', { emailIds: [await idOf('child')], until })).status).toBe(200);
    await receive(mail({ id: 'parent', subject: 'Snoozed' }));
    expect([await conversations(), await list('snoozed')]).toEqual([[['parent', 'child']], []]);
    expect(await wrongCounts()).toEqual([]);
  });
  test('is not merged with another by spam', async () => {
    await newPerson();
    await receive(mail({ id: 'a', subject: 'Offer' }));
    await receive(mail({ id: 'b', subject: 'Offer', minute: 1 }));
    await receive(mail({ id: 'spam', subject: 'Offer', refersTo: ['a', 'b'], more: ['X-Spam-Flag: YES'] }));
    expect(await conversations()).toEqual([['a'], ['b']]);
  });
  test('stays one when its emails arrive concurrently, or in one file', async () => {
    await newPerson();
    const ids = Array.from({ length: 8 }, (_, index) => `m${index}`);
    const one = (id: string, index: number) =>
      mail({ id, subject: 'Re: At once', refersTo: ids.slice(Math.max(0, index - 1), index), minute: index });
    await Promise.all(ids.map((id, index) => receive(one(id, index))));
    expect(await conversations()).toEqual([ids]);
    await newPerson();
    const mbox = ids
      .map(one)
      .toReversed()
      .map((source) => `From a@b.example Thu Jan  1 10:20:30 2015\n${source}\n\n`)
      .join('');
    const { body } = await send(atrium, '/api/v1/mail/mbox?folder=inbox', {
      method: 'POST',
      headers: { Authorization: `Bearer ${who.accessToken}` },
      body: mbox,
    });
    expect([body, await conversations()]).toEqual([{ imported: 8, skipped: 0, failed: [] }, [ids]]);
  });
});

test('the same emails form the same conversations in any order of arrival', async () => {
  // Generates a forest: each email replies to an earlier one or starts a conversation; some omit references, and some never arrive.
  const forest = fc
    .array(
      fc.record({
        parent: fc.nat(20),
        isRoot: fc.boolean(),
        forgets: fc.boolean(),
        isLost: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
        changesSubject: fc.integer({ min: 0, max: 4 }).map((chance) => chance === 0),
        minute: fc.nat(1000),
        quotes: fc.boolean(),
      }),
      { minLength: 2, maxLength: 9 },
    )
    .map((drawn) => {
      const written: (Written & { isLost: boolean })[] = [];
      for (const [index, one] of drawn.entries()) {
        const parent = one.isRoot ? undefined : written[one.parent % Math.max(1, index)];
        const chain = parent ? [...(parent.refersTo ?? []), parent.id] : [];
        const kept = parent?.subject ?? `Subject${index} alone${index}`;
        written.push({
          id: `m${index}`,
          subject: one.changesSubject ? `Other${index} thing${index}` : kept,
          refersTo: one.forgets ? chain.slice(-1) : chain,
          minute: one.minute,
          text: one.quotes ? `Yes\r\n> about it` : 'Yes',
          isLost: one.isLost,
        });
      }
      return written.filter(({ isLost }) => !isLost);
    });
  const inOrder = forest.chain((mails) =>
    fc.record({ mails: fc.constant(mails), other: fc.shuffledSubarray(mails, { minLength: mails.length, maxLength: mails.length }) }),
  );
  await fc.assert(
    fc.asyncProperty(inOrder, async ({ mails, other }) => {
      const found = [];
      for (const order of [mails, other]) {
        await newPerson();
        for (const one of order) await receive(mail(one));
        found.push(await conversations());
      }
      expect(found[1]).toEqual(found[0]);
      expect(found[0]?.flat().sort()).toEqual(mails.map(({ id }) => id).sort());
    }),
    { numRuns: 25 },
  );
  expect(await wrongCounts()).toEqual([]);
});
