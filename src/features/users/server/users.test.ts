import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { addUser, getUser, readUserCounts, updateUser, updateUsers } from '../contract.ts';
import { readUserConnections, readUserSecurity } from '../view-contract.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

let made = 0;
const add = async (fields: object = {}, who = admin) => {
  made += 1;
  const answer = await who.post('/apps/users/add-user', { fullName: `Made ${made}`, email: `made${made}@new.example`, ...fields });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.user;
};
const get = async (id: number, who = admin) => (await who.get('/api/users/user', { id })).body.user;
const update = (id: number, fields: object, who = admin) => who.post(`/api/v1/users/${id}`, fields);

describe('adding', () => {
  test('returns the specification’s fields and the next id', async () => {
    const { status, body } = await admin.post('/apps/users/add-user', { fullName: ' Petra Nováková ', email: 'petra@new.example' });
    expect(status).toBe(201);
    addUser.answer?.parse(body);
    expect(body.user).toMatchObject({
      id: 51,
      fullName: 'Petra Nováková',
      role: 'subscriber',
      status: 'active',
      currentPlan: 'basic',
      billing: 'Auto Debit',
      avatar: '',
      hasAccount: false,
      invitedAt: null,
    });
    expect((await add()).id).toBe(52);
  });
  test('never reuses an id', async () => {
    const last = await add();
    await send(atrium, `/apps/users/delete?id=${last.id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${admin.accessToken}` } });
    expect((await add()).id).toBe(last.id + 1);
  });
  test('accepts all fields', async () => {
    const fields = {
      role: 'editor',
      company: 'Leith Library',
      username: 'reader.one',
      country: 'Ghana',
      contact: '+233 30 255 0000',
      currentPlan: 'enterprise',
      status: 'inactive',
      billing: 'Manual - Paypal',
      avatarColor: 'info',
    };
    expect(await add(fields)).toMatchObject(fields);
  });
  test.each([
    [{ fullName: '' }, 'fullName'],
    [{ email: 'nowhere' }, 'email'],
    [{ role: 'emperor' }, 'role'],
    [{ status: 'asleep' }, 'status'],
    [{ currentPlan: 'gold' }, 'currentPlan'],
    [{ billing: 'Barter' }, 'billing'],
    [{ username: 'a b' }, 'username'],
  ])('rejects %j', async (fields, field) => {
    const { status, body } = await admin.post('/apps/users/add-user', { fullName: 'X', email: 'x@new.example', ...fields });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  });
  test('rejects a taken address or username in any case, and reports both', async () => {
    await add({ email: 'twice@new.example', username: 'twice' });
    const { status, body } = await admin.post('/apps/users/add-user', { fullName: 'Twice', email: 'TWICE@new.example', username: 'Twice' });
    expect([status, Object.keys(body.error.fields)]).toEqual([409, ['email', 'username']]);
    // An account that isn't a managed user.
    const client = await admin.post('/apps/users/add-user', { fullName: 'Twice', email: 'client@demo.com' });
    expect([client.status, Object.keys(client.body.error.fields)]).toEqual([409, ['email']]);
  });
  test('rejects one of two concurrent requests with the same address', async () => {
    const both = await Promise.all([1, 2].map(() => admin.post('/apps/users/add-user', { fullName: 'Same', email: 'same@new.example' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
  test('allows an address that is in use in another company', async () => {
    const somebody = await registerUser(atrium);
    await add({ email: 'shared@new.example' }, somebody);
    await add({ email: 'shared@new.example' });
  });
});

describe('changing', () => {
  test('merges the given fields and increments the version', async () => {
    const before = await add({ company: 'One' });
    const { status, body } = await update(before.id, { country: 'Japan', version: before.version });
    expect(status).toBe(200);
    updateUser.answer?.parse(body);
    expect(body.user).toEqual({ ...before, country: 'Japan', version: before.version + 1 });
    expect((await update(before.id, { country: 'Japan' })).body.user.version).toBe(before.version + 1);
  });
  test('returns 409 with the current user for an old version', async () => {
    const before = await add();
    await update(before.id, { company: 'Two' });
    const { status, body } = await update(before.id, { company: 'Three', version: before.version });
    expect([status, body.error.current.company]).toEqual([409, 'Two']);
  });
  test('rejects a taken name, but not the own one in another case', async () => {
    const one = await add({ username: 'case.one' });
    const two = await add({ username: 'case.two' });
    expect((await update(two.id, { username: 'CASE.ONE' })).body.error.fields).toHaveProperty('username');
    expect((await update(two.id, { email: one.email.toUpperCase() })).body.error.fields).toHaveProperty('email');
    expect((await update(one.id, { username: 'Case.One', email: one.email.toUpperCase() })).status).toBe(200);
  });
  test('returns the same 404 for a missing user and one of another company', async () => {
    const somebody = await registerUser(atrium);
    const mine = await add();
    const foreign = await update(mine.id, { company: 'X' }, somebody);
    const missing = await update(99_999, { company: 'X' });
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await somebody.get('/api/users/user', { id: mine.id })).status).toBe(404);
  });
  test('changes several at once, and back', async () => {
    const [one, two] = [await add(), await add({ currentPlan: 'team', status: 'inactive' })];
    const { status, body } = await admin.post('/api/v1/users/update', {
      users: [
        { id: two.id, currentPlan: 'company', status: 'active' },
        { id: one.id, role: 'author' },
      ],
    });
    expect(status).toBe(200);
    updateUsers.answer?.parse(body);
    expect([await get(one.id), await get(two.id)]).toMatchObject([{ role: 'author' }, { currentPlan: 'company', status: 'active' }]);
    await admin.post('/api/v1/users/update', { users: body.before });
    expect([await get(one.id), await get(two.id)]).toMatchObject([{ role: 'subscriber' }, { currentPlan: 'team', status: 'inactive' }]);
  });
  test('changes nothing if one of several does not exist', async () => {
    const one = await add();
    const { status } = await admin.post('/api/v1/users/update', {
      users: [
        { id: one.id, role: 'author' },
        { id: 99_999, role: 'author' },
      ],
    });
    expect([status, (await get(one.id)).role]).toEqual([404, 'subscriber']);
  });
});

describe('changes to the person and the account', () => {
  test('include name, address and username', async () => {
    const josephine = await get(2);
    const { body } = await update(2, { fullName: 'Josephine Brandt', email: 'jo@juniper-vale.example', username: 'jo' });
    expect(body.user.hasAccount).toBe(true);
    expect((await admin.get('/api/v1/people/3')).body.person).toMatchObject({
      fullName: 'Josephine Brandt',
      email: 'jo@juniper-vale.example',
    });
    const signedIn = await clientWith(atrium, null).post('/jwt/login', { email: 'jo', password: 'staff' });
    expect(signedIn.body.userData).toMatchObject({ fullName: 'Josephine Brandt', email: 'jo@juniper-vale.example', username: 'jo' });
    const { fullName, email, username } = josephine;
    expect((await update(2, { fullName, email, username })).status).toBe(200);
  });
  test('reject a username used to sign in to another company', async () => {
    const somebody = await registerUser(atrium);
    const { username, email } = somebody.userData;
    const { status, body } = await update(2, { username, email });
    expect([status, Object.keys(body.error.fields)]).toEqual([409, ['email', 'username']]);
  });
  test('require a username for a user with an account', async () => {
    expect((await update(2, { username: '' })).body.error.fields).toEqual({ username: ['is required'] });
  });
});

describe('the data of a user', () => {
  test('matches the contract', async () => {
    const { body } = await admin.get('/api/users/user', { id: 1 });
    getUser.answer?.parse(body);
    expect(body.user).toMatchObject({ fullName: 'Maren Lindqvist', role: 'admin', status: 'active', hasAccount: true });
    expect(body.user.avatar).toMatch(/^\/api\/v1\/files\/juniper\//);
  });
  test('includes sessions with their origin, which can be ended', async () => {
    const staff = await signInAs(atrium, 'staff');
    const { body } = await admin.get('/api/v1/users/2/security');
    readUserSecurity.answer?.parse(body);
    expect(body.sessions.length).toBeGreaterThan(0);
    expect(body.sessions[0]).toMatchObject({ address: '127.0.0.1', isOwn: false });
    expect((await admin.post('/api/v1/users/2/end-sessions', { sessionId: 'unknown' })).status).toBe(404);
    expect((await admin.post('/api/v1/users/2/end-sessions', {})).body.ended).toBe(body.sessions.length);
    expect((await staff.get('/api/v1/session')).status).toBe(401);
    expect((await admin.get('/api/v1/users/2/security')).body.sessions).toEqual([]);
  });
  test('keeps the session of the request when the caller ends their other sessions', async () => {
    const other = await signInAs(atrium, 'admin');
    expect((await admin.post('/api/v1/users/1/end-sessions', {})).status).toBe(200);
    expect([(await admin.get('/api/v1/session')).status, (await other.get('/api/v1/session')).status]).toEqual([200, 401]);
  });
  test('includes notifications and connections', async () => {
    await admin.post('/api/v1/notifications/preferences', { kinds: { chat: false } });
    const { body } = await admin.get('/api/v1/users/1/connections');
    readUserConnections.answer?.parse(body);
    expect(body.notifications).toContainEqual({ kind: 'chat', isWanted: false });
    expect((await admin.get('/api/v1/users/20/connections')).body).toEqual({ notifications: null, connections: [] });
  });
  test('includes boards and the timeline', async () => {
    const { status, body } = await admin.get('/api/v1/users/1/activity');
    expect(status).toBe(200);
    const boards = await atrium.ownerQuery("select name from kanban_spaces where entity = 'juniper' and deleted_at is null");
    expect(body.projects.length).toBeGreaterThan(0);
    // Boards, not their columns, which aren't projects.
    for (const { title } of body.projects) expect(boards.map(({ name }) => name)).toContain(title);
    expect(body.timeline.map(({ kind }: { kind: string }) => kind)).toContain('session.signed-in');
  });
});

test('counts add up', async () => {
  const { body } = await admin.get('/api/v1/user-counts');
  readUserCounts.answer?.parse(body);
  expect(body.active + body.pending + body.inactive).toBe(body.total);
  expect(body.total).toBe((await admin.get('/api/users/list/data')).body.total);
});

test('changes are audited', async () => {
  const { id } = await add();
  await update(id, { role: 'author', company: 'Audited', status: 'inactive' });
  const rows = await atrium.ownerQuery(
    `select action, changes from audit_entries where target_kind = 'user' and target_id = '${id}' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['user.added', 'user.role-changed', 'user.suspended', 'user.edited']);
  expect(rows[1]?.changes).toEqual([{ field: 'role', from: 'subscriber', to: 'author' }]);
});

test('a company without sample data has its owner as a user', async () => {
  const empty = await testApi({ sampleData: false, settings: { sampleData: false } });
  const owner = await registerUser(empty);
  const { body } = await owner.get('/api/users/list/data');
  expect(body).toMatchObject({
    total: 1,
    users: [{ id: 1, role: 'admin', status: 'active', email: owner.userData.email, hasAccount: true }],
  });
  await empty.close();
});

test('a new account replaces the admin of the sample and has fifty users', async () => {
  const somebody = await registerUser(atrium, { sampleData: true });
  const { body } = await somebody.get('/api/users/list/data', { sortColumn: 'id', perPage: 100 });
  expect(body.total).toBe(50);
  expect(body.users[0]).toMatchObject({ email: somebody.userData.email, role: 'admin', hasAccount: true });
  expect(body.users.filter(({ hasAccount }: { hasAccount: boolean }) => hasAccount).length).toBe(1);
});
