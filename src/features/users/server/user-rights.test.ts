import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, clientWith, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

// Maren (user 1) and Josephine (user 2) are admins; a maintainer and an editor join for these tests.
let atrium: TestApi;
let maren: Client;
let josephine: Client;
let maintainer: Client;
let maintainerId: number;
const password = 'a long password';

beforeAll(async () => {
  atrium = await testApi();
  maren = await signInAs(atrium, 'admin');
  ({ client: maintainer, id: maintainerId } = await joined('maintainer'));
});
afterAll(() => atrium.close());
beforeEach(async () => {
  josephine = await signInAs(atrium, 'staff');
});

let made = 0;
/** Creates a user in a role who can sign in, as if they had accepted an invitation. */
async function joined(role: string): Promise<{ client: Client; id: number }> {
  made += 1;
  const username = `${role}${made}`;
  const email = `${username}@joined.example`;
  const { body } = await maren.post('/apps/users/add-user', { fullName: `The ${username}`, email, username, role });
  const hash = (await atrium.deps.passwords.hash(password)).replaceAll("'", "''");
  await atrium.ownerQuery(`
    insert into people (entity, id, full_name, email, created_at, updated_at) values ('juniper', ${1000 + made}, 'The ${username}', '${email}', now(), now());
    insert into accounts (entity, id, person_id, email, username, password_hash, user_type, role, created_at)
    values ('juniper', ${1000 + made}, ${1000 + made}, '${email}', '${username}', '${hash}', 'staff', '${role}', now());
    update users set person_id = ${1000 + made} where entity = 'juniper' and id = ${body.user.id}`);
  return { client: await signIn(username), id: body.user.id };
}

async function signIn(username: string): Promise<Client> {
  const { status, body } = await clientWith(atrium, null).post('/jwt/login', { email: username, password });
  expect(status).toBe(200);
  return clientWith(atrium, body);
}

const update = (who: Client, id: number, fields: object) => who.post(`/api/v1/users/${id}`, fields);
const remove = (who: Client, id: number) =>
  send(atrium, `/apps/users/delete?id=${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });
const canWork = async (who: Client) => (await who.get('/api/v1/session')).status;
const roleOf = async (id: number) => (await maren.get('/api/users/user', { id })).body.user.role;

test('hides the addresses and devices of users with more permissions', async () => {
  const { id } = await joined('editor');
  const read = async (who: Client, user: number) => (await who.get(`/api/v1/users/${user}/security`)).status;
  expect([await read(maintainer, 1), await read(maintainer, 2)]).toEqual([403, 403]);
  expect([await read(maintainer, maintainerId), await read(maintainer, id)]).toEqual([200, 200]);
  expect([await read(maren, 2), await read(maren, maintainerId)]).toEqual([200, 200]);
  const connected = async (who: Client, user: number) => (await who.get(`/api/v1/users/${user}/connections`)).status;
  expect([await connected(maintainer, 1), await connected(maintainer, id), await connected(maren, 2)]).toEqual([403, 200, 200]);
});

test('deleting a user does not require permissions on mail and chat, which only cover own data', async () => {
  await maren.post('/api/v1/roles', {
    title: 'People office',
    rules: [
      { action: 'manage', subject: 'User' },
      { action: 'manage', subject: 'Calendar' },
    ],
  });
  const { client: office } = await joined('people-office');
  const { body } = await maren.post('/api/v1/roles', {
    title: 'Planner',
    rules: [
      { action: 'manage', subject: 'Email' },
      { action: 'manage', subject: 'Chat' },
      { action: 'read', subject: 'Calendar' },
    ],
  });
  const { id } = await joined(body.role.name);
  const preview = (await office.get(`/api/v1/users/${id}/belongings`)).body;
  expect(preview.obstacle).toBeNull();
  expect(preview.belongings).toContainEqual({ kind: 'mail', count: 0, isInherited: false });
  expect((await remove(office, id)).status).toBe(200);
  // Permissions over other people's data still count, and so does taking over an account.
  const { id: editorId } = await joined('editor');
  expect((await remove(office, editorId)).status).toBe(403);
  const { id: plannerId } = await joined(body.role.name);
  expect((await update(office, plannerId, { email: 'taken.over@evil.example' })).status).toBe(403);
});

describe('nobody can grant permissions they do not have', () => {
  test('when adding a user', async () => {
    const by = (role: string) =>
      maintainer.post('/apps/users/add-user', { fullName: 'X', email: `${role}-by-maintainer@new.example`, role });
    expect((await by('admin')).status).toBe(403);
    expect([(await by('maintainer')).status, (await by('subscriber')).status]).toEqual([201, 201]);
  });
  test('when changing a user, including themselves', async () => {
    const { id } = await joined('editor');
    expect((await update(maintainer, id, { role: 'admin' })).body.error.message).toMatch(/manage all/);
    expect((await update(maintainer, maintainerId, { role: 'admin' })).status).toBe(403);
    expect((await maintainer.post('/api/v1/users/update', { users: [{ id, role: 'admin' }] })).status).toBe(403);
    expect(await roleOf(id)).toBe('editor');
    expect((await update(maintainer, id, { role: 'author' })).status).toBe(200);
  });
});

describe('permissions over other users', () => {
  test.each([{ role: 'author' }, { status: 'inactive' }, { email: 'taken.over@evil.example' }, { company: 'X' }])(
    'a maintainer cannot change an admin: %j',
    async (fields) => {
      expect((await update(maintainer, 2, fields)).status).toBe(403);
    },
  );
  test('a maintainer cannot reset the password of an admin or end their sessions', async () => {
    expect((await maintainer.post('/api/v1/users/2/reset-password')).status).toBe(403);
    expect((await maintainer.post('/api/v1/users/2/end-sessions', {})).status).toBe(403);
    expect(await canWork(josephine)).toBe(200);
  });
  test('a maintainer cannot invite an admin who has not joined, as the link would be theirs', async () => {
    const { body } = await maren.post('/apps/users/add-user', { fullName: 'Soon admin', email: 'soon@new.example', role: 'admin' });
    expect((await maintainer.post('/api/v1/users/invite', { ids: [body.user.id] })).status).toBe(403);
  });
  test('deleting requires the delete permission', async () => {
    const { id } = await joined('subscriber');
    expect((await remove(maintainer, id)).status).toBe(403);
    expect((await maintainer.get(`/api/v1/users/${id}/belongings`)).status).toBe(403);
  });
  test('an editor sees no users', async () => {
    const { client } = await joined('editor');
    for (const path of [
      '/api/users/list/data',
      '/api/users/list/all-data',
      '/api/users/user?id=1',
      '/api/v1/user-counts',
      '/api/v1/users/1/activity',
    ])
      expect((await client.get(path)).status, path).toBe(403);
  });
});

describe('changes take effect at once', () => {
  test('suspending ends sessions and blocks sign-in until the user is activated', async () => {
    const { client, id } = await joined('editor');
    expect((await update(maren, id, { status: 'inactive' })).status).toBe(200);
    expect(await canWork(client)).toBe(401);
    const login = () => clientWith(atrium, null).post('/jwt/login', { email: client.userData.username, password });
    expect(await login()).toMatchObject({
      status: 400,
      body: { error: { email: [expect.stringContaining('suspended')], reasons: { email: [{ code: 'account_suspended' }] } } },
    });
    // Without the password, nothing is revealed.
    const guess = await clientWith(atrium, null).post('/jwt/login', { email: client.userData.username, password: 'not the password' });
    expect(guess.body).toEqual({ error: { email: ['Email or Password is Invalid'] } });
    const refresh = await clientWith(atrium, null).post('/jwt/refresh-token', { refreshToken: client.refreshToken });
    expect(refresh.body.accessToken === undefined || (await canWork(clientWith(atrium, refresh.body))) === 401).toBe(true);
    expect((await update(maren, id, { status: 'active' })).status).toBe(200);
    expect((await login()).status).toBe(200);
  });
  test('pending changes to active on the next sign-in', async () => {
    const { client, id } = await joined('editor');
    await update(maren, id, { status: 'pending' });
    expect(await canWork(client)).toBe(200);
    await signIn(client.userData.username);
    expect((await maren.get('/api/users/user', { id })).body.user.status).toBe('active');
  });
  test('demoting revokes permissions immediately', async () => {
    const { client, id } = await joined('maintainer');
    expect((await client.get('/api/users/list/data')).status).toBe(200);
    await update(maren, id, { role: 'author' });
    expect((await client.get('/api/users/list/data')).status).toBe(403);
    expect((await client.get('/api/v1/session')).body.userData.role).toBe('author');
  });
});

describe('the last admin', () => {
  const demoteAll = async () => {
    const { client, id } = await joined('admin');
    await update(client, 1, { role: 'author' });
    await update(client, 2, { role: 'author' });
    return { client, id };
  };
  const putBack = async ({ client, id }: { client: Client; id: number }) => {
    await update(client, 1, { role: 'admin' });
    await update(client, 2, { role: 'admin' });
    await update(maren, id, { role: 'author' });
  };

  test('cannot be demoted, suspended or deleted, alone or with others', async () => {
    const last = await demoteAll();
    const { client, id } = last;
    expect((await update(client, id, { role: 'maintainer' })).status).toBe(409);
    expect((await update(client, id, { status: 'inactive' })).status).toBe(409);
    expect((await remove(client, id)).status).toBe(409);
    expect(
      (
        await client.post('/api/v1/users/update', {
          users: [
            { id, role: 'author' },
            { id: 1, currentPlan: 'team' },
          ],
        })
      ).status,
    ).toBe(409);
    expect((await client.get(`/api/v1/users/${id}/belongings`)).body.obstacle).toBe('oneself');
    // An admin who has never joined doesn't count.
    await client.post('/apps/users/add-user', { fullName: 'On paper', email: 'paper@new.example', role: 'admin' });
    expect((await update(client, id, { role: 'maintainer' })).status).toBe(409);
    expect((await update(client, id, { fullName: 'Still Here', status: 'active' })).status).toBe(200);
    await putBack(last);
  });
  test('allows two users to swap roles in one request', async () => {
    const { id } = await joined('author');
    const { status } = await maren.post('/api/v1/users/update', {
      users: [
        { id: 2, role: 'author' },
        { id, role: 'admin' },
      ],
    });
    expect(status).toBe(200);
    await maren.post('/api/v1/users/update', {
      users: [
        { id: 2, role: 'admin' },
        { id, role: 'author' },
      ],
    });
  });
  test('remains when two admins demote each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = await Promise.all([update(maren, 2, { role: 'author' }), update(josephine, 1, { role: 'author' })]);
      expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
      const [row] = await atrium.ownerQuery(
        `select count(*)::int as admins from accounts where entity = 'juniper' and role = 'admin' and suspended_at is null`,
      );
      expect(row?.admins).toBe(1);
      await update(one.status === 200 ? maren : josephine, one.status === 200 ? 2 : 1, { role: 'admin' });
    }
  });
  test('rejects the request of an admin who is demoted at that moment, even with a third admin left', async () => {
    const third = await joined('admin');
    const [one, two] = await Promise.all([update(maren, 2, { role: 'author' }), update(josephine, 1, { role: 'author' })]);
    expect([one.status, two.status].sort()).toEqual([200, 403]);
    await update(third.client, 1, { role: 'admin' });
    await update(third.client, 2, { role: 'admin' });
    await update(maren, third.id, { role: 'author' });
  });
  test('remains when two suspend each other at once', async () => {
    const [one, two] = await Promise.all([update(maren, 2, { status: 'inactive' }), update(josephine, 1, { status: 'inactive' })]);
    expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
    const winner = one.status === 200 ? maren : josephine;
    await update(winner, one.status === 200 ? 2 : 1, { status: 'active' });
    maren = await signInAs(atrium, 'admin');
  });
});

describe('the caller', () => {
  test('cannot suspend or delete themselves', async () => {
    expect((await update(maren, 1, { status: 'inactive' })).status).toBe(409);
    expect((await remove(maren, 1)).status).toBe(409);
    expect((await maren.post('/api/v1/users/delete', { ids: [1, 20] })).status).toBe(409);
    expect((await maren.get('/api/users/user', { id: 20 })).status).toBe(200);
  });
  test('can demote themselves', async () => {
    expect((await update(josephine, 2, { role: 'author' })).status).toBe(200);
    expect((await update(josephine, 2, { role: 'admin' })).status).toBe(403);
    await update(maren, 2, { role: 'admin' });
  });
});

test('sign-ins, sign-outs and rejected attempts are audited', async () => {
  const { client } = await joined('editor');
  await clientWith(atrium, null).post('/jwt/login', { email: client.userData.email, password: 'a wrong one' });
  await clientWith(atrium, null).post('/jwt/login', { email: 'nobody@nowhere.example', password });
  await client.post('/api/v1/logout');
  const rows = await atrium.ownerQuery(
    `select action, actor_id, target from audit_entries where entity = 'juniper' order by id desc limit 3`,
  );
  const { id: personId, fullName } = client.userData;
  expect(rows.map(({ action, actor_id, target }) => [action, actor_id === null ? null : Number(actor_id), target])).toEqual([
    ['session.signed-out', personId, ''],
    ['session.refused', null, fullName],
    ['session.signed-in', personId, fullName],
  ]);
});
