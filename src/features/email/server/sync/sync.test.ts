import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordReplies } from '#features/calendar/server/public-api.ts';
import { ImapFailure } from '#server/mail-host.ts';
import { type Client, registerUser, send, signInAs } from '../../../../../tests/client.ts';
import { MemoryImap } from '../../../../../tests/memory-imap.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { watchedDatabase } from '../../../../../tests/watched-database.ts';
import { syncDueAccounts } from './sync-due-accounts.ts';

let atrium: TestApi;
let admin: Client;
let server: MemoryImap;
const servers = new Map<string, MemoryImap>();

beforeAll(async () => {
  atrium = await testApi({
    // New users start with an empty mailbox, and stay signed in however far the clock moves.
    settings: { mailLimitBytes: 100_000, sampleData: false, accessTtlSeconds: 30 * 86_400, refreshTtlSeconds: 30 * 86_400 },
    mail: {
      openImap: (login) => {
        const known = servers.get(login.host);
        return known ? known.openImap(login) : Promise.reject(new ImapFailure('host', { code: 'imap_unknown_host' }));
      },
    },
  });
});
afterAll(() => atrium.close());

let counted = 0;
beforeEach(async () => {
  // A new entity each time.
  admin = await registerUser(atrium);
  server = newServer();
});

function newServer(host?: string): MemoryImap {
  counted += 1;
  const made = new MemoryImap({ host: host ?? `imap${counted}.example.com`, username: 'somebody', password: 'a secret word' });
  servers.set(made.login.host, made);
  return made;
}

const entityOf = (who: Client) => who.userData.eid.split('-')[0] ?? '';

async function connect(who = admin, to = server): Promise<void> {
  const { status } = await send(atrium, '/api/v1/mail/account', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(to.login),
  });
  expect(status).toBe(200);
}

/** Syncs two minutes later. */
async function sync(who = admin): Promise<{ state: string; problem: string; syncedAt: string | null }> {
  atrium.clock.advance(2 * 60_000);
  await syncDueAccounts(atrium.deps, entityOf(who), recordReplies);
  return account(who);
}

const account = async (who = admin) => (await who.get('/api/v1/mail/account')).body.account;

interface Listed {
  id: number;
  subject: string;
  isRead: boolean;
  isStarred: boolean;
  replies: Listed[];
}
async function list(folder: string, who = admin): Promise<Listed[]> {
  return (await who.get('/apps/email/emails', { folder })).body.emails;
}
const subjects = async (folder: string, who = admin) => (await list(folder, who)).map(({ subject }) => subject).sort();
async function here(folder: string, subject: string): Promise<Listed> {
  const found = (await list(folder)).find((one) => one.subject === subject);
  if (!found) throw new Error(`no ${subject} in ${folder}`);
  return found;
}
async function change(subject: string, dataToUpdate: object, folder = 'inbox'): Promise<void> {
  const { id } = await here(folder, subject);
  expect((await admin.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate })).status).toBe(200);
}

let sentCount = 0;
function mail(subject: string, more: { id?: string | null; answers?: string; text?: string } = {}): string {
  sentCount += 1;
  const { id = `<${subject.replaceAll(' ', '-')}.${counted}@example.com>`, answers, text = `About ${subject}.` } = more;
  const head = [
    'From: Ada Example <ada@example.com>',
    'To: somebody@example.com',
    `Subject: ${subject}`,
    `Date: ${new Date(Date.UTC(2026, 2, 2, 10, sentCount)).toUTCString()}`,
    ...(id ? [`Message-ID: ${id}`] : []),
    ...(answers ? [`In-Reply-To: ${answers}`, `References: ${answers}`] : []),
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}\r\n`;
}

describe('new messages on the server', () => {
  test('arrive in their folders with their flags', async () => {
    server.put('INBOX', mail('One'));
    server.put('INBOX', mail('Two'), { isRead: true, isStarred: true });
    server.put('Sent', mail('Three'), { isRead: true });
    server.put('Junk', mail('Four'));
    server.put('Trash', mail('Five'));
    server.put('Archive', mail('Six'));
    await connect();
    expect(await sync()).toMatchObject({ state: 'done', problem: '', syncedAt: atrium.clock.now.toISOString() });
    expect(await subjects('inbox')).toEqual(['One', 'Two']);
    expect(await here('inbox', 'One')).toMatchObject({ isRead: false, isStarred: false });
    expect(await here('inbox', 'Two')).toMatchObject({ isRead: true, isStarred: true });
    expect([await subjects('sent'), await subjects('spam'), await subjects('trash')]).toEqual([['Three'], ['Four'], ['Five']]);
    expect(server.open).toBe(0);
  });

  test('show the sender check of the account’s provider', async () => {
    server = newServer('imap.gmail.com');
    const said = 'Authentication-Results: mx.google.com; dmarc=fail (p=REJECT) header.from=example.com';
    server.put('INBOX', `${said}\r\n${mail('Checked')}`);
    server.put('INBOX', mail('Unchecked'));
    await connect();
    await sync();
    const checkOf = async (subject: string) =>
      (await admin.get('/apps/email/get-email', { id: (await here('inbox', subject)).id })).body.senderCheck;
    expect(await checkOf('Checked')).toMatchObject({ result: 'failed', reason: 'policy', domain: 'example.com' });
    expect(await checkOf('Unchecked')).toBeUndefined();
  });

  test('arrive once no matter how often they are synced, even without a message id', async () => {
    server.put('INBOX', mail('One'));
    server.put('INBOX', mail('No id', { id: null }));
    await connect();
    for (let turn = 0; turn < 3; turn++) await sync();
    expect(server.fetched).toBe(2);
    server.renumber('INBOX');
    await sync();
    await sync();
    expect(await subjects('inbox')).toEqual(['No id', 'One']);
    expect(await subjects('')).toHaveLength(2);
    server.put('INBOX', mail('Later'));
    await sync();
    expect(await subjects('inbox')).toEqual(['Later', 'No id', 'One']);
  });

  test('stay on the server when too large, which is reported', async () => {
    server.put('INBOX', mail('Large', { text: 'x'.repeat(200_000) }));
    server.put('INBOX', mail('Small'));
    await connect();
    for (let turn = 0; turn < 2; turn++)
      expect(await sync()).toMatchObject({ state: 'done', why: { code: 'imap_left_out', count: 1, mb: 0 } });
    expect(await subjects('inbox')).toEqual(['Small']);
    server.expunge('INBOX', 'Large');
    expect(await sync()).toMatchObject({ problem: '' });
  });

  test('arrive whatever they contain', async () => {
    server.put('INBOX', mail('Zero \0 byte', { id: '<zero\0@example.com>', text: 'Zero \0 byte' }));
    server.put('INBOX', mail('After it'));
    await connect();
    expect(await sync()).toMatchObject({ state: 'done' });
    expect(await subjects('inbox')).toContain('After it');
  });

  test('run through rules only after the first sync, if unread in the inbox', async () => {
    const made = await admin.post('/api/v1/mail/rules', { sender: 'ada@example.com', folder: 'trash' });
    expect(made.status).toBeLessThan(300);
    server.put('INBOX', mail('Before'));
    await connect();
    await sync();
    server.put('INBOX', mail('After'));
    server.put('INBOX', mail('Read'), { isRead: true });
    await sync();
    expect(await subjects('inbox')).toEqual(['Before', 'Read']);
    expect(await subjects('trash')).toEqual(['After']);
    expect(server.subjects('Trash')).toEqual(['After']);
  });

  test('get the time the server received them if they have no valid date', async () => {
    const receivedAt = new Date(atrium.clock.now.getTime() - 86_400_000);
    server.put('INBOX', mail('No date').replace(/^Date: .*$/m, 'X-Date: none'), { receivedAt });
    server.put('INBOX', mail('Impossible').replace(/^Date: .*$/m, 'Date: Tue, 31 Feb 2026 10:00:00 +0000'), { receivedAt });
    await connect();
    await sync();
    for (const subject of ['No date', 'Impossible'])
      expect((await here('inbox', subject)) as unknown).toMatchObject({ time: receivedAt.toISOString() });
  });

  test('are told apart by content from others with the same message id, and none is lost', async () => {
    const id = '<always-the-same@device.example>';
    server.put('INBOX', mail('Scan A', { id }));
    server.put('INBOX', mail('Scan B', { id }));
    await connect();
    await sync();
    server.put('INBOX', mail('Scan C', { id }));
    await sync();
    expect(await subjects('inbox')).toEqual(['Scan A', 'Scan B', 'Scan C']);
    server.move('INBOX', 'Scan A', 'Junk');
    server.renumber('INBOX');
    await sync();
    expect([await subjects('inbox'), await subjects('spam')]).toEqual([['Scan B', 'Scan C'], ['Scan A']]);
    await change('Scan C', { folder: 'trash' });
    await sync();
    expect([server.subjects('INBOX'), server.subjects('Trash')]).toEqual([['Scan B'], ['Scan C']]);
    // Gone on the server, although others with the same id are not.
    server.expunge('INBOX', 'Scan B');
    await sync();
    expect([await subjects('inbox'), await subjects('trash')]).toEqual([[], ['Scan B', 'Scan C']]);
  });

  test('are linked to existing emails, and an email to oneself counts as two', async () => {
    server.put('INBOX', mail('Once'));
    server.put('Sent', mail('To myself'), { isRead: true });
    server.put('INBOX', mail('To myself'));
    await connect();
    await sync();
    expect([await subjects('inbox'), await subjects('sent')]).toEqual([['Once', 'To myself'], ['To myself']]);
    // After disconnecting and reconnecting.
    await send(atrium, '/api/v1/mail/account', { method: 'DELETE', headers: { Authorization: `Bearer ${admin.accessToken}` } });
    await change('Once', { isStarred: true });
    await connect();
    await sync();
    expect([await subjects('inbox'), await subjects('sent')]).toEqual([['Once', 'To myself'], ['To myself']]);
    expect(server.find('INBOX', 'Once').isStarred).toBe(true);
    expect(server.fetched).toBe(6);
  });
});

describe('syncing both ways', () => {
  beforeEach(async () => {
    for (const subject of ['One', 'Two', 'Three']) server.put('INBOX', mail(subject));
    await connect();
    await sync();
  });

  test('copies flags in both directions', async () => {
    Object.assign(server.find('INBOX', 'One'), { isRead: true, isStarred: true });
    await change('Two', { isRead: true, isStarred: true });
    await sync();
    expect(await here('inbox', 'One')).toMatchObject({ isRead: true, isStarred: true });
    expect(server.find('INBOX', 'Two')).toMatchObject({ isRead: true, isStarred: true });
    Object.assign(server.find('INBOX', 'One'), { isRead: false, isStarred: false });
    await change('Two', { isRead: false, isStarred: false });
    await sync();
    expect(await here('inbox', 'One')).toMatchObject({ isRead: false, isStarred: false });
    expect(server.find('INBOX', 'Two')).toMatchObject({ isRead: false, isStarred: false });
  });

  test('merges flags changed on both sides, with local changes winning', async () => {
    server.find('INBOX', 'One').isStarred = true;
    await change('One', { isRead: true });
    await sync();
    expect(await here('inbox', 'One')).toMatchObject({ isRead: true, isStarred: true });
    expect(server.find('INBOX', 'One')).toMatchObject({ isRead: true, isStarred: true });
    // Both stars are removed and one side's read mark returns: it was changed here after all.
    await change('One', { isRead: false });
    server.find('INBOX', 'One').isRead = true;
    await sync();
    expect([(await here('inbox', 'One')).isRead, server.find('INBOX', 'One').isRead]).toEqual([false, false]);
  });

  test('touches nothing if nothing changed', async () => {
    const before = await list('inbox');
    const commands: string[] = [];
    server.onCommand = (name) => void commands.push(name);
    await sync();
    expect(await list('inbox')).toEqual(before);
    expect(commands.filter((name) => ['setFlags', 'move', 'fetchSource', 'findMessages'].includes(name))).toEqual([]);
  });

  test('moves on the server what was moved here, even if the server does not report the new location', async () => {
    await change('One', { folder: 'trash' });
    server.tellsMoves = false;
    await change('Two', { folder: 'spam', isStarred: true });
    await sync();
    await sync();
    expect([server.subjects('INBOX'), server.subjects('Trash'), server.subjects('Junk')]).toEqual([['Three'], ['One'], ['Two']]);
    expect([await subjects('inbox'), await subjects('trash'), await subjects('spam')]).toEqual([['Three'], ['One'], ['Two']]);
    server.find('Junk', 'Two').isRead = true;
    server.find('Trash', 'One').isRead = true;
    await change('One', { folder: 'inbox' }, 'trash');
    await sync();
    expect(await here('spam', 'Two')).toMatchObject({ isRead: true, isStarred: true });
    expect(server.find('INBOX', 'One').isRead).toBe(true);
    expect(server.fetched).toBe(5);
  });

  test('moves here what was moved on the server', async () => {
    server.move('INBOX', 'One', 'Trash');
    server.move('INBOX', 'Two', 'Junk');
    server.find('Junk', 'Two').isStarred = true;
    await sync();
    expect([await subjects('inbox'), await subjects('trash'), await subjects('spam')]).toEqual([['Three'], ['One'], ['Two']]);
    expect((await here('spam', 'Two')).isStarred).toBe(true);
    server.move('Trash', 'One', 'INBOX');
    await sync();
    expect(await subjects('inbox')).toEqual(['One', 'Three']);
    expect(server.fetched).toBe(6);
  });

  test('uses the local folder when both sides moved an email', async () => {
    await change('One', { folder: 'spam' });
    server.move('INBOX', 'One', 'Trash');
    await sync();
    expect([await subjects('spam'), server.subjects('Junk'), server.subjects('Trash')]).toEqual([['One'], ['One'], []]);
  });

  test('moves to trash what was deleted on the server, and keeps what was archived there', async () => {
    server.expunge('INBOX', 'One');
    server.move('INBOX', 'Two', 'Archive');
    await sync();
    await sync();
    expect([await subjects('inbox'), await subjects('trash')]).toEqual([['Three', 'Two'], ['One']]);
    expect(server.subjects('Archive')).toEqual(['Two']);
    // When moved out of the archive, it is the same email.
    server.move('Archive', 'Two', 'INBOX');
    await sync();
    expect(await subjects('inbox')).toEqual(['Three', 'Two']);
    server.find('INBOX', 'Two').isRead = true;
    await sync();
    expect((await here('inbox', 'Two')).isRead).toBe(true);
  });

  test('moves to trash on the server what was permanently deleted here, and back when it is restored', async () => {
    await change('One', { folder: 'spam' });
    await sync();
    const { id } = await here('spam', 'One');
    const { body } = await admin.post('/api/v1/emails/delete', { emailIds: [id] });
    await sync();
    expect([server.subjects('Junk'), server.subjects('Trash')]).toEqual([[], ['One']]);
    await admin.post('/api/v1/emails/restore', { deletedAt: body.deletedAt });
    await sync();
    expect([server.subjects('Junk'), server.subjects('Trash')]).toEqual([['One'], []]);
    expect(await subjects('spam')).toEqual(['One']);
  });

  test('duplicates nothing and keeps the changes of both sides when a mailbox gets new UIDs', async () => {
    await change('One', { isStarred: true });
    server.find('INBOX', 'Two').isRead = true;
    server.renumber('INBOX');
    await sync();
    expect(await subjects('')).toEqual(['One', 'Three', 'Two']);
    expect(server.find('INBOX', 'One').isStarred).toBe(true);
    expect((await here('inbox', 'Two')).isRead).toBe(true);
    expect(server.fetched).toBe(6);
  });
});

describe('a conversation', () => {
  const first = `<first@example.com>`;
  beforeEach(async () => {
    server.put('INBOX', mail('First', { id: first }), { isRead: true });
    await connect();
    await sync();
    server.put('INBOX', mail('Answer', { answers: first }));
    await sync();
  });

  test('moves up unread with a reply, without making its first email unread on the server', async () => {
    const conversation = await here('inbox', 'First');
    expect([conversation.isRead, conversation.replies.map(({ subject }) => subject)]).toEqual([false, ['Answer']]);
    await sync();
    expect(server.list('INBOX')).toMatchObject([{ isRead: true }, { isRead: false }]);
  });

  test('is read on both sides when it is read on one', async () => {
    await change('First', { isRead: true });
    await sync();
    expect(server.list('INBOX')).toMatchObject([{ isRead: true }, { isRead: true }]);
    server.put('INBOX', mail('Another', { answers: first }));
    await sync();
    expect((await here('inbox', 'First')).isRead).toBe(false);
    server.find('INBOX', 'Another').isRead = true;
    await sync();
    expect((await here('inbox', 'First')).isRead).toBe(true);
    expect(server.list('INBOX').every(({ isRead }) => isRead)).toBe(true);
    server.find('INBOX', 'Answer').isRead = false;
    await sync();
    expect((await here('inbox', 'First')).isRead).toBe(false);
    await sync();
    expect(server.list('INBOX').map(({ isRead }) => isRead)).toEqual([true, false, true]);
  });

  test('is moved as a whole on the server, and email by email here', async () => {
    await change('First', { folder: 'trash' });
    await sync();
    expect([server.subjects('INBOX'), server.subjects('Trash').sort()]).toEqual([[], ['Answer', 'First']]);
    await change('First', { folder: 'inbox' }, 'trash');
    await sync();
    expect(server.subjects('INBOX').sort()).toEqual(['Answer', 'First']);
    server.move('INBOX', 'First', 'Trash');
    await sync();
    expect([await subjects('inbox'), await subjects('trash')]).toEqual([['Answer'], ['First']]);
    await sync();
    expect([server.subjects('INBOX'), server.subjects('Trash')]).toEqual([['Answer'], ['First']]);
  });
});

describe('drafts on the server', () => {
  test('show their current version, and disappear with it', async () => {
    server.put('Drafts', mail('A draft', { text: 'First words' }), { isRead: true });
    await connect();
    await sync();
    expect(await subjects('draft')).toEqual(['A draft']);
    server.expunge('Drafts', 'A draft');
    server.put('Drafts', mail('A draft', { text: 'Other words' }), { isRead: true });
    await sync();
    expect((await list('draft')).map((draft) => (draft as unknown as { message: string }).message)).toEqual([
      expect.stringContaining('Other words'),
    ]);
    server.expunge('Drafts', 'A draft');
    await sync();
    expect([await subjects('draft'), await subjects('trash')]).toEqual([[], []]);
  });
});

describe('a sync', () => {
  test('that fails reports why, waits longer each time, and resumes where it stopped', async () => {
    for (const subject of ['One', 'Two', 'Three']) server.put('INBOX', mail(subject));
    await connect();
    let fetches = 0;
    server.onCommand = (name) => {
      if (name === 'fetchSource' && ++fetches > 1) throw new ImapFailure('server', { code: 'imap_broke_off' });
    };
    expect(await sync()).toMatchObject({ state: 'failed', problem: 'The connection to the server was interrupted', syncedAt: null });
    expect([await subjects('inbox'), server.open]).toEqual([['One'], 0]);
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      const rows = (await atrium.ownerQuery(`select due_at from imap_accounts where entity = '${entityOf(admin)}'`)) as { due_at: Date }[];
      const wait = (rows[0]?.due_at.getTime() ?? 0) - atrium.clock.now.getTime();
      waits.push(Math.round(wait / 60_000));
      atrium.clock.advance(wait);
      await syncDueAccounts(atrium.deps, entityOf(admin), recordReplies);
    }
    expect(waits[0]).toBe(2);
    expect(waits.at(-1)).toBe(60);
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    server.onCommand = () => undefined;
    atrium.clock.advance(3_600_000);
    await syncDueAccounts(atrium.deps, entityOf(admin), recordReplies);
    expect(await account()).toMatchObject({ state: 'done', problem: '' });
    expect(await subjects('inbox')).toEqual(['One', 'Three', 'Two']);
  });

  test('yields when there is much to do, and continues later', async () => {
    for (const subject of ['One', 'Two', 'Three', 'Four']) server.put('INBOX', mail(subject));
    await connect();
    server.onCommand = (name) => {
      if (name === 'fetchSource') atrium.clock.advance(31_000);
    };
    atrium.clock.advance(1000);
    await syncDueAccounts(atrium.deps, entityOf(admin), recordReplies);
    expect(await account()).toMatchObject({ state: 'waiting', problem: '', syncedAt: null });
    expect(await subjects('inbox')).toEqual(['One', 'Two']);
    atrium.clock.advance(1000);
    await syncDueAccounts(atrium.deps, entityOf(admin), recordReplies);
    await syncDueAccounts(atrium.deps, entityOf(admin), recordReplies);
    expect(await account()).toMatchObject({ state: 'done', syncedAt: expect.any(String) });
    expect(await subjects('inbox')).toEqual(['Four', 'One', 'Three', 'Two']);
    expect(server.fetched).toBe(4);
  });

  test('stops silently when the account was changed or disconnected meanwhile', async () => {
    server.put('INBOX', mail('One'));
    await connect();
    server.onCommand = async (name) => {
      if (name !== 'fetchSource') return;
      await send(atrium, '/api/v1/mail/account', { method: 'DELETE', headers: { Authorization: `Bearer ${admin.accessToken}` } });
    };
    await sync();
    expect([await account(), await subjects('inbox')]).toEqual([null, []]);
  });

  test('runs only once at a time', async () => {
    for (let count = 0; count < 10; count++) server.put('INBOX', mail(`Mail ${count}`));
    await connect();
    await Promise.all([1, 2, 3].map(() => syncDueAccounts(atrium.deps, entityOf(admin), recordReplies)));
    expect(await subjects('inbox')).toHaveLength(10);
    expect(server.fetched).toBe(10);
  });

  test('holds no connection while talking to the server', async () => {
    server.put('INBOX', mail('One'));
    await connect();
    const database = watchedDatabase(atrium.deps.database);
    const released: boolean[] = [];
    server.onCommand = async () => void released.push(await database.isReleased());
    await syncDueAccounts({ ...atrium.deps, database }, entityOf(admin), recordReplies);
    expect([new Set(released), await subjects('inbox')]).toEqual([new Set([true]), ['One']]);
  });
});

test('the accounts of two people never mix, in one entity or in two', async () => {
  const maren = await signInAs(atrium, 'admin');
  const josephine = await signInAs(atrium, 'staff');
  const [hers, theirs] = [newServer(), newServer()];
  hers.put('INBOX', mail('For Maren', { id: '<same@example.com>' }));
  theirs.put('INBOX', mail('For Josephine', { id: '<same@example.com>' }));
  server.put('INBOX', mail('For another entity', { id: '<same@example.com>' }));
  await connect(maren, hers);
  await connect(josephine, theirs);
  await connect(admin, server);
  await sync(maren);
  await sync(josephine);
  await sync(admin);
  const found = async (who: Client) =>
    (await who.get('/apps/email/emails', { folder: 'inbox', q: 'For ' })).body.emails.map((one: Listed) => one.subject);
  expect(await found(maren)).toContain('For Maren');
  expect(await found(maren)).not.toContain('For Josephine');
  expect(await found(josephine)).toEqual(['For Josephine']);
  expect(await subjects('inbox')).toEqual(['For another entity']);
  const { id } = (await list('inbox', josephine))[0] ?? { id: 0 };
  await josephine.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isStarred: true, folder: 'trash' } });
  await sync(maren);
  await sync(admin);
  expect([hers.subjects('INBOX'), theirs.subjects('Trash'), server.subjects('INBOX')]).toEqual([
    ['For Maren'],
    ['For Josephine'],
    ['For another entity'],
  ]);
  expect(hers.find('INBOX', 'For Maren').isStarred).toBe(false);
});
