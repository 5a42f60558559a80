import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordReplies } from '#features/calendar/server/public-api.ts';
import { type Client, registerUser, send } from '../../../../../tests/client.ts';
import { MemoryImap } from '../../../../../tests/memory-imap.ts';
import { type TestApi, testApi } from '../../../../../tests/test-api.ts';
import { syncDueAccounts } from './sync-due-accounts.ts';

let atrium: TestApi;
let server: MemoryImap;
beforeAll(async () => {
  atrium = await testApi({
    sampleData: false,
    settings: { sampleData: false, accessTtlSeconds: 366 * 86_400, refreshTtlSeconds: 366 * 86_400 },
    mail: { openImap: (login) => server.openImap(login) },
  });
});
afterAll(() => atrium.close());

// Leaves out sent emails: one that returns to the inbox through an unsynced mailbox counts as received, in addition to the sent one.
const folderOf: Record<string, string> = { INBOX: 'inbox', Junk: 'spam', Trash: 'trash' };
const subject = fc.integer({ min: 1, max: 6 }).map((count) => `Mail ${count}`);
const path = fc.constantFrom(...Object.keys(folderOf));
const action = fc.oneof(
  fc.record({ kind: fc.constant('mark here' as const), subject, isRead: fc.boolean(), isStarred: fc.boolean() }),
  fc.record({ kind: fc.constant('mark there' as const), subject, isRead: fc.boolean(), isStarred: fc.boolean() }),
  fc.record({ kind: fc.constant('move here' as const), subject, path }),
  fc.record({ kind: fc.constant('move there' as const), subject, path: fc.oneof(path, fc.constant('Archive')) }),
  fc.record({ kind: fc.constant('expunge there' as const), subject }),
  fc.record({ kind: fc.constant('delete here' as const), subject }),
  fc.record({ kind: fc.constant('renumber' as const), path }),
  fc.record({ kind: fc.constant('forget moves' as const), tells: fc.boolean() }),
  fc.record({ kind: fc.constant('sync' as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

interface Listed {
  id: number;
  subject: string;
  folder: string;
  isRead: boolean;
  isStarred: boolean;
}

async function allHere(who: Client): Promise<Listed[]> {
  const lists = await Promise.all(['', 'trash'].map((folder) => who.get('/apps/email/emails', { folder })));
  return lists.flatMap(({ body }) => body.emails);
}

const pathOf = (wanted: string) => [...server.mailboxes.keys()].find((name) => server.subjects(name).includes(wanted));

async function sync(who: Client): Promise<void> {
  atrium.clock.advance(2 * 60_000);
  await syncDueAccounts(atrium.deps, who.userData.eid.split('-')[0] ?? '', recordReplies);
  const { account } = (await who.get('/api/v1/mail/account')).body;
  expect([account.state, account.problem]).toEqual(['done', '']);
}

async function act(who: Client, done: Action): Promise<void> {
  if (done.kind === 'sync') return sync(who);
  if (done.kind === 'renumber') return server.renumber(done.path);
  if (done.kind === 'forget moves') {
    server.tellsMoves = done.tells;
    return;
  }
  const at = pathOf(done.subject);
  if (done.kind.endsWith('there')) {
    if (!at) return;
    if (done.kind === 'mark there') Object.assign(server.find(at, done.subject), { isRead: done.isRead, isStarred: done.isStarred });
    if (done.kind === 'move there') server.move(at, done.subject, done.path);
    if (done.kind === 'expunge there') server.expunge(at, done.subject);
    return;
  }
  const mail = (await allHere(who)).find((one) => one.subject === done.subject);
  if (!mail) return;
  const change = (dataToUpdate: object) => who.post('/apps/email/update-emails', { emailIds: [mail.id], dataToUpdate });
  if (done.kind === 'mark here') await change({ isRead: done.isRead, isStarred: done.isStarred });
  if (done.kind === 'move here') await change({ folder: folderOf[done.path] });
  if (done.kind === 'delete here') {
    await change({ folder: 'trash' });
    await who.post('/api/v1/emails/delete', { emailIds: [mail.id] });
  }
}

test('converges to the same state after any changes on both sides, without duplicating or losing an email', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 25 }), async (actions) => {
      const who = await registerUser(atrium);
      server = new MemoryImap({ host: 'imap.example.com', username: 'somebody', password: 'a secret word' });
      for (let count = 1; count <= 6; count++)
        server.put(
          ['INBOX', 'Junk', 'Junk', 'INBOX', 'Trash', 'INBOX'][count - 1] ?? 'INBOX',
          `From: ada@example.com\r\nSubject: Mail ${count}\r\nMessage-ID: <${count}@example.com>\r\n\r\nText\r\n`,
        );
      const connected = await send(atrium, '/api/v1/mail/account', {
        method: 'PUT',
        headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(server.login),
      });
      expect(connected.status).toBe(200);
      await sync(who);
      const deleted = new Set<string>();
      for (const one of actions) {
        await act(who, one);
        if (one.kind === 'delete here') deleted.add(one.subject);
      }
      for (let turn = 0; turn < 3; turn++) await sync(who);
      const here = await allHere(who);
      expect(new Set(here.map((mail) => mail.subject)).size).toBe(here.length);
      for (let count = 1; count <= 6; count++) {
        const wanted = `Mail ${count}`;
        const mail = here.find((one) => one.subject === wanted);
        const at = pathOf(wanted);
        if (!mail) expect([deleted.has(wanted), ['Trash', 'Archive', undefined].includes(at)], wanted).toEqual([true, true]);
        else if (at && at !== 'Archive') {
          const { isRead, isStarred } = server.find(at, wanted);
          expect({ folder: folderOf[at], isRead, isStarred }, wanted).toEqual({
            folder: mail.folder,
            isRead: mail.isRead,
            isStarred: mail.isStarred,
          });
        }
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
