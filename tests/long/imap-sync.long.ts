import { setTimeout as pause } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../scripts/start-server.mjs';
import { type Listed, listAll, openMail, type SignedIn, signIn } from './signed-in.ts';
import { type Dovecot, startDovecot } from './start-dovecot.ts';

const messageCount = 300;
const syncsWithinMs = 120_000;
let dovecot: Dovecot;
let atrium: Awaited<ReturnType<typeof startServer>>;
let staff: SignedIn;
/** Another client of the same account. */
let other: ImapFlow;

beforeAll(async () => {
  dovecot = await startDovecot();
  atrium = await startServer({ IMAP_HOSTS: '127.0.0.1,localhost', NODE_EXTRA_CA_CERTS: dovecot.certificate });
  staff = await signIn(atrium.url, 'staff');
  other = new ImapFlow({
    ...{ host: '127.0.0.1', port: dovecot.port, secure: false, doSTARTTLS: false, logger: false },
    auth: { user: 'josephine', pass: dovecot.password },
  });
  await other.connect();
});
afterAll(async () => {
  await other?.logout().catch(() => undefined);
  await atrium?.stop();
  await dovecot?.stop();
});

function mail(subject: string, more: string[] = [], text = 'Text.'): Buffer {
  const id = `<${subject.replaceAll(/\W/g, '-')}@example.com>`;
  const head = ['From: Ada Example <ada@example.com>', 'To: josephine@example.com', `Subject: ${subject}`, `Message-ID: ${id}`, ...more];
  return Buffer.from(`${head.join('\r\n')}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`);
}

interface Seen {
  subject: string;
  uid: number;
  isRead: boolean;
  isStarred: boolean;
}

/** The state as another client sees it. */
async function there(path: string): Promise<Seen[]> {
  const lock = await other.getMailboxLock(path);
  try {
    if (!other.mailbox || other.mailbox.exists === 0) return [];
    const found = await other.fetchAll('1:*', { uid: true, flags: true, envelope: true });
    return found.map(({ uid, flags, envelope }) => ({
      ...{ uid, subject: envelope?.subject ?? '' },
      ...{ isRead: flags?.has('\\Seen') ?? false, isStarred: flags?.has('\\Flagged') ?? false },
    }));
  } finally {
    lock.release();
  }
}

/** Lets the other client act on messages, by subject. */
async function inMailbox(path: string, subjects: string[], work: (uids: string) => Promise<unknown>): Promise<void> {
  const uids = (await there(path)).filter(({ subject }) => subjects.includes(subject)).map(({ uid }) => uid);
  expect(uids).toHaveLength(subjects.length);
  const lock = await other.getMailboxLock(path);
  await work(uids.join(','));
  lock.release();
}

const seenThere = async (path: string, subject: string) => (await there(path)).find((one) => one.subject === subject);
const subjectsOf = (mails: { subject: string }[]) => mails.map(({ subject }) => subject).sort();
const account = async () => (await staff.call('GET', '/api/v1/mail/account')).body.account;

async function sync(): Promise<void> {
  const before = (await account()).syncedAt;
  await staff.call('POST', '/api/v1/mail/account/sync');
  await synced(before);
}

async function synced(before: string | null): Promise<void> {
  const startedAt = Date.now();
  for (let now = await account(); now.state !== 'done' || now.syncedAt === before; now = await account()) {
    if (now.state === 'failed') throw new Error(now.problem);
    if (Date.now() - startedAt > syncsWithinMs) throw new Error(`still ${now.state}`);
    await pause(100);
  }
}

const save = (given: object) =>
  staff.call('PUT', '/api/v1/mail/account', {
    host: 'localhost',
    port: dovecot.tlsPort,
    username: 'josephine',
    password: dovecot.password,
    ...given,
  });
const refusedFields = async (given: object) => {
  const { status, body } = await save(given);
  return [status, Object.keys(body.error?.fields ?? {})];
};

async function change(subjects: string[], folder: string, dataToUpdate: object): Promise<void> {
  const mails = (await listAll(staff, folder)).filter(({ subject }) => subjects.includes(subject));
  expect(mails).toHaveLength(subjects.length);
  const { status } = await staff.call('POST', '/apps/email/update-emails', { emailIds: mails.map(({ id }) => id), dataToUpdate });
  expect(status).toBe(200);
}

describe('connecting', () => {
  test('reports why a connection fails', async () => {
    expect(await refusedFields({ password: 'wrong' })).toEqual([400, ['username', 'password']]);
    expect(await refusedFields({ port: 1 })).toEqual([400, ['host']]);
    expect(await refusedFields({ host: 'nowhere.invalid' })).toEqual([400, ['host']]);
    expect(await refusedFields({ port: dovecot.port })).toEqual([400, [expect.stringMatching(/host|security/)]]);
    // The certificate is for a different name.
    const { status, body } = await save({ host: '127.0.0.1' });
    expect([status, body.error.fields]).toEqual([400, { host: ['the server has no valid certificate for this name'] }]);
    // On the local network, but not allowed.
    expect(await refusedFields({ host: '127.0.0.2', port: dovecot.port, security: 'none' })).toEqual([400, ['security']]);
    expect(await refusedFields({ host: '0.0.0.0' })).toEqual([400, ['host']]);
    expect(await account()).toBeNull();
  });

  test('works with either kind of encryption, and without it where allowed', async () => {
    for (const given of [{ port: dovecot.port, security: 'none', host: '127.0.0.1' }, { port: dovecot.port, security: 'starttls' }, {}])
      expect((await save(given)).status).toBe(200);
    await synced(null);
  });
});

describe('a mailbox of 300 messages', () => {
  beforeAll(async () => {
    for (let count = 1; count <= messageCount; count++) {
      const flags = [...(count % 3 === 0 ? ['\\Seen'] : []), ...(count % 10 === 0 ? ['\\Flagged'] : [])];
      await other.append('INBOX', mail(`Message ${count}`), flags);
    }
    await other.append('Sent', mail('Sent there'), ['\\Seen']);
    await other.append('Spam', mail('Spam there'));
    await other.append('Bin', mail('Deleted there'));
    await other.append('Archive', mail('Archived there'));
    await sync();
  });

  test('is imported completely, with its flags', async () => {
    const inbox = await listAll(staff, 'inbox');
    expect(inbox).toHaveLength(messageCount);
    const at = (count: number): Listed | undefined => inbox.find(({ subject }) => subject === `Message ${count}`);
    for (const count of [1, 3, 10, 30, 299, 300])
      expect(at(count), String(count)).toMatchObject({ isRead: count % 3 === 0, isStarred: count % 10 === 0 });
    expect(subjectsOf(await listAll(staff, 'sent'))).toEqual(['Sent there']);
    expect(subjectsOf(await listAll(staff, 'spam'))).toEqual(['Spam there']);
    expect(subjectsOf(await listAll(staff, 'trash'))).toEqual(['Deleted there']);
    await sync();
    expect(await listAll(staff, 'inbox')).toHaveLength(messageCount);
    // Fetching marks nothing as read on the server.
    expect((await there('INBOX')).filter(({ isRead }) => isRead)).toHaveLength(messageCount / 3);
  });

  test('applies flags set here on the server', async () => {
    await change(['Message 1', 'Message 2'], 'inbox', { isRead: true, isStarred: true });
    await change(['Message 30'], 'inbox', { isRead: false, isStarred: false });
    await sync();
    for (const subject of ['Message 1', 'Message 2'])
      expect(await seenThere('INBOX', subject)).toMatchObject({ isRead: true, isStarred: true });
    expect(await seenThere('INBOX', 'Message 30')).toMatchObject({ isRead: false, isStarred: false });
  });

  test('applies flags set on the server here', async () => {
    await inMailbox('INBOX', ['Message 4', 'Message 5'], (uids) => other.messageFlagsAdd(uids, ['\\Seen', '\\Flagged'], { uid: true }));
    await inMailbox('INBOX', ['Message 60'], (uids) => other.messageFlagsRemove(uids, ['\\Seen', '\\Flagged'], { uid: true }));
    await sync();
    for (const subject of ['Message 4', 'Message 5'])
      expect(await openMail(staff, 'inbox', subject)).toMatchObject({ isRead: true, isStarred: true });
    expect(await openMail(staff, 'inbox', 'Message 60')).toMatchObject({ isRead: false, isStarred: false });
  });

  test('applies moves made here on the server', async () => {
    await change(['Message 6'], 'inbox', { folder: 'trash' });
    await change(['Message 7', 'Message 8'], 'inbox', { folder: 'spam' });
    await sync();
    expect(subjectsOf(await there('Bin'))).toEqual(['Deleted there', 'Message 6']);
    expect(subjectsOf(await there('Spam'))).toEqual(['Message 7', 'Message 8', 'Spam there']);
    await change(['Message 7'], 'spam', { folder: 'inbox', isStarred: true });
    await sync();
    expect(await seenThere('INBOX', 'Message 7')).toMatchObject({ isStarred: true });
  });

  test('applies moves made on the server here', async () => {
    await inMailbox('INBOX', ['Message 10', 'Message 11'], (uids) => other.messageMove(uids, 'Bin', { uid: true }));
    await inMailbox('INBOX', ['Message 12'], (uids) => other.messageMove(uids, 'Archive', { uid: true }));
    await inMailbox('Bin', ['Message 6'], (uids) => other.messageMove(uids, 'INBOX', { uid: true }));
    await sync();
    expect(subjectsOf(await listAll(staff, 'trash'))).toEqual(['Deleted there', 'Message 10', 'Message 11']);
    const inbox = subjectsOf(await listAll(staff, 'inbox'));
    expect(inbox).toContain('Message 6');
    expect(subjectsOf(await listAll(staff, 'archive'))).toContain('Message 12');
  });

  test('moves to the trash what the other side deleted', async () => {
    await inMailbox('INBOX', ['Message 20', 'Message 21'], (uids) => other.messageDelete(uids, { uid: true }));
    const spam = (await listAll(staff, 'spam')).filter(({ subject }) => subject === 'Message 8');
    expect((await staff.call('POST', '/api/v1/emails/delete', { emailIds: spam.map(({ id }) => id) })).status).toBe(200);
    await sync();
    const trash = subjectsOf(await listAll(staff, 'trash'));
    expect(trash).toEqual(['Deleted there', 'Message 10', 'Message 11', 'Message 20', 'Message 21']);
    expect(subjectsOf(await there('Spam'))).toEqual(['Spam there']);
    expect(subjectsOf(await there('Bin'))).toContain('Message 8');
  });

  test('prefers the change made here if both sides changed it', async () => {
    await change(['Message 40'], 'inbox', { isStarred: false, folder: 'spam' });
    await inMailbox('INBOX', ['Message 40'], (uids) => other.messageMove(uids, 'Bin', { uid: true }));
    await sync();
    expect(await seenThere('Spam', 'Message 40')).toMatchObject({ isStarred: false });
    expect(await openMail(staff, 'spam', 'Message 40')).toMatchObject({ isStarred: false });
  });

  test('receives new and large messages in odd encodings', async () => {
    await other.append('INBOX', mail('Large', [], 'x'.repeat(70).concat('\r\n').repeat(200_000)));
    await other.append('INBOX', mail('=?koi8-r?B?8NLJ18XU?='));
    await sync();
    expect((await openMail(staff, 'inbox', 'Large')).message.length).toBeGreaterThan(1000);
    expect(await openMail(staff, 'inbox', 'Привет')).toMatchObject({ isRead: false });
  });

  test('duplicates and loses nothing when the account is reconnected', async () => {
    const before = (await listAll(staff, '')).length;
    expect((await staff.call('DELETE', '/api/v1/mail/account')).status).toBe(200);
    expect((await save({})).status).toBe(200);
    await synced(null);
    expect(await listAll(staff, '')).toHaveLength(before);
    await change(['Message 50'], 'inbox', { isStarred: false });
    await sync();
    expect(await seenThere('INBOX', 'Message 50')).toMatchObject({ isStarred: false });
  });

  test('reports an unreachable server, and keeps the mail', async () => {
    const before = (await listAll(staff, '')).length;
    await other.logout();
    await dovecot.stop();
    await expect(sync()).rejects.toThrow('The server could not be reached on this port');
    expect(await listAll(staff, '')).toHaveLength(before);
  });
});
