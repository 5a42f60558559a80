import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AbilityRule } from '#contract/ability.ts';
import { calendarRoutes } from '#features/calendar/server/routes.ts';
import { unreadMails } from '#features/email/server/list-emails.ts';
import { emailRoutes } from '#features/email/server/routes.ts';
import { dueInvoices } from '#features/invoice/server/list-invoices.ts';
import { dueCards } from '#features/kanban/server/due-cards.ts';
import { kanbanRoutes } from '#features/kanban/server/routes.ts';
import { dueTodos } from '#features/todo/server/due-todos.ts';
import { todoRoutes } from '#features/todo/server/routes.ts';
import type { NotificationArea } from '#platform/notifications/contract.ts';
import { notify } from '#platform/notifications/server/public-api.ts';
import { notificationRoutes } from '#platform/notifications/server/routes.ts';
import { apiWithAbilities } from './api-with-abilities.ts';
import { type Client, clientWith, send, signInAs } from './client.ts';
import { emptyTables } from './empty-tables.ts';
import { type TestApi, testApi } from './test-api.ts';

const routes = [
  ...notificationRoutes([unreadMails]),
  ...kanbanRoutes,
  ...todoRoutes,
  ...calendarRoutes({ overlays: [dueCards, dueTodos, dueInvoices], tasks: undefined }),
  ...emailRoutes,
];
/** No one in the sample data is assigned to a card or a to-do under this name. */
const hiddenId = 4321;
const hiddenName = 'Unseen Colleague';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  await atrium.ownerQuery(
    `insert into people (entity, id, full_name, email, created_at, updated_at)
     values ('juniper', ${hiddenId}, '${hiddenName}', 'unseen@juniper.example', now(), now())`,
  );
});
afterAll(() => atrium.close());

const apiOf = (...rules: AbilityRule[]) => apiWithAbilities(atrium, routes, 1, ...rules);
const may = (...rules: AbilityRule[]) => clientWith(apiOf(...rules), null);

describe('notifications', () => {
  const told = async (who: Client) => {
    const { notifications, total, unread } = (await who.get('/api/v1/notifications')).body;
    const bell = (await who.get('/api/v1/notifications/unread')).body.unread;
    return { areas: notifications.map(({ area }: { area: NotificationArea }) => area), total, unread, bell };
  };

  test('are hidden from lists, counts and marking for areas the person cannot read', async () => {
    await emptyTables(atrium, 'notifications');
    const notice = { personId: 1, kind: 'mention', targetId: 1, title: 'A', path: '/' } as const;
    await atrium.deps.database.writing('juniper', (db) =>
      notify(
        db,
        'juniper',
        (['board', 'email', 'todo'] as const).map((area) => ({ ...notice, area })),
        atrium.clock.now,
      ),
    );
    const reader = may({ action: 'manage', subject: 'Notification' }, { action: 'read', subject: 'Board' });
    expect(await told(reader)).toEqual({ areas: ['board'], total: 1, unread: 1, bell: 1 });
    expect(await told(may({ action: 'manage', subject: 'Notification' }))).toEqual({ areas: [], total: 0, unread: 0, bell: 0 });
    expect((await reader.post('/api/v1/notifications/mark', { isRead: true })).body.changed).toHaveLength(1);
    expect(await told(admin)).toEqual({ areas: ['todo', 'email', 'board'], total: 3, unread: 2, bell: 2 });
  });
  test('include unread counts of an area only with permission to read it', async () => {
    const areas = async (who: Client) => (await who.get('/api/v1/notifications/unread')).body.areas;
    const notices = { action: 'read', subject: 'Notification' } as const;
    expect(await areas(may(notices))).toEqual({});
    expect(await areas(may(notices, { action: 'read', subject: 'Email' }))).toEqual({ email: expect.any(Number) });
  });
});

describe('people, without permission to read them', () => {
  test('are visible on boards only if assigned to a card, and no one else can be assigned', async () => {
    const names = async (who: Client) => (await who.get('/api/v1/kanban')).body.people.map((one: { fullName: string }) => one.fullName);
    const own = may({ action: 'manage', subject: 'Board' });
    expect(await names(admin)).toContain(hiddenName);
    expect(await names(own)).not.toContain(hiddenName);
    expect((await names(own)).length).toBeGreaterThan(1);
    const { body } = await own.post('/apps/kanban/add-task', { data: { boardId: 'todo', title: 'Oak legs' } });
    const assign = (who: Client, assignedTo: object[]) =>
      who.post('/apps/kanban/update-task', { data: { id: body.newTask.id, assignedTo } });
    for (const person of [{ id: hiddenId }, { title: hiddenName }]) expect((await assign(own, [person])).status).toBe(400);
    expect((await own.post(`/api/v1/kanban/tasks/${body.newTask.id}/comments`, { comment: 'x', mentions: [hiddenId] })).status).toBe(400);
    expect((await assign(own, [{ id: 1 }])).status).toBe(200);
    expect((await assign(admin, [{ id: hiddenId }])).status).toBe(200);
    // A person assigned to a card is visible there.
    expect(await names(own)).toContain(hiddenName);
    expect((await assign(own, [{ id: hiddenId }, { id: 1 }])).status).toBe(200);
  });

  test('cannot be assigned a to-do by id or name', async () => {
    const own = may({ action: 'manage', subject: 'Todo' });
    const { body } = await own.post('/apps/todo/add-tasks', { task: { title: 'Sand the top' } });
    const { id } = body.task;
    const assign = (assignee: object) => own.post('/apps/todo/update-task', { task: { id, assignee } });
    for (const person of [{ id: hiddenId }, { fullName: hiddenName }]) expect((await assign(person)).status).toBe(400);
    expect((await own.post('/api/v1/todo/update-tasks', { ids: [id], change: { assigneeId: hiddenId } })).status).toBe(400);
    const back = { ...body.task, assignee: { id: hiddenId, fullName: '', avatar: null } };
    expect((await own.post('/api/v1/todo/put-back', { tasks: [back] })).status).toBe(400);
    expect((await assign({ id: 1 })).status).toBe(200);
  });

  test('cannot be invited by id, and are not suggested as recipients', async () => {
    const own = may({ action: 'manage', subject: 'Calendar' }, { action: 'manage', subject: 'Email' });
    const event = { title: 'Fair', start: '2031-05-04T10:00:00Z', extendedProps: { guests: [{ personId: hiddenId, name: '' }] } };
    expect((await own.post('/apps/calendar/add-event', { event })).status).toBe(400);
    expect((await admin.post('/apps/calendar/add-event', { event })).status).toBe(201);
    const suggested = async (who: Client) => (await who.get('/api/v1/emails/recipients', { q: 'unseen' })).body.recipients.length;
    expect([await suggested(admin), await suggested(own)]).toEqual([1, 0]);
  });
});

describe('the calendar', () => {
  test('shows cards and to-dos only with permission to read them', async () => {
    const day = (days: number) => new Date(atrium.clock.now.getTime() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const range = { start: day(-30), end: day(60) };
    const due = async (...rules: AbilityRule[]) => {
      const { body } = await may({ action: 'read', subject: 'Calendar' }, ...rules).get('/api/v1/calendar/overlays', range);
      return body.overlays as { kind: string; canMove: boolean }[];
    };
    const kindsOf = (due: { kind: string }[]) => [...new Set(due.map(({ kind }) => kind))];
    expect(await due()).toEqual([]);
    const [cards, todos] = [await due({ action: 'read', subject: 'Board' }), await due({ action: 'read', subject: 'Todo' })];
    expect([kindsOf(cards), kindsOf(todos)]).toEqual([['card'], ['todo']]);
    // Moving them requires permission to change them.
    const all = await due({ action: 'manage', subject: 'Board' }, { action: 'manage', subject: 'Todo' });
    expect([...cards, ...todos].some(({ canMove }) => canMove)).toBe(false);
    expect(kindsOf(all.filter(({ canMove }) => canMove))).toEqual(['card', 'todo']);
  });

  test('is not changed by an imported file without permission to change events', async () => {
    const { body } = await admin.post('/apps/calendar/add-event', { event: { title: 'Delivery', start: '2031-06-01T10:00:00Z' } });
    const { body: file } = await admin.get('/api/v1/calendar/export', { id: body.event.id });
    const text = file.replace('SUMMARY:Delivery', 'SUMMARY:Another');
    const bring = (...rules: AbilityRule[]) =>
      send(apiOf(...rules), '/api/v1/calendar/import', { method: 'POST', headers: { 'Content-Type': 'text/calendar' }, body: text });
    expect((await bring({ action: 'create', subject: 'Calendar' })).status).toBe(403);
    expect((await bring({ action: 'manage', subject: 'Calendar' })).body).toMatchObject({ added: 0, updated: 1 });
  });

  test('revokes the secret feed address with the permission to read it', async () => {
    const staff = await signInAs(atrium, 'staff');
    const { body } = await staff.post('/api/v1/calendar/feed');
    expect((await send(atrium, body.path)).status).toBe(200);
    await atrium.ownerQuery("update accounts set role = 'client' where entity = 'juniper' and username = 'staff'");
    expect((await send(atrium, body.path)).status).toBe(404);
    await atrium.ownerQuery("update accounts set role = 'admin' where entity = 'juniper' and username = 'staff'");
  });
});

test('rejects every way to delete a to-do without permission to delete', async () => {
  const editor = may({ action: 'create', subject: 'Todo' }, { action: 'update', subject: 'Todo' }, { action: 'read', subject: 'Todo' });
  const { body } = await editor.post('/apps/todo/add-tasks', { task: { title: 'Wax' } });
  const { id } = body.task;
  const tries = [
    editor.post('/apps/todo/update-task', { task: { id, isDeleted: true } }),
    editor.post('/api/v1/todo/update-tasks', { ids: [id], change: { isDeleted: true } }),
    editor.post('/api/v1/todo/put-back', { tasks: [{ ...body.task, isDeleted: true }] }),
  ];
  for (const { status, body: refused } of await Promise.all(tries)) {
    expect(status).toBe(403);
    expect(refused.error.message).toContain('delete Todo');
  }
  await admin.post('/apps/todo/update-task', { task: { id, isDeleted: true } });
  expect((await editor.post('/apps/todo/update-task', { task: { id, isDeleted: false } })).status).toBe(200);
});
