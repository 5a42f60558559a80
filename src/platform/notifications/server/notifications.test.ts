import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reminderWork } from '#app/background-work.ts';
import { sendDueMails } from '#features/email/server/delivery/mail-work.ts';
import { receiveMail } from '#features/email/server/public-api.ts';
import { type Client, clientWith, registerUser, signInAs } from '../../../../tests/client.ts';
import { emptyTables } from '../../../../tests/empty-tables.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import * as contract from '../contract.ts';
import { markNotificationsRead, type Notice, notify } from './notify.ts';
import { fireReminders, type PlannedReminder, planReminders } from './reminders.ts';

let atrium: TestApi;
let admin: Client;
let staff: Client;
let elsewhere: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  elsewhere = await registerUser(atrium);
});
afterAll(() => atrium.close());
beforeEach(() => emptyTables(atrium, 'notifications', 'notification_preferences', 'reminders'));

const path = '/api/v1/notifications';
const list = async (who: Client, query: Record<string, string | number> = {}) => (await who.get(path, query)).body;
const unread = async (who: Client): Promise<number> => (await who.get(`${path}/unread`)).body.unread;
const titles = async (who: Client) => (await list(who)).notifications.map(({ title }: contract.Notification) => title);
const tell = (...notices: Partial<Notice>[]) =>
  atrium.deps.database.writing('juniper', (db) =>
    notify(
      db,
      'juniper',
      notices.map((notice) => ({
        personId: 1,
        kind: 'mention',
        area: 'board',
        targetId: 1,
        title: 'A',
        path: '/apps/kanban?task=1',
        ...notice,
      })),
      atrium.clock.now,
    ),
  );
const plan = (targetId: number, ...planned: Partial<PlannedReminder>[]) =>
  atrium.deps.database.writing('juniper', (db) =>
    planReminders(
      db,
      'juniper',
      { area: 'todo', targetId },
      planned.map((one) => ({ personId: 1, title: `to-do ${targetId}`, path: '/apps/todo', dueAt: atrium.clock.now, at: null, ...one })),
    ),
  );
const fire = () => fireReminders(atrium.deps, 'juniper', {});

describe('notifications', () => {
  test('are listed for their recipient, newest first', async () => {
    await tell({ title: 'A', actorId: 3, excerpt: 'x'.repeat(500) }, { title: 'B', actorName: 'Ingrid', at: atrium.clock.now });
    const answer = await list(admin);
    contract.listNotifications.answer?.parse(answer);
    expect(answer).toMatchObject({ total: 2, unread: 2 });
    expect(answer.notifications).toMatchObject([
      { title: 'B', actor: null, actorName: 'Ingrid', isRead: false },
      { title: 'A', actor: { id: 3, fullName: 'Josephine Okonkwo-Brandt' }, excerpt: 'x'.repeat(200) },
    ]);
    expect((await list(admin, { perPage: 1, page: 2 })).notifications).toMatchObject([{ title: 'A' }]);
    expect((await list(admin, { perPage: 1, page: 3 })).notifications).toEqual([]);
    expect(await list(admin, { page: 0 })).toMatchObject({ notifications: [], total: 2 });
    expect(await unread(admin)).toBe(2);
  });
  test('are not sent to the person who caused them', async () => {
    await tell({ personId: 1, actorId: 1 }, { personId: 3, actorId: 1 });
    expect([await unread(admin), await unread(staff)]).toEqual([0, 1]);
  });
  test('truncate text between characters', async () => {
    await tell({ excerpt: '🪑'.repeat(300) });
    expect((await list(admin)).notifications[0].excerpt).toBe('🪑'.repeat(200));
  });
  test('newer than the last seen one stay unread when all are marked as read', async () => {
    await tell({ title: 'Seen' });
    const [{ id: seen }] = (await list(admin)).notifications;
    await tell({ title: 'Came afterwards' });
    expect((await admin.post(`${path}/mark`, { isRead: true, upToId: seen })).body.changed).toEqual([seen]);
    expect((await list(admin, { unreadOnly: 'true' })).notifications.map(({ title }: contract.Notification) => title)).toEqual([
      'Came afterwards',
    ]);
  });
  test('can be marked read and unread, one, several, or all, and the response allows Undo', async () => {
    await tell({ title: 'A' }, { title: 'B' }, { title: 'C' });
    const [c, b, a] = (await list(admin)).notifications.map(({ id }: contract.Notification) => id);
    const mark = async (body: object) => (await admin.post(`${path}/mark`, body)).body.changed;
    expect(await mark({ ids: [String(a)], isRead: true })).toEqual([a]);
    expect(await mark({ ids: [a], isRead: true })).toEqual([]);
    expect((await list(admin, { unreadOnly: 'true' })).total).toBe(2);
    const changed = await mark({ isRead: true });
    expect([...changed].sort()).toEqual([b, c].sort());
    expect(await unread(admin)).toBe(0);
    expect((await mark({ ids: changed, isRead: false })).length).toBe(2);
    expect(await unread(admin)).toBe(2);
    expect((await admin.post(`${path}/mark`, { ids: [], isRead: true })).status).toBe(400);
    expect((await admin.post(`${path}/mark`, { ids: ['x'], isRead: true })).status).toBe(400);
  });
  test('of others, in this or another company, respond as missing', async () => {
    await tell({ personId: 1 });
    const id = (await list(admin)).notifications[0].id;
    for (const other of [staff, elsewhere]) {
      expect(await list(other)).toEqual({ notifications: [], total: 0, unread: 0 });
      expect((await other.post(`${path}/mark`, { ids: [id], isRead: true })).body).toEqual({ changed: [] });
      expect((await other.post(`${path}/mark`, { isRead: true })).body).toEqual({ changed: [] });
    }
    expect(await unread(admin)).toBe(1);
  });
  test('require permission: a visitor gets 401 and a client is refused', async () => {
    const client = await signInAs(atrium, 'client');
    for (const who of [clientWith(atrium, null), client]) {
      const expected = who === client ? 403 : 401;
      for (const address of [path, `${path}/unread`, `${path}/preferences`]) expect((await who.get(address)).status).toBe(expected);
      expect((await who.post(`${path}/mark`, { isRead: true })).status).toBe(expected);
      expect((await who.post(`${path}/preferences`, { kinds: {} })).status).toBe(expected);
    }
  });
  test('are only pushed to the clients of their recipient', async () => {
    const told: unknown[] = [];
    const stop = atrium.deps.changes.subscribe('juniper', (change) => told.push(change));
    await tell({ personId: 3 });
    await expect.poll(() => told).toContainEqual({ kind: 'notification', ids: [], person: 3 });
    stop();
  });
  test('about a seen item are marked as read, and no others', async () => {
    await tell(
      { area: 'email', targetId: 7 },
      { area: 'email', targetId: 8 },
      { area: 'board', targetId: 7 },
      { area: 'email', targetId: 7, personId: 3 },
    );
    const settle = (targetIds: number[]) =>
      atrium.deps.database.writing('juniper', (db) =>
        markNotificationsRead(db, 'juniper', { personId: 1, area: 'email', targetIds }, atrium.clock.now),
      );
    await settle([]);
    expect(await unread(admin)).toBe(3);
    await settle([7, 9]);
    expect([await unread(admin), await unread(staff)]).toEqual([2, 1]);
  });
});

describe('unread mail', () => {
  test('is one entry with a count, shows the newest mail, and is marked as read at once', async () => {
    await tell({ title: 'board' });
    for (const targetId of [1, 2, 3])
      await tell({ kind: 'mail', area: 'email', targetId, title: `mail ${targetId}`, path: `/apps/email/inbox/${targetId}` });
    const { notifications, total, unread: count } = await list(admin);
    expect(notifications.map((one: contract.Notification) => [one.title, one.count, one.path])).toEqual([
      ['mail 3', 3, '/apps/email/inbox'],
      ['board', 1, '/apps/kanban?task=1'],
    ]);
    expect([total, count, await unread(admin)]).toEqual([2, 2, 2]);
    const { changed } = (await admin.post(`${path}/mark`, { ids: [notifications[0].id], isRead: true })).body;
    expect(changed).toHaveLength(3);
    expect(await unread(admin)).toBe(1);
    // Once read, each mail is its own entry; Undo restores the single one.
    expect((await list(admin)).total).toBe(4);
    await admin.post(`${path}/mark`, { ids: changed, isRead: false });
    expect([(await list(admin)).total, await unread(admin)]).toEqual([2, 2]);
  });
  test('links to a single mail directly', async () => {
    await tell({ kind: 'mail', area: 'email', targetId: 4, title: 'only', path: '/apps/email/inbox/4' });
    expect((await list(admin)).notifications[0]).toMatchObject({ count: 1, path: '/apps/email/inbox/4' });
  });
});

describe('unread counts of areas', () => {
  const areas = async (who: Client) => (await who.get(`${path}/unread`)).body.areas;
  test('cover mail and chat, and drop when items are read', async () => {
    const [before, { emailsMeta }] = [await areas(admin), (await admin.get('/apps/email/emails', { folder: 'inbox' })).body];
    expect(before.email).toBe(emailsMeta.inbox);
    const { threads } = (await admin.get('/api/v1/chat')).body;
    const unseen = threads.reduce(
      (sum: number, thread: { unseen: number; unseenReplies: number }) => sum + thread.unseen + thread.unseenReplies,
      0,
    );
    expect(before.chat).toBe(unseen);
    await admin.post('/apps/email/update-emails', {
      emailIds: (await admin.get('/apps/email/emails', { folder: 'inbox' })).body.emails.map(({ id }: { id: number }) => id),
      dataToUpdate: { isRead: true },
    });
    expect((await areas(admin)).email).toBe(0);
  });
});

describe('preferences', () => {
  test('enable every kind by default and keep omitted ones', async () => {
    const first = (await admin.get(`${path}/preferences`)).body;
    contract.getNotificationPreferences.answer?.parse(first);
    expect(Object.values(first.kinds).every(Boolean)).toBe(true);
    await admin.post(`${path}/preferences`, { kinds: { mail: false } });
    const { body } = await admin.post(`${path}/preferences`, { kinds: { mention: false, chat: true } });
    const allOn = Object.fromEntries(contract.notificationKinds.map((kind) => [kind, true]));
    expect(body.kinds).toEqual({ ...allOn, mention: false, mail: false });
    expect((await admin.post(`${path}/preferences`, { kinds: { mail: true } })).body.kinds.mail).toBe(true);
    expect((await admin.post(`${path}/preferences`, { kinds: { other: true } })).status).toBe(400);
  });
  test('apply to the person who set them', async () => {
    await admin.post(`${path}/preferences`, { kinds: { mention: false } });
    await tell({ personId: 1 }, { personId: 3 }, { personId: 1, kind: 'assignment', title: 'wanted' });
    expect(await titles(admin)).toEqual(['wanted']);
    expect(await unread(staff)).toBe(1);
  });
  test('keep both of two concurrent changes', async () => {
    const kinds = contract.notificationKinds;
    await Promise.all(kinds.map((kind) => admin.post(`${path}/preferences`, { kinds: { [kind]: false } })));
    expect(Object.values((await admin.get(`${path}/preferences`)).body.kinds)).toEqual(kinds.map(() => false));
  });
});

describe('reminders', () => {
  test('fire once when due, with any number of servers', async () => {
    for (let targetId = 1; targetId <= 40; targetId++) await plan(targetId, {}, { personId: 3 });
    await plan(50, { dueAt: new Date(atrium.clock.now.getTime() + 60_000) });
    await Promise.all([fire(), fire(), fire(), reminderWork.work(atrium.deps)]);
    await fire();
    expect([await unread(admin), await unread(staff)]).toEqual([40, 40]);
    expect((await list(admin, { perPage: 100 })).notifications[0]).toMatchObject({ kind: 'reminder', area: 'todo', actor: null });
    atrium.clock.advance(60_000);
    await reminderWork.work(atrium.deps);
    expect(await unread(admin)).toBe(41);
    expect(await atrium.ownerQuery('select * from reminders')).toEqual([]);
  });
  test('are replaced when the item changes, and deleted with it', async () => {
    await plan(1, { title: 'old' });
    await plan(1, { title: 'new' }, { title: 'new' });
    await plan(2, { title: 'gone' });
    await plan(2);
    await fire();
    expect(await titles(admin)).toEqual(['new']);
  });
  test('of recurring items are rescheduled', async () => {
    await plan(1, { title: 'Monday' });
    const next = new Date(atrium.clock.now.getTime() + 1000);
    const tuesday = { personId: 1, title: 'Tuesday', path: '/apps/todo', dueAt: next, at: next };
    const planNext = { todo: async (_db: unknown, _entity: string, ids: number[]) => new Map(ids.map((id) => [id, [tuesday]])) };
    await fireReminders(atrium.deps, 'juniper', planNext);
    await fireReminders(atrium.deps, 'juniper', planNext);
    expect(await titles(admin)).toEqual(['Monday']);
    atrium.clock.advance(1000);
    await fireReminders(atrium.deps, 'juniper', {});
    expect(await titles(admin)).toEqual(['Tuesday', 'Monday']);
  });
  test('no longer wanted are dropped', async () => {
    await admin.post(`${path}/preferences`, { kinds: { reminder: false } });
    await plan(1, {});
    await fire();
    expect([await unread(admin), (await atrium.ownerQuery('select * from reminders')).length]).toEqual([0, 0]);
  });
});

describe('mail', () => {
  const write = async (who: Client, content: object) => {
    const { body } = await who.post('/api/v1/emails/drafts', { key: randomUUID(), ...content });
    await who.post(`/api/v1/emails/drafts/${body.email.id}/send`, { undoSeconds: 0 });
    await sendDueMails(atrium.deps, 'juniper');
  };
  const toAdmin = [{ name: 'Maren', email: 'admin@demo.com' }];
  const newest = async (who: Client) => (await who.get('/apps/email/emails')).body.emails[0];

  test('that arrives notifies its owner, and reading it marks the notification as read', async () => {
    await write(staff, { to: toAdmin, subject: 'Oak', message: '<p>It is here.</p>' });
    const { id } = await newest(admin);
    const told = (await list(admin)).notifications;
    expect(told).toMatchObject([
      {
        kind: 'mail',
        area: 'email',
        title: 'Oak',
        excerpt: 'It is here.',
        actor: { id: 3 },
        path: `/apps/email/inbox/${id}`,
        isRead: false,
      },
    ]);
    expect(await unread(staff)).toBe(0);
    await admin.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isStarred: true } });
    expect(await unread(admin)).toBe(1);
    await admin.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { isRead: true } });
    expect(await unread(admin)).toBe(0);
    // A reply in the same conversation links to that conversation.
    await write(admin, { to: [{ name: 'J', email: 'staff@demo.com' }], subject: 'Re: Oak', replyToId: id });
    const { id: atStaff } = await newest(staff);
    await write(staff, { to: toAdmin, subject: 'Re: Oak', replyToId: atStaff });
    expect((await list(admin, { unreadOnly: 'true' })).notifications).toMatchObject([{ path: `/apps/email/inbox/${id}` }]);
  });
  test('that is moved or deleted has its notification marked as read', async () => {
    await write(staff, { to: toAdmin, subject: 'Trash' });
    const { id } = await newest(admin);
    await admin.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'trash' } });
    expect(await unread(admin)).toBe(0);
    await write(staff, { to: toAdmin, subject: 'Rule' });
    expect(await unread(admin)).toBe(1);
    await admin.post('/api/v1/mail/rules', { subject: 'Rule', isRead: true, applyToInbox: true });
    expect(await unread(admin)).toBe(0);
  });
  test('read or moved by a rule, sent to oneself, or with the kind turned off sends no notification', async () => {
    await admin.post('/api/v1/mail/rules', { subject: 'read it', isRead: true });
    await admin.post('/api/v1/mail/rules', { subject: 'spam it', folder: 'spam' });
    await write(staff, { to: toAdmin, subject: 'read it' });
    await write(staff, { to: toAdmin, subject: 'spam it' });
    await write(admin, { to: toAdmin, subject: 'note to myself' });
    await staff.post(`${path}/preferences`, { kinds: { mail: false } });
    await write(admin, { to: [{ name: 'J', email: 'staff@demo.com' }], subject: 'unwanted' });
    expect([await unread(admin), await unread(staff)]).toEqual([0, 0]);
  });
  test('from outside names its sender', async () => {
    const source = [
      'From: Ingrid Halvorsen <ingrid@nordlysfair.example>',
      'To: admin@demo.com',
      'Subject: Badges',
      'Message-ID: <1@x.example>',
      '',
      'Six?',
    ];
    await receiveMail(atrium.deps, new TextEncoder().encode(source.join('\r\n')), [{ entity: 'juniper', personId: 1 }]);
    expect((await list(admin)).notifications).toMatchObject([{ title: 'Badges', actor: null, actorName: 'Ingrid Halvorsen' }]);
  });
});
