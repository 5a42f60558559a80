import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, registerUser, send, signInAs } from '../../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { addDraft, getEmail, listEmails } from '../../contract.ts';
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

const toStaff = [{ name: 'Josephine', email: 'Staff@Demo.com' }];
const toAdmin = [{ name: 'Maren', email: 'admin@demo.com' }];

async function draft(who: Client, content: object = {}): Promise<{ id: number; version: number }> {
  const { status, body } = await who.post('/api/v1/emails/drafts', { key: randomUUID(), ...content });
  expect(status).toBe(201);
  return body.email;
}
const save = (who: Client, id: number, body: object) =>
  send(atrium, `/api/v1/emails/drafts/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const post = (who: Client, id: number, verb: 'send' | 'recall', body?: object) => who.post(`/api/v1/emails/drafts/${id}/${verb}`, body);
const mailsOf = async (who: Client, folder: string, q = '') =>
  (await who.get('/apps/email/emails', { folder, q })).body as ReturnType<typeof listed>;
const listed = (): {
  emails: { id: number; subject: string; isRead: boolean; replies: { subject: string }[] }[];
  total: number;
  emailsMeta: Record<string, number>;
} => {
  throw new Error('only a type');
};
const open = async (who: Client, id: number) => (await who.get('/apps/email/get-email', { id })).body;

async function sendNow(who: Client, content: object): Promise<number> {
  const { id } = await draft(who, content);
  const { status } = await post(who, id, 'send', { undoSeconds: 0 });
  expect(status).toBe(200);
  return id;
}

describe('a tagged address', () => {
  test('reaches the colleague with the untagged address', async () => {
    await sendNow(admin, { to: [{ name: '', email: 'Staff+oak@demo.com' }], subject: 'For the oak list' });
    expect((await mailsOf(staff, 'inbox', '"For the oak list"')).total).toBe(1);
  });
});

describe('a draft', () => {
  test('is created once per key and matches the contract', async () => {
    const key = randomUUID();
    const [one, two] = await Promise.all([1, 2].map(() => admin.post('/api/v1/emails/drafts', { key, subject: 'Once' })));
    expect(one?.body.email.id).toBe(two?.body.email.id);
    addDraft.answer?.parse(one?.body);
    expect(one?.body.email).toMatchObject({ folder: 'draft', isDraft: true, from: { email: 'admin@demo.com' }, version: 1 });
    expect((await mailsOf(admin, 'draft', 'Once')).total).toBe(1);
  });
  test('is saved only at its current version, and an older tab gets the current draft', async () => {
    const { id } = await draft(admin, { subject: 'First' });
    expect((await save(admin, id, { version: 1, subject: 'Second' })).body.email).toMatchObject({ subject: 'Second', version: 2 });
    const { status, body } = await save(admin, id, { version: 1, subject: 'From the old tab' });
    expect([status, body.error.current.subject, body.error.current.version]).toEqual([409, 'Second', 2]);
  });
  test('saved by several tabs at once keeps one text and rejects the others with 409', async () => {
    const { id } = await draft(admin);
    const answers = await Promise.all(['a', 'b', 'c'].map((subject) => save(admin, id, { version: 1, subject })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
  test('of another person returns 404', async () => {
    const { id } = await draft(admin);
    expect((await save(staff, id, { version: 1, subject: 'Mine now' })).status).toBe(404);
    expect((await post(staff, id, 'send', {})).status).toBe(404);
    expect((await post(staff, id, 'recall')).status).toBe(404);
  });
  test('can only reply to an email in the same mailbox', async () => {
    const { status, body } = await staff.post('/api/v1/emails/drafts', { key: randomUUID(), replyToId: 1 });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['replyToId']]);
  });
  test('keeps an image in its message after the signed URL expires', async () => {
    const upload = await send(atrium, '/api/v1/files?name=dot.png', {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'image/svg+xml' },
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    });
    const address = upload.body.file.url.replaceAll('&', '&amp;');
    const { id } = await draft(admin, { message: `<p>See <img src="${address}" alt="dot"></p>` });
    const [kept] = await atrium.ownerQuery('select message, attachments from mails where id = $1', [id]);
    expect(kept?.message).toMatch(/src="cid:picture-\d+@atrium"/);
    const shown = (await open(admin, id)).message;
    expect(shown).toContain('/api/v1/files/juniper/');
    expect((await open(admin, id)).attachments).toEqual([]);
    const expired = shown.replace(/expires=\d+/, 'expires=1');
    expect((await save(admin, id, { version: 1, message: expired })).body.email.message).toContain('/api/v1/files/juniper/');
  });
  test('cannot expose files on the server to people without access', async () => {
    const { id } = await draft(staff, { message: '<img src="/api/v1/files/juniper/1/x.svg?expires=9999999999&amp;signature=x">' });
    expect((await open(staff, id)).message).not.toContain('/api/v1/files');
  });
});

describe('sending', () => {
  test('inside the entity delivers at once, unread and with the sender, and files the email as sent', async () => {
    const before = await mailsOf(staff, 'inbox');
    const id = await sendNow(admin, { to: toStaff, subject: 'Plan for Monday', message: '<p>At nine?</p>' });
    const after = await mailsOf(staff, 'inbox');
    expect(after.emails[0]).toMatchObject({
      subject: 'Plan for Monday',
      isRead: false,
      folder: 'inbox',
      from: { email: 'admin@demo.com' },
    });
    expect(after.emailsMeta.inbox).toBe((before.emailsMeta.inbox ?? 0) + 1);
    expect(await open(admin, id)).toMatchObject({ folder: 'sent', isDraft: false, sendAt: null, deliveries: [] });
    listEmails.answer?.parse(after);
    getEmail.answer?.parse(await open(staff, after.emails[0]?.id ?? 0));
  });
  test('can be undone for ten seconds, then happens once', async () => {
    const { id } = await draft(admin, { to: toStaff, subject: 'Second thoughts' });
    expect((await post(admin, id, 'send', {})).body.email.sendAt).toBe(new Date(atrium.clock.now.getTime() + 10_000).toISOString());
    expect((await mailsOf(admin, 'scheduled', 'Second thoughts')).total).toBe(1);
    expect((await mailsOf(admin, 'draft', 'Second thoughts')).total).toBe(0);
    expect((await save(admin, id, { version: 2, subject: 'Too late' })).status).toBe(409);
    expect((await post(admin, id, 'recall')).body.email.sendAt).toBeNull();
    atrium.clock.advance(11_000);
    await sendDueMails(atrium.deps, 'juniper');
    expect((await mailsOf(staff, 'inbox', 'Second thoughts')).total).toBe(0);
    await post(admin, id, 'send', {});
    atrium.clock.advance(9_999);
    await sendDueMails(atrium.deps, 'juniper');
    expect((await mailsOf(staff, 'inbox', 'Second thoughts')).total).toBe(0);
    atrium.clock.advance(1);
    await Promise.all([1, 2, 3].map(() => sendDueMails(atrium.deps, 'juniper')));
    expect((await mailsOf(staff, 'inbox', 'Second thoughts')).total).toBe(1);
    const late = await post(admin, id, 'recall');
    expect([late.status, late.body.error.current.folder]).toEqual([409, 'sent']);
  });
  test('retried at once or later sends nothing twice', async () => {
    const { id } = await draft(admin, { to: toStaff, subject: 'Only once' });
    await Promise.all(Array.from({ length: 5 }, () => post(admin, id, 'send', { undoSeconds: 0 })));
    expect((await post(admin, id, 'send', { undoSeconds: 0 })).status).toBe(200);
    expect((await mailsOf(staff, 'inbox', 'Only once')).total).toBe(1);
  });
  test('later waits for the scheduled time; moving the draft to trash cancels it', async () => {
    const sendAt = new Date(atrium.clock.now.getTime() + 3_600_000).toISOString();
    const ids = [];
    for (const subject of ['Later one', 'Later two']) ids.push((await draft(admin, { to: toStaff, subject })).id);
    for (const id of ids) expect((await post(admin, id, 'send', { sendAt })).body.email.sendAt).toBe(sendAt);
    await admin.post('/apps/email/update-emails', { emailIds: [ids[1]], dataToUpdate: { folder: 'trash' } });
    atrium.clock.advance(3_600_001);
    admin = await signInAs(atrium, 'admin');
    staff = await signInAs(atrium, 'staff');
    await sendDueMails(atrium.deps, 'juniper');
    expect((await mailsOf(staff, 'inbox', 'Later')).emails.map(({ subject }) => subject)).toEqual(['Later one']);
  });
  test('an outdated version returns 409', async () => {
    const { id } = await draft(admin, { to: toStaff });
    await save(admin, id, { version: 1, subject: 'Changed in another tab' });
    expect((await post(admin, id, 'send', { version: 1 })).status).toBe(409);
  });
  test('needs a recipient, and rejects outside addresses when outside mail is off', async () => {
    const lonely = await draft(admin, { subject: 'To nobody' });
    expect(Object.keys((await post(admin, lonely.id, 'send', {})).body.error.fields)).toEqual(['to']);
    const outside = await draft(admin, { to: [...toStaff, { name: '', email: 'buyer@miramar.example' }] });
    const { status, body } = await post(admin, outside.id, 'send', {});
    expect([status, body.error.fields.to[0]]).toEqual([400, expect.stringContaining('buyer@miramar.example')]);
    expect((await open(admin, outside.id)).isDraft).toBe(true);
  });
  test('hides blind copies from all other recipients', async () => {
    await sendNow(admin, {
      to: toAdmin,
      bcc: [...toStaff, { name: 'Rui', email: 'rui.valadares@juniper-vale.example' }],
      subject: 'In confidence',
    });
    const [own] = (await mailsOf(admin, 'inbox', 'In confidence')).emails;
    const [hers] = (await mailsOf(staff, 'inbox', 'In confidence')).emails;
    expect((await open(admin, own?.id ?? 0)).bcc).toEqual([]);
    expect((await open(staff, hers?.id ?? 0)).bcc).toEqual(toStaff);
  });
  test('stays within the entity: the same address elsewhere gets nothing', async () => {
    const other = await registerUser(atrium, { sampleData: true });
    const people = (await other.get('/api/v1/people')).body.people as { email: string }[];
    const shared = people.find(({ email }) => email.startsWith('ewa'))?.email ?? '';
    await sendNow(admin, { to: [{ name: '', email: shared }], subject: 'For our Ewa' });
    expect(await atrium.ownerQuery("select entity from mails where subject = 'For our Ewa' and folder = 'inbox'")).toEqual([
      { entity: 'juniper' },
    ]);
  });
});

describe('a thread', () => {
  test('nests a reply in the email it answers, which moves up unread', async () => {
    const id = await sendNow(staff, { to: toAdmin, subject: 'Oak or ash?', message: '<p>Which one?</p>' });
    const [question] = (await mailsOf(admin, 'inbox', '"Oak or ash"')).emails;
    await admin.post('/apps/email/update-emails', { emailIds: [question?.id], dataToUpdate: { isRead: true } });
    const answer = await sendNow(admin, { replyToId: question?.id, to: toStaff, subject: 'Re: Oak or ash?', message: '<p>Ash.</p>' });
    // Her question is in *sent*, so the reply appears on its own in her inbox, with the question above it.
    const [arrived] = (await mailsOf(staff, 'inbox', 'Re: Oak')).emails;
    expect((await open(staff, arrived?.id ?? 0)).earlier.map((mail: { id: number }) => mail.id)).toEqual([id]);
    expect((await open(admin, question?.id ?? 0)).replies.map((mail: { id: number }) => mail.id)).toEqual([answer]);
    expect((await mailsOf(admin, 'sent', 'Re: Oak')).total).toBe(1);

    atrium.clock.advance(1000);
    const { body: uploaded } = await send(atrium, '/api/v1/files?name=plan.txt', {
      method: 'POST',
      headers: { Authorization: `Bearer ${staff.accessToken}` },
      body: 'A plan',
    });
    const attachments = [{ fileName: 'plan-of-oak.pdf', url: uploaded.file.url, thumbnail: '', size: '' }];
    await sendNow(staff, {
      ...{ replyToId: arrived?.id, to: toAdmin, attachments },
      ...{ subject: 'Re: Oak or ash?', message: '<p>Ash from Jutland it is.</p>' },
    });
    const [conversation, ...others] = (await mailsOf(admin, 'inbox', '"Oak or ash"')).emails;
    expect([conversation?.id, others.length]).toEqual([question?.id, 0]);
    expect((await mailsOf(admin, 'inbox')).emails[0]).toMatchObject({ id: question?.id, isRead: false });
    expect((await open(admin, question?.id ?? 0)).replies[0].replies[0].message).toContain('Jutland');
    // Nested emails are searched as well.
    for (const q of ['JUTLAND', 'plan-of-oak.pdf', 'filename:plan-of-oak'])
      expect((await mailsOf(admin, 'inbox', q)).emails.map((mail) => mail.id)).toEqual([question?.id]);
  });
  test('shows a reply that can still be undone in its final place without counting it, and hides drafts', async () => {
    await sendNow(staff, { to: toAdmin, subject: 'Which glue', message: '<p>Which glue?</p>' });
    const question = (await mailsOf(admin, 'inbox', '"Which glue"')).emails[0]?.id ?? 0;
    const { id } = await draft(admin, { replyToId: question, to: toStaff, message: '<p>Bone glue.</p>' });
    const below = async () => (await open(admin, question)).replies.map((mail: { id: number }) => mail.id);
    expect(await below()).toEqual([]);
    await post(admin, id, 'send', {});
    expect(await below()).toEqual([id]);
    getEmail.answer?.parse(await open(admin, question));
    expect((await mailsOf(admin, 'inbox', '"Which glue"')).emails[0]?.replies).toEqual([]);
    await post(admin, id, 'recall');
    expect(await below()).toEqual([]);
  });
  test('lists its participants with the newest last, its count and its newest text', async () => {
    await sendNow(staff, { to: toAdmin, subject: 'How many stools', message: '<p>How many?</p>' });
    const [first] = (await mailsOf(admin, 'inbox', '"How many stools"')).emails;
    const answerId = await sendNow(admin, { replyToId: first?.id, to: toStaff, subject: 'Re: How many stools', message: '<p>Six.</p>' });
    const [asked] = (await mailsOf(staff, 'sent', '"How many stools"')).emails;
    const [answered] = (await open(staff, asked?.id ?? 0)).replies;
    await sendNow(staff, { replyToId: answered.id, to: toAdmin, subject: 'Re: How many stools', message: '<p>Make it eight.</p>' });
    expect(answerId).toBeGreaterThan(0);
    const { emails } = (await admin.get('/apps/email/emails', { folder: 'inbox', q: '"How many stools"', compact: 'true' })).body;
    expect(emails).toHaveLength(1);
    expect(emails[0].conversation).toEqual({
      count: 3,
      senders: [
        { name: 'Maren Lindqvist', isMe: true },
        { name: expect.stringContaining('Josephine'), isMe: false },
      ],
      excerpt: 'Make it eight.',
    });
  });
  test('that was read shows only its next reply as new', async () => {
    await sendNow(staff, { to: toAdmin, subject: 'New or not', message: '<p>One.</p>' });
    const [first] = (await mailsOf(admin, 'inbox', '"New or not"')).emails;
    const id = first?.id ?? 0;
    await sendNow(admin, { replyToId: id, to: toStaff, subject: 'Re: New or not', message: '<p>Two.</p>' });
    const [asked] = (await mailsOf(staff, 'sent', '"New or not"')).emails;
    const [answered] = (await open(staff, asked?.id ?? 0)).replies;
    const answer = (message: string) => sendNow(staff, { replyToId: answered.id, to: toAdmin, subject: 'Re: New or not', message });
    const unreadBelow = async () => JSON.stringify((await open(admin, id)).replies).split('"isRead":false').length - 1;
    await answer('<p>Three.</p>');
    expect(await unreadBelow()).toBe(1);
    expect((await admin.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isRead: true } })).status).toBe(200);
    expect(await unreadBelow()).toBe(0);
    await answer('<p>Four.</p>');
    expect(await unreadBelow()).toBe(1);
    expect((await open(admin, id)).isRead).toBe(false);
  });
  test('whose first email is in trash starts again in the inbox', async () => {
    await sendNow(staff, { to: toAdmin, subject: 'Thrown away' });
    const [first] = (await mailsOf(admin, 'inbox', 'Thrown away')).emails;
    await sendNow(admin, { replyToId: first?.id, to: toStaff, subject: 'Re: Thrown away' });
    await admin.post('/apps/email/update-emails', { emailIds: [first?.id], dataToUpdate: { folder: 'trash' } });
    const [reply] = (await mailsOf(staff, 'inbox', 'Re: Thrown away')).emails;
    await sendNow(staff, { replyToId: reply?.id, to: toAdmin, subject: 'Re: Thrown away', message: 'again' });
    expect((await mailsOf(admin, 'inbox', 'Thrown away')).total).toBe(1);
  });
  test('that was archived returns to the inbox with a reply', async () => {
    await sendNow(staff, { to: toAdmin, subject: 'Done with this' });
    const [mail] = (await mailsOf(admin, 'inbox', 'Done with this')).emails;
    const archiving = await admin.post('/apps/email/update-emails', {
      emailIds: [mail?.id],
      dataToUpdate: { folder: 'archive', isRead: true },
    });
    expect(archiving.status).toBe(200);
    expect((await mailsOf(admin, 'inbox', 'Done with this')).total).toBe(0);
    expect((await mailsOf(admin, 'archive', 'Done with this')).total).toBe(1);
    const sent = (await mailsOf(staff, 'sent', 'Done with this')).emails[0]?.id;
    await sendNow(staff, { replyToId: sent, to: toAdmin, subject: 'Re: Done with this' });
    expect((await mailsOf(admin, 'archive', 'Done with this')).total).toBe(0);
    const back = (await mailsOf(admin, 'inbox', 'Done with this')).emails;
    expect(back.map(({ id, isRead }) => [id, isRead])).toEqual([[mail?.id, false]]);
  });
  test('keeps unread counts correct throughout', async () => {
    const counted = await atrium.ownerQuery(`
      select c.entity, c.owner_id, c.folder from mail_counts c full join (
        select entity, owner_id, listed_in as folder, count(*) as total, count(*) filter (where not is_read) as unread
        from mails where listed_in is not null group by 1, 2, 3
      ) m using (entity, owner_id, folder) where coalesce(c.total, 0) <> coalesce(m.total, 0) or coalesce(c.unread, 0) <> coalesce(m.unread, 0)`);
    expect(counted).toEqual([]);
  });
});

describe('snoozing', () => {
  test('hides an email from the inbox until its time, then returns it unread on top', async () => {
    const inbox = await mailsOf(admin, 'inbox');
    const last = inbox.emails.at(-1)?.id ?? 0;
    await admin.post('/apps/email/update-emails', { emailIds: [last], dataToUpdate: { isRead: true } });
    const until = new Date(atrium.clock.now.getTime() + 60_000).toISOString();
    expect((await admin.post('/api/v1/emails/snooze', { emailIds: [last], until })).status).toBe(200);
    expect((await mailsOf(admin, 'inbox')).total).toBe(inbox.total - 1);
    expect((await mailsOf(admin, 'snoozed')).emails.map(({ id }) => id)).toEqual([last]);
    await wakeSnoozed(atrium.deps, 'juniper');
    expect((await mailsOf(admin, 'snoozed')).total).toBe(1);
    atrium.clock.advance(60_001);
    await wakeSnoozed(atrium.deps, 'juniper');
    expect((await mailsOf(admin, 'snoozed')).total).toBe(0);
    expect((await mailsOf(admin, 'inbox')).emails[0]).toMatchObject({ id: last, isRead: false, snoozedUntil: null });
  });
  test('ends manually, with a reply, or by moving; rejected outside the inbox or for a past time', async () => {
    await sendNow(staff, { to: toAdmin, subject: 'Wake me' });
    const [mail] = (await mailsOf(admin, 'inbox', 'Wake me')).emails;
    const until = new Date(atrium.clock.now.getTime() + 60_000).toISOString();
    const snooze = (given: string | null, id = mail?.id) => admin.post('/api/v1/emails/snooze', { emailIds: [id], until: given });
    await snooze(until);
    await snooze(null);
    expect((await mailsOf(admin, 'inbox', 'Wake me')).total).toBe(1);
    await snooze(until);
    const sent = (await mailsOf(staff, 'sent', 'Wake me')).emails[0]?.id;
    await sendNow(staff, { replyToId: sent, to: toAdmin, subject: 'Re: Wake me' });
    expect((await mailsOf(admin, 'inbox', 'Wake me')).emails.map(({ id }) => id)).toEqual([mail?.id]);
    expect(Object.keys((await snooze('2001-01-01T00:00:00Z')).body.error.fields)).toEqual(['until']);
    const [trashed] = (await mailsOf(admin, 'trash')).emails;
    expect(Object.keys((await snooze(until, trashed?.id)).body.error.fields)).toEqual(['emailIds']);
  });
});

describe('deleting permanently', () => {
  test('takes emails of trash, spam and drafts with their nested replies, and restores them together', async () => {
    const trash = await mailsOf(admin, 'trash');
    const ids = trash.emails.slice(0, 2).map(({ id }) => id);
    const { status, body } = await admin.post('/api/v1/emails/delete', { emailIds: ids });
    expect([status, body.count]).toEqual([200, 2]);
    expect((await mailsOf(admin, 'trash')).total).toBe(trash.total - 2);
    expect((await admin.get('/apps/email/get-email', { id: ids[0] ?? 0 })).status).toBe(404);
    expect((await admin.post('/api/v1/emails/restore', { deletedAt: body.deletedAt })).body).toEqual({ count: 2 });
    expect((await mailsOf(admin, 'trash')).emails.map(({ id }) => id)).toEqual(trash.emails.map(({ id }) => id));
  });
  test('skips emails another device deleted, and restores only its own', async () => {
    const [one, other] = (await mailsOf(admin, 'trash')).emails.map(({ id }) => id);
    const first = await admin.post('/api/v1/emails/delete', { emailIds: [one] });
    atrium.clock.advance(1);
    const second = await admin.post('/api/v1/emails/delete', { emailIds: [one, other] });
    expect([first.body.count, second.body.count]).toEqual([1, 1]);
    expect((await admin.post('/api/v1/emails/restore', { deletedAt: second.body.deletedAt })).body).toEqual({ count: 1 });
    expect((await mailsOf(admin, 'trash')).emails.map(({ id }) => id)).not.toContain(one);
    expect((await admin.post('/api/v1/emails/restore', { deletedAt: first.body.deletedAt })).body).toEqual({ count: 1 });
  });
  test('is rejected for emails in the inbox', async () => {
    const [mail] = (await mailsOf(admin, 'inbox')).emails;
    expect(Object.keys((await admin.post('/api/v1/emails/delete', { emailIds: [mail?.id] })).body.error.fields)).toEqual(['emailIds']);
  });
  test('empties a folder for one person only, with undo', async () => {
    atrium.clock.advance(1000);
    const spam = await mailsOf(admin, 'spam');
    const { body } = await admin.post('/api/v1/emails/empty', { folder: 'spam' });
    expect([body.count, (await mailsOf(admin, 'spam')).total]).toEqual([spam.total, 0]);
    expect((await staff.post('/api/v1/emails/restore', { deletedAt: body.deletedAt })).body).toEqual({ count: 0 });
    expect((await admin.post('/api/v1/emails/restore', { deletedAt: body.deletedAt })).body).toEqual({ count: spam.total });
  });
});

test('suggests recipients from people and earlier recipients', async () => {
  await sendNow(admin, { to: toStaff, subject: 'Hello again' });
  const found = (await admin.get('/api/v1/emails/recipients', { q: 'JOSE' })).body.recipients;
  expect(found[0]).toMatchObject({ email: 'staff@demo.com', isOutside: false });
  expect((await admin.get('/api/v1/emails/recipients')).body.recipients.length).toBe(10);
  expect((await admin.get('/api/v1/emails/recipients', { q: '%' })).body.recipients).toEqual([]);
});

test('exports an email written here as a full RFC 5322 message with a plain text part', async () => {
  const id = await sendNow(admin, { to: toStaff, subject: 'Ünïcode', message: '<p>Hi <b>there</b></p>' });
  const { headers, body } = await admin.get(`/api/v1/emails/${id}/source`);
  expect(headers.get('Content-Type')).toBe('message/rfc822');
  expect(body).toMatch(/^Message-ID: <[\w-]+@demo\.com>\r$/m);
  expect(body).toContain('text/plain');
  expect((await staff.get(`/api/v1/emails/${id}/source`)).status).toBe(404);
});
