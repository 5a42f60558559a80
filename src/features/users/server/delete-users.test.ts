import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { previewUserDeletion } from '../contract.ts';

// Rui is user 4 and person 5, Ewa user 8 and person 9, Josephine user 2 and person 3.
let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

const remove = (id: number, heirId?: number, who = admin) =>
  send(atrium, `/apps/users/delete?${new URLSearchParams({ id: String(id), ...(heirId && { heirId: String(heirId) }) })}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${who.accessToken}` },
  });
const restore = (...ids: number[]) => admin.post('/api/v1/users/restore', { ids });
const preview = async (id: number, who = admin) => {
  const { status, body } = await who.get(`/api/v1/users/${id}/belongings`);
  expect(status).toBe(200);
  previewUserDeletion.answer?.parse(body);
  return body;
};
const countOf = async (id: number, kind: string) =>
  (await preview(id)).belongings.find((one: { kind: string }) => one.kind === kind)?.count as number;
const ownedBy = async (personId: number) => {
  const read = async (statement: string) => (await atrium.ownerQuery(statement)).map(({ id }) => Number(id));
  return {
    todos: await read(
      `select id from todo_tasks where entity = 'juniper' and assignee_id = ${personId} and not is_completed and deleted_at is null order by id`,
    ),
    cards: await read(
      `select id from kanban_tasks where entity = 'juniper' and ${personId} = any(assignee_ids) and deleted_at is null order by id`,
    ),
    events: await read(
      `select id from calendar_events where entity = 'juniper' and owner_id = ${personId} and calendar <> 'Personal' and deleted_at is null order by id`,
    ),
  };
};
const event = { title: 'Oak arrives', start: '2031-03-01T08:00:00Z', end: '2031-03-01T09:00:00Z', allDay: false };

test('previews what a user owns and who can inherit', async () => {
  const before = await ownedBy(5);
  const { belongings, heirs, obstacle } = await preview(4);
  expect(obstacle).toBeNull();
  expect(belongings).toEqual([
    { kind: 'todo', count: before.todos.length, isInherited: true },
    { kind: 'card', count: before.cards.length, isInherited: true },
    { kind: 'event', count: before.events.length, isInherited: true },
    { kind: 'mail', count: expect.any(Number), isInherited: false },
  ]);
  expect(heirs[0]).toMatchObject({ id: 1, fullName: 'Maren Lindqvist' });
  expect(heirs.map(({ id }: { id: number }) => id)).not.toContain(5);
});

test('a user who is not a person of the company owns nothing', async () => {
  expect((await preview(20)).belongings).toEqual([]);
});

describe('deleting', () => {
  test('transfers their records to the heir, and restoring returns what the heir still has', async () => {
    // One card is assigned to Rui only, another to him and Ewa; two to-dos are his.
    await atrium.ownerQuery(`
      update kanban_tasks set assignee_ids = '{5}' where entity = 'juniper' and id = 1;
      update kanban_tasks set assignee_ids = '{9,5}' where entity = 'juniper' and id = 2;
      update todo_tasks set assignee_id = 5 where entity = 'juniper' and id in
        (select id from todo_tasks where entity = 'juniper' and assignee_id = 1 and not is_completed and deleted_at is null order by id limit 2)`);
    const rui = await ownedBy(5);
    const ewa = await ownedBy(9);
    const { todos } = rui;
    expect([rui.cards, todos.length]).toEqual([[1, 2], expect.any(Number)]);
    expect(todos.length).toBeGreaterThan(1);
    expect((await remove(4, 9)).status).toBe(200);
    expect(await ownedBy(5)).toEqual({ todos: [], cards: [], events: [] });
    expect((await ownedBy(9)).todos).toEqual([...new Set([...ewa.todos, ...todos])].sort((a, b) => a - b));
    expect((await ownedBy(9)).cards).toEqual([...new Set([...ewa.cards, ...rui.cards])].sort((a, b) => a - b));

    expect((await admin.get('/api/users/user', { id: 4 })).status).toBe(404);
    expect((await admin.get('/api/v1/people/5')).status).toBe(404);
    const [kept] = todos;
    await atrium.ownerQuery(`update todo_tasks set assignee_id = 1 where entity = 'juniper' and id = ${kept}`);

    expect((await restore(4)).status).toBe(200);
    expect((await admin.get('/api/users/user', { id: 4 })).status).toBe(200);
    expect((await admin.get('/api/v1/people/5')).status).toBe(200);
    expect(await ownedBy(5)).toEqual({ todos: todos.filter((id) => id !== kept), cards: rui.cards, events: rui.events });
    expect(await ownedBy(9)).toEqual(ewa);
  });
  test('makes the caller inherit without a named heir', async () => {
    const cards = (await ownedBy(5)).cards;
    await remove(4);
    expect((await ownedBy(1)).cards).toEqual(expect.arrayContaining(cards));
    await restore(4);
    expect((await ownedBy(5)).cards).toEqual(cards);
  });
  test('ends sessions at once; Personal events and the mailbox stay with the person; a restored user can sign in again', async () => {
    const staff = await signInAs(atrium, 'staff');
    const mine = (await staff.post('/apps/calendar/add-event', { event: { ...event, extendedProps: { calendar: 'Personal' } } })).body
      .event;
    const shared = (await staff.post('/apps/calendar/add-event', { event: { ...event, extendedProps: { calendar: 'Business' } } })).body
      .event;
    const mails = await countOf(2, 'mail');
    expect((await remove(2)).status).toBe(200);
    expect((await staff.get('/api/v1/session')).status).toBe(401);
    const login = async () => (await clientWith(atrium, null).post('/jwt/login', { email: 'staff', password: 'staff' })).status;
    expect(await login()).toBe(400);
    const owners = await atrium.ownerQuery(
      `select owner_id from calendar_events where entity = 'juniper' and id in (${mine.id}, ${shared.id}) order by id`,
    );
    expect(owners.map(({ owner_id }) => Number(owner_id))).toEqual([3, 1]);
    await restore(2);
    expect([await login(), await countOf(2, 'mail')]).toEqual([200, mails]);
    expect((await ownedBy(3)).events).toContain(shared.id);
  });
  test('keeps a suspension when restored', async () => {
    await admin.post('/api/v1/users/2', { status: 'inactive' });
    await remove(2);
    await restore(2);
    const login = async () => (await clientWith(atrium, null).post('/jwt/login', { email: 'staff', password: 'staff' })).status;
    expect(await login()).toBe(400);
    await admin.post('/api/v1/users/2', { status: 'active' });
    expect(await login()).toBe(200);
  });
  test('removes several users at once, or none', async () => {
    expect((await admin.post('/api/v1/users/delete', { ids: [20, 99_999] })).status).toBe(404);
    expect((await admin.post('/api/v1/users/delete', { ids: [20, 21] })).status).toBe(200);
    expect((await restore(20, 22)).status).toBe(404);
    expect((await restore(20, 21)).status).toBe(200);
    expect((await restore(20)).status).toBe(404);
  });
  test.each([
    ['who leaves', 5],
    ['nobody', 99_999],
  ])('rejects an heir who is %s', async (_who, heirId) => {
    const { status, body } = await remove(4, heirId);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['heirId']]);
  });
  test('returns 404 for an unknown user or one of another company, and deletes nothing', async () => {
    const somebody = await registerUser(atrium, { sampleData: true });
    expect((await remove(99_999)).status).toBe(404);
    await remove(30, undefined, somebody);
    expect((await admin.get('/api/users/user', { id: 30 })).status).toBe(200);
    expect((await remove(51, undefined, somebody)).status).toBe(404);
  });
  test('frees the address; once taken, the deleted user cannot be restored', async () => {
    const { email } = (await admin.get('/api/users/user', { id: 31 })).body.user;
    await remove(31);
    const { body } = await admin.post('/apps/users/add-user', { fullName: 'Successor', email });
    const refused = await restore(31);
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([409, ['email']]);
    await remove(body.user.id);
    expect((await restore(31)).status).toBe(200);
  });
  test('succeeds once under concurrent requests', async () => {
    const both = await Promise.all([remove(32), remove(32)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    await restore(32);
  });
});

test('the preview reports the obstacle', async () => {
  expect((await preview(1)).obstacle).toBe('oneself');
  const staff = await signInAs(atrium, 'staff');
  await admin.post('/api/v1/users/1', { role: 'author' });
  expect((await preview(2, staff)).obstacle).toBe('oneself');
  await staff.post('/api/v1/users/1', { role: 'admin' });
});

test('purging a user removes all of their sign-in data', async () => {
  const whose = "'juniper', 9009";
  await atrium.ownerQuery(`
    insert into accounts (entity, id, person_id, email, username, password_hash, user_type, role, created_at)
      values (${whose}, 9, 'ewa@gone.example', 'ewa-gone', 'x', 'staff', 'author', now());
    insert into passkeys (entity, account_id, id, credential_id, public_key, counter, transports, name, created_at, used_challenge_at)
      values (${whose}, 9009, 'x', '', 0, '[]', 'Lamp', now(), now());
    insert into two_steps (entity, account_id, sealed_secret, created_at) values (${whose}, 'x', now());
    insert into recovery_codes (entity, account_id, id, code_hash, created_at) values (${whose}, 9009, 'x', now());
    insert into trusted_devices (entity, account_id, id, device_hash, links_version, user_agent, created_at, expires_at)
      values (${whose}, 9009, 'x', 1, '', now(), now());
    insert into api_keys (entity, account_id, id, name, token_hash, hint, rules, links_version, created_at)
      values (${whose}, 9009, 'Till', 'x', 'x', '[]', 1, now());
    insert into mcp_writes (entity, key_id, id, tool, undo_tool, undo_input, created_at) values (${whose}, 9009, 'x', 'x', '{}', now())`);
  expect((await remove(8)).status).toBe(200);
  expect((await admin.post('/api/v1/trash/purge', { items: [{ kind: 'user', key: '8' }] })).status).toBe(200);
  for (const table of ['passkeys', 'two_steps', 'recovery_codes', 'trusted_devices', 'api_keys', 'mcp_writes']) {
    const column = table === 'mcp_writes' ? 'key_id' : 'account_id';
    expect(await atrium.ownerQuery(`select 1 from ${table} where entity = 'juniper' and ${column} = 9009`), table).toEqual([]);
  }
});
