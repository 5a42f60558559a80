import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldText } from '#contract/text/fold-text.ts';
import { type Client, clientWith, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { emailWithNeighbours, listEmails, listMarks, type MarkedEmail } from '../contract.ts';

let atrium: TestApi;
let admin: Client;
let somebodyElse: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  somebodyElse = await registerUser(atrium, { sampleData: true });
});
afterAll(() => atrium.close());

type Mail = {
  id: number;
  subject: string;
  time: string;
  folder: string;
  labels: string[];
  isRead: boolean;
  isStarred: boolean;
  version: number;
  message: string;
};
const list = async (query: Record<string, string | number> = {}, who = admin) => (await who.get('/apps/email/emails', query)).body;
const ids = (answer: { emails: Mail[] }) => answer.emails.map(({ id }) => id);
const get = async (id: number, place: Record<string, string> = {}) => (await admin.get('/apps/email/get-email', { id, ...place })).body;
const update = (emailIds: unknown, dataToUpdate: unknown, more: object = {}) =>
  admin.post('/apps/email/update-emails', { emailIds, dataToUpdate, ...more });
const label = (emailIds: number[], name: string, value?: boolean) =>
  admin.post('/apps/email/update-emails-label', { emailIds, label: name, ...(value !== undefined && { value }) });

describe('the list', () => {
  test('matches its contract, newest first', async () => {
    const answer = await list();
    listEmails.answer?.parse(answer);
    const times = answer.emails.map(({ time }: Mail) => time);
    expect(times).toEqual([...times].sort().reverse());
  });
  test.each([
    ['inbox', 8],
    ['spam', 6],
    ['trash', 4],
    ['draft', 4],
    ['sent', 2],
    ['archive', 0],
    ['', 20],
  ])('of folder %j has its %d seeded emails', async (folder, total) => {
    const answer = await list({ folder });
    expect([answer.total, answer.emails.length]).toEqual([total, total]);
  });
  test('defaults to the inbox; there are 26 emails in all', async () => {
    const answer = await list();
    expect(new Set(answer.emails.map((mail: Mail) => mail.folder))).toEqual(new Set(['inbox']));
    const everything = [...(await list({ folder: '' })).emails, ...(await list({ folder: 'trash' })).emails];
    expect(everything.length + everything.reduce((sum, mail) => sum + mail.replies.length, 0)).toBe(26);
  });
  test.each([{ folder: '' }, { folder: 'starred' }, { folder: '', label: 'company' }, { folder: '', q: 'oak' }])(
    'of %j has the same marks and order as its emails, without their content',
    async (place) => {
      const answer = (await admin.get('/api/v1/emails/marks', place)).body;
      listMarks.answer?.parse(answer);
      const listed = (await list(place)).emails;
      expect(listed.length).toBeGreaterThan(0);
      expect(answer.emails).toEqual(
        listed.map(({ id, subject, folder, isRead, isStarred, isDraft, labels, sendAt, snoozedUntil }: MarkedEmail) => ({
          ...{ id, subject, folder, isRead, isStarred, isDraft, labels, sendAt, snoozedUntil },
        })),
      );
    },
  );
  test('starred contains starred emails that are not in trash', async () => {
    const all = (await list({ folder: '' })).emails.filter((mail: Mail) => mail.isStarred);
    const before = await list({ folder: 'starred' });
    expect(ids(before)).toEqual(all.map(({ id }: Mail) => id));
    const [first] = ids(before);
    await update([first], { folder: 'trash' });
    expect((await list({ folder: 'starred' })).total).toBe(before.total - 1);
    expect(ids(await list({ folder: 'trash' }))).toContain(first);
    await update([first], { folder: all[0].folder });
  });
  test('by label contains only emails with it, limited to a folder if given', async () => {
    const answer = await list({ folder: '', label: 'important' });
    expect(answer.total).toBeGreaterThan(0);
    for (const mail of answer.emails) expect(mail.labels).toContain('important');
    const inbox = await list({ folder: 'inbox', label: 'important' });
    for (const mail of inbox.emails) expect([mail.folder, mail.labels.includes('important')]).toEqual(['inbox', true]);
  });
  test('pages do not overlap, and a page beyond the end is empty with the right total', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, perPage: 3 })));
    expect(pages.map((page) => page.emails.length)).toEqual([3, 3, 2, 0]);
    expect(pages.map((page) => page.total)).toEqual([8, 8, 8, 8]);
    expect(new Set(pages.flatMap(ids)).size).toBe(8);
    for (const query of [{ page: 0 }, { page: -1 }, { perPage: 0 }, { perPage: 101 }, { page: 1e9 }]) {
      expect(await list(query), JSON.stringify(query)).toMatchObject({ emails: [], total: 8 });
    }
    expect((await list({ page: '', label: '' })).emails).toHaveLength(8);
  });
  test('in compact form omits messages and counts replies', async () => {
    const full = await list({ folder: '' });
    const compact = await list({ folder: '', compact: 'true' });
    expect(ids(compact)).toEqual(ids(full));
    expect(compact.emails.every((mail: Mail) => mail.message === '')).toBe(true);
    expect(compact.emails.map((mail: { replyCount: number }) => mail.replyCount)).toEqual(
      full.emails.map((mail: { replies: unknown[] }) => mail.replies.length),
    );
  });
  test.each([
    ['folder', { folder: 'attic' }],
    ['label', { label: 'urgent' }],
    ['page', { page: 'two' }],
    ['perPage', { perPage: 'many' }],
  ])('reports an invalid %s', async (field, query) => {
    const { status, body } = await admin.get('/apps/email/emails', query as unknown as Record<string, string | number>);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });
});

describe('the search', () => {
  test('covers sender, subject and text, ignoring case', async () => {
    const [mail] = (await list()).emails;
    const word = (text: string) => text.split(/[^\p{L}]+/u).filter((part) => part.length > 3)[0] ?? text;
    for (const found of [word(mail.from.name), word(mail.subject), word(mail.excerpt)]) {
      expect(ids(await list({ q: found.toUpperCase() })), found).toContain(mail.id);
    }
  });
  test('finds all words in any order, and quoted phrases only as written', async () => {
    const [mail] = (await list()).emails;
    const [first, second] = mail.subject.split(/[^\p{L}]+/u).filter((part: string) => part.length > 1);
    expect(ids(await list({ q: `${second} ${first}` }))).toContain(mail.id);
    expect(ids(await list({ q: `${mail.from.name.split(' ')[0]} ${second}` }))).toContain(mail.id);
    expect(ids(await list({ q: `${first} nothinglikeit` }))).toEqual([]);
    expect(ids(await list({ q: `"${mail.subject}"` }))).toContain(mail.id);
    expect(ids(await list({ q: `"${second} ${first}"` }))).not.toContain(mail.id);
  });
  test('ignores markup', async () => {
    expect((await list({ folder: '', q: '<p>' })).total).toBe(0);
  });
  test.each(['%', '_', '\\', "'"])('treats %s literally', async (mark) => {
    const answer = await list({ folder: '', q: mark });
    for (const mail of answer.emails)
      expect(foldText(`${mail.from.name}\n${mail.subject}\n${mail.message}`).replaceAll(/&[a-z#\d]+;/g, "'")).toContain(mark);
  });
  test('counts all results, not just the page', async () => {
    const all = await list({ folder: '', q: 'e' });
    const page = await list({ folder: '', q: 'e', perPage: 2 });
    expect([page.emails.length, page.total]).toEqual([2, all.total]);
  });
});

describe('the counts', () => {
  test('cover unread emails in inbox and spam and all drafts, whatever the filter', async () => {
    const unread = async (folder: string) => (await list({ folder })).emails.filter((mail: Mail) => !mail.isRead).length;
    const expected = { inbox: await unread('inbox'), draft: 4, spam: await unread('spam') };
    expect((await list()).emailsMeta).toEqual(expected);
    expect((await list({ folder: 'trash', q: 'nothing like it' })).emailsMeta).toEqual(expected);
  });
  test('change when emails are read, moved and restored', async () => {
    const before = (await list()).emailsMeta;
    const [mail] = (await list()).emails.filter(({ isRead }: Mail) => !isRead);
    await update([mail.id], { isRead: true });
    expect((await list()).emailsMeta.inbox).toBe(before.inbox - 1);
    await update([mail.id], { isRead: false, folder: 'spam' });
    expect((await list()).emailsMeta).toEqual({ ...before, inbox: before.inbox - 1, spam: before.spam + 1 });
    await update([mail.id], { folder: 'inbox' });
    expect((await list()).emailsMeta).toEqual(before);
  });
  test('stay correct with many concurrent writes', async () => {
    const all = ids(await list());
    await Promise.all(Array.from({ length: 30 }, (_, n) => update(n % 2 ? all : [...all].reverse(), { isRead: n % 3 === 0 })));
    await Promise.all(all.map((id, n) => update([id], { folder: n % 2 ? 'spam' : 'inbox' })));
    const answer = await list({ folder: 'inbox' });
    expect(answer.total).toBe(answer.emails.length);
    expect(answer.emailsMeta.inbox).toBe(answer.emails.filter(({ isRead }: Mail) => !isRead).length);
    await update(all, { folder: 'inbox', isRead: true });
    expect((await list()).emailsMeta.inbox).toBe(0);
  });
});

describe('an update', () => {
  test('changes the given fields of all chosen emails, and returns nothing', async () => {
    const [one, two] = ids(await list());
    const { status, body } = await update([one, String(two)], { isStarred: true, labels: ['private', 'company'] });
    expect([status, body]).toEqual([200, undefined]);
    for (const id of [one, two])
      expect(await get(id as number)).toMatchObject({ isStarred: true, labels: ['private', 'company'], folder: 'inbox' });
  });
  test.each([
    ['an unknown field', { isRed: true }, 'dataToUpdate.isRed'],
    ['the sender', { isRead: true, from: { name: 'x', email: 'y' } }, 'dataToUpdate.from'],
    ['the time', { time: '2020-01-01' }, 'dataToUpdate.time'],
    ['a folder that is none', { folder: 'starred' }, 'dataToUpdate.folder'],
    ['a label that is none', { labels: ['urgent'] }, 'dataToUpdate.labels.0'],
    ['nothing', {}, 'dataToUpdate'],
    ['the subject of what is no draft', { subject: 'mine' }, 'dataToUpdate.subject'],
  ])('with %s is rejected with the name of the field', async (_what, data, field) => {
    const [id] = ids(await list());
    const before = await get(id as number);
    const { status, body } = await update([id], data);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual([field]);
    expect(await get(id as number)).toEqual(before);
  });
  test('with one unknown id changes nothing', async () => {
    const [id] = ids(await list());
    const before = await get(id as number);
    const { status, body } = await update([id, 999_999], { isStarred: !before.isStarred });
    expect(status).toBe(400);
    expect(body.error.fields.emailIds[0]).toContain('999999');
    expect(await get(id as number)).toEqual(before);
  });
  test('of the person’s own draft sanitizes its text', async () => {
    const [id] = ids(await list({ folder: 'draft' }));
    const message = '<p onclick="x()">Hello <script>alert(1)</script><b>you</b></p><iframe src="//x"></iframe>';
    expect((await update([id], { subject: 'New words', message, to: [{ name: 'A', email: 'a@b.example' }] })).status).toBe(200);
    expect(await get(id as number)).toMatchObject({
      subject: 'New words',
      message: '<p>Hello <b>you</b></p>',
      to: [{ name: 'A', email: 'a@b.example' }],
      excerpt: 'Hello you',
    });
    expect(ids(await list({ folder: 'draft', q: 'hello you' }))).toEqual([id]);
  });
  test('of a sent email stays rejected after it is moved to drafts', async () => {
    const [id] = ids(await list({ folder: 'sent' }));
    await update([id], { folder: 'draft' });
    expect((await update([id], { message: 'never said' })).body.error.fields).toHaveProperty(['dataToUpdate.message']);
    await update([id], { folder: 'sent' });
  });
  test.each([
    ['a line break in the subject', { subject: 'a\r\nBcc: everybody@x.example' }, 'dataToUpdate.subject'],
    ['a line break in a name', { to: [{ name: 'x\ny', email: 'a@b.example' }] }, 'dataToUpdate.to.0.name'],
    ['what is no address', { cc: [{ name: '', email: 'nobody' }] }, 'dataToUpdate.cc.0.email'],
    ['more markup than anybody writes', { message: '<b>'.repeat(20_000) }, 'dataToUpdate.message'],
    [
      'a file by its number alone',
      { attachments: [{ fileName: 'x', thumbnail: '', size: '', url: '/api/v1/files/juniper/1/x' }] },
      'dataToUpdate.attachments.0.url',
    ],
  ])('a draft with %s is rejected', async (_what, data, field) => {
    const [id] = ids(await list({ folder: 'draft' }));
    const { status, body } = await update([id], data);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  });
  test('of a draft attaches files the person has access to, under a safe name', async () => {
    const [from] = (await list({ folder: 'inbox' })).emails.filter((mail: { attachments: unknown[] }) => mail.attachments.length > 0);
    const [id] = ids(await list({ folder: 'draft' }));
    const [file] = from.attachments;
    expect((await update([id], { attachments: [{ ...file, fileName: '../a\u202eb.svg' }] })).status).toBe(200);
    expect((await get(id as number)).attachments).toMatchObject([{ fileName: 'ab.svg', size: file.size }]);
  });
  test('at an old version returns 409 with the current email', async () => {
    const [id] = ids(await list());
    const { version } = await get(id as number);
    expect((await update([id], { isStarred: false }, { version })).status).toBe(200);
    const { status, body } = await update([id], { isStarred: true }, { version });
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'conflict', current: { id, version: version + 1, isStarred: false } });
  });
  test('notifies only the person’s open clients', async () => {
    const told: unknown[] = [];
    const stop = atrium.deps.changes.subscribe('juniper', (change) => told.push(change));
    const [id] = ids(await list());
    await update([id], { isRead: true });
    await expect.poll(() => told).toEqual([{ kind: 'email', ids: [id], person: admin.userData.id }]);
    stop();
  });
});

describe('a label', () => {
  test('is added where it is missing and removed where it is set', async () => {
    const [one, two] = ids(await list()) as [number, number];
    await update([one], { labels: ['personal'] });
    await update([two], { labels: [] });
    expect((await label([one, two], 'personal')).status).toBe(200);
    expect([(await get(one)).labels, (await get(two)).labels]).toEqual([[], ['personal']]);
  });
  test('can be set, so a retry is safe', async () => {
    const [one] = ids(await list()) as [number];
    await label([one], 'company', true);
    await label([one], 'company', true);
    expect((await get(one)).labels.filter((name: string) => name === 'company')).toHaveLength(1);
    await label([one], 'company', false);
    await label([one], 'company', false);
    expect((await get(one)).labels).not.toContain('company');
  });
  test('toggled an even number of times concurrently is unchanged', async () => {
    const [one] = ids(await list()) as [number];
    const before = (await get(one)).labels.toSorted();
    await Promise.all(Array.from({ length: 20 }, () => label([one], 'important')));
    expect((await get(one)).labels.toSorted()).toEqual(before);
  });
  test('that is unknown, or for an unknown email, is rejected', async () => {
    const [one] = ids(await list()) as [number];
    expect((await label([one], 'urgent')).body.error.fields).toHaveProperty('label');
    const before = (await get(one)).labels;
    const unknown = await label([one, 999_999], 'private');
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'not_found']);
    expect(unknown.body.error.fields).toHaveProperty('emailIds');
    expect((await get(one)).labels).toEqual(before);
  });
});

describe('one email', () => {
  test('is returned with its replies and neighbors', async () => {
    const inbox = ids(await list()) as number[];
    const first = await get(inbox[0] as number);
    emailWithNeighbours.parse(first);
    expect([first.hasPreviousMail, first.hasNextMail]).toEqual([false, true]);
    const last = await get(inbox.at(-1) as number);
    expect([last.hasPreviousMail, last.hasNextMail]).toEqual([true, false]);
  });
  test('has the older one as next, through the whole list and back', async () => {
    const inbox = ids(await list()) as number[];
    const walk = async (from: number, dir: string) => {
      const seen = [from];
      for (let answer = await admin.get('/apps/email/paginate-email', { dir, emailId: from }); answer.status === 200; ) {
        seen.push(answer.body.id);
        answer = await admin.get('/apps/email/paginate-email', { dir, emailId: answer.body.id });
      }
      return seen;
    };
    expect(await walk(inbox[0] as number, 'next')).toEqual(inbox);
    expect(await walk(inbox.at(-1) as number, 'previous')).toEqual([...inbox].reverse());
  });
  test('has the neighbors of the list that the person has open', async () => {
    const found = ids(await list({ folder: '', label: 'important' })) as number[];
    const { body } = await admin.get('/apps/email/paginate-email', {
      dir: 'next',
      emailId: found[0] as number,
      folder: '',
      label: 'important',
    });
    expect(body.id).toBe(found[1]);
  });
  test('that does not exist or belongs to another person returns the same 404', async () => {
    const [theirs] = ids(await list({}, somebodyElse)) as [number];
    const beyond = { dir: 'next', emailId: 999_999 };
    const missing = await admin.get('/apps/email/get-email', { id: 999_999 });
    expect(missing.status).toBe(404);
    expect((await admin.get('/apps/email/paginate-email', beyond)).status).toBe(404);
    const staff = await signInAs(atrium, 'staff');
    const foreign = await staff.get('/apps/email/get-email', { id: (ids(await list()) as [number])[0] });
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await list({}, staff)).total).toBe(0);
    expect(theirs).toBeGreaterThan(0);
  });
  test.each([
    ['id', '/apps/email/get-email', { id: 'x' }],
    ['id', '/apps/email/get-email', {}],
    ['dir', '/apps/email/paginate-email', { dir: 'up', emailId: 1 }],
  ])('reports an invalid %s', async (field, path, query) => {
    const { status, body } = await admin.get(path, query as unknown as Record<string, string | number>);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });
});

test('rejects a client, and asks a visitor to sign in', async () => {
  const client = await signInAs(atrium, 'client');
  for (const [path, method] of [
    ['/apps/email/emails', 'get'],
    ['/apps/email/get-email', 'get'],
    ['/apps/email/paginate-email', 'get'],
    ['/apps/email/update-emails', 'post'],
    ['/apps/email/update-emails-label', 'post'],
  ] as const) {
    expect((await client[method](path, {})).status, path).toBe(403);
    expect((await clientWith(atrium, null)[method](path, {})).status, path).toBe(401);
  }
});
