import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockRoles } from '#platform/rights/server/public-api.ts';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { someoneWaits } from '../../../../tests/lock-waiters.ts';
import { meanwhile } from '../../../../tests/one-scope-at-once.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { addRole, explainAbility, listRoles, previewRole, updateRole } from '../contract.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

const list = async (who = admin) => (await who.get('/api/v1/roles')).body.roles;
const named = async (name: string, who = admin) => (await list(who)).find((role: { name: string }) => role.name === name);
const add = (title: string, rules: object[] = [], who = admin) => who.post('/api/v1/roles', { title, rules });
const change = (name: string, body: object, who = admin) => who.post(`/api/v1/roles/${encodeURIComponent(name)}`, body);
const remove = (name: string, who = admin) =>
  send(atrium, `/api/v1/roles/delete?name=${encodeURIComponent(name)}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${who.accessToken}` },
  });
const read = (subject: string) => ({ action: 'read', subject });

/** Changes the role of the signed-in user Josephine within her session. */
async function staffAs(role: string): Promise<Client> {
  await atrium.ownerQuery(`update accounts set role = '${role}' where entity = 'juniper' and username = 'staff'`);
  return signInAs(atrium, 'staff');
}

describe('the roles of a company', () => {
  test('start with the built-in ones', async () => {
    const { body } = await admin.get('/api/v1/roles');
    listRoles.answer?.parse(body);
    expect(body.roles.slice(0, 6).map(({ name, isLocked }: { name: string; isLocked: boolean }) => [name, isLocked])).toEqual([
      ['admin', true],
      ['maintainer', false],
      ['editor', false],
      ['author', false],
      ['subscriber', false],
      ['client', true],
    ]);
  });
  test('include the number of users and some of them', async () => {
    const role = await named('admin');
    expect(role.userCount).toBeGreaterThan(1);
    expect(role.people.length).toBeLessThanOrEqual(5);
    expect(role.people.map(({ fullName }: { fullName: string }) => fullName)).toContain('Maren Lindqvist');
  });
  test('belong to one company', async () => {
    await add('Only ours');
    const somebody = await registerUser(atrium);
    expect(await named('only-ours', somebody)).toBeUndefined();
    expect((await change('only-ours', { title: 'Mine' }, somebody)).status).toBe(404);
    expect((await remove('only-ours', somebody)).status).toBe(404);
  });
});

describe('a new role', () => {
  test('has the normalized selected permissions plus those everyone has', async () => {
    const { status, body } = await add('Warehouse', [
      read('Board'),
      read('Board'),
      ...['read', 'create', 'update', 'delete'].map((action) => ({ action, subject: 'Todo' })),
    ]);
    expect(status).toBe(201);
    addRole.answer?.parse(body);
    expect(body.role).toMatchObject({ name: 'warehouse', isBuiltIn: false, isLocked: false, userCount: 0, version: 1 });
    expect(body.role.rules).toEqual([read('ACL'), read('Auth'), read('Board'), { action: 'manage', subject: 'Todo' }]);
  });
  test('with a taken title is refused with a field error, ignoring case', async () => {
    const { status, body } = await add('ADMIN');
    expect([status, Object.keys(body.error.fields)]).toEqual([409, ['title']]);
  });
  test('never reuses the name of a deleted one', async () => {
    await add('Night shift');
    expect((await remove('night-shift')).status).toBe(200);
    expect((await add('Night shift')).body.role.name).toBe('night-shift-2');
  });
  test('accepts only subjects and actions of the matrix, and a title with a letter', async () => {
    for (const rules of [[read('all')], [read('ACL')], [{ action: 'own', subject: 'Todo' }]])
      expect((await add('Odd', rules)).status).toBe(400);
    expect((await add('')).body.error.fields).toHaveProperty('title');
    expect((await add('—')).body.error.fields).toHaveProperty('title');
  });
});

describe('changing a role', () => {
  test('applies from the next request of its users, and in their session', async () => {
    const staff = await staffAs('subscriber');
    expect((await staff.post('/apps/todo/add-tasks', { task: { title: 'Mine' } })).status).toBe(403);
    expect((await change('subscriber', { rules: [{ action: 'manage', subject: 'Todo' }] })).status).toBe(200);
    expect((await staff.post('/apps/todo/add-tasks', { task: { title: 'Mine' } })).status).toBe(201);
    const refused = await staff.get('/apps/kanban/boards');
    expect([refused.status, refused.body.error.missing]).toEqual([403, { action: 'read', subject: 'Board' }]);
    const { body } = await staff.get('/api/v1/session');
    expect(body.userData.ability).toContainEqual({ action: 'manage', subject: 'Todo' });
    await staffAs('admin');
  });
  test('based on an old version is refused with the current role', async () => {
    const { version } = await named('editor');
    expect((await change('editor', { version, title: 'Editors' })).status).toBe(200);
    const { status, body } = await change('editor', { version, title: 'Late' });
    expect(status).toBe(409);
    updateRole.answer?.parse({ role: body.error.current });
    expect(body.error.current.title).toBe('Editors');
  });
  test('admin or client is refused, so they cannot be weakened', async () => {
    for (const name of ['admin', 'client']) {
      expect((await change(name, { rules: [] })).status).toBe(409);
      expect((await remove(name)).status).toBe(409);
    }
    expect((await named('admin')).rules).toEqual([{ action: 'manage', subject: 'all' }]);
  });
  test('twice at once applies one and refuses the other', async () => {
    const { version } = await named('author');
    const answers = await Promise.all(['One', 'Two', 'Three'].map((title) => change('author', { version, title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('rejects granting permissions the caller does not have', () => {
  test('when adding, changing, restoring, or deleting a role', async () => {
    await add('Accounts', [{ action: 'manage', subject: 'Invoice' }]);
    await add('Gatekeeper', [{ action: 'manage', subject: 'Role' }, read('Todo')]);
    const staff = await staffAs('gatekeeper');
    expect((await add('Readers', [read('Todo')], staff)).status).toBe(201);
    const { status, body } = await add('Payers', [read('Invoice')], staff);
    expect([status, body.error.code]).toEqual([403, 'forbidden']);
    expect(body.error.message).toContain('read Invoice');
    expect(body.error.missing).toEqual({ action: 'read', subject: 'Invoice' });
    expect((await change('gatekeeper', { rules: [{ action: 'manage', subject: 'User' }] }, staff)).status).toBe(403);
    expect((await change('accounts', { rules: [] }, staff)).status).toBe(403);
    expect((await remove('accounts', staff)).status).toBe(403);
    expect((await remove('accounts')).status).toBe(200);
    expect((await staff.post('/api/v1/roles/accounts/restore')).status).toBe(403);
    expect((await named('admin', staff)).isGrantable).toBe(false);
    expect((await named('readers', staff)).isGrantable).toBe(true);
    await staffAs('admin');
  });
});

test('when the caller loses a permission while waiting for another change', async () => {
  await add('Doorkeeper', [{ action: 'manage', subject: 'Role' }]);
  const staff = await staffAs('doorkeeper');
  const answer = await atrium.deps.database.writing('juniper', async (db) => {
    await lockRoles(db, 'juniper');
    const adding = meanwhile(() => add('Too late', [], staff));
    await someoneWaits(atrium.ownerQuery);
    await atrium.ownerQuery(`update accounts set role = 'subscriber' where entity = 'juniper' and username = 'staff'`);
    return { adding };
  });
  expect((await answer.adding).status).toBe(403);
  expect(await named('too-late')).toBeUndefined();
  await staffAs('admin');
});

describe('deleting a role', () => {
  test('requires that no one has it', async () => {
    await add('Held', [read('Todo')]);
    await staffAs('held');
    expect((await remove('held')).status).toBe(409);
    await staffAs('admin');
    expect((await remove('held')).status).toBe(200);
  });
  test('can be undone unless the title was taken in the meantime', async () => {
    await add('Comes back', [read('Todo')]);
    await remove('comes-back');
    expect(await named('comes-back')).toBeUndefined();
    const { status, body } = await admin.post('/api/v1/roles/comes-back/restore');
    expect([status, body.role.rules]).toEqual([200, [read('ACL'), read('Auth'), read('Todo')]]);
    await remove('comes-back');
    await add('Comes Back');
    expect((await admin.post('/api/v1/roles/comes-back/restore')).status).toBe(409);
  });
  test('is refused for built-in and unknown roles', async () => {
    expect((await remove('maintainer')).status).toBe(409);
    expect((await remove('nobody-has-it')).status).toBe(404);
    expect((await admin.post('/api/v1/roles/nobody-has-it/restore')).status).toBe(404);
  });
});

describe('previewing a change', () => {
  test('lists who gains and loses what, cell by cell', async () => {
    const { rules, userCount } = await named('maintainer');
    expect(userCount).toBeGreaterThan(0);
    const matrix = rules.filter(({ subject }: { subject: string }) => !['ACL', 'Auth', 'Board'].includes(subject));
    const { status, body } = await admin.post('/api/v1/roles/maintainer/preview', {
      rules: [...matrix, read('Board'), { action: 'delete', subject: 'User' }],
    });
    expect(status).toBe(200);
    previewRole.answer?.parse(body);
    expect(body.gains).toMatchObject({ userCount, rules: [{ action: 'delete', subject: 'User' }] });
    expect(body.loses.rules.map(({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`)).toEqual([
      'create Board',
      'update Board',
      'delete Board',
    ]);
    expect((await named('maintainer')).rules).toEqual(rules);
  });
  test('lists nothing for the same rules', async () => {
    const { body } = await admin.post('/api/v1/roles/subscriber/preview', {
      rules: (await named('subscriber')).rules.filter(({ subject }: { subject: string }) => !['ACL', 'Auth'].includes(subject)),
    });
    expect([body.gains.users, body.gains.rules, body.loses.users, body.loses.rules]).toEqual([[], [], [], []]);
  });
});

describe('explaining access', () => {
  const why = async (userId: number, action: string, subject: string, who = admin) => who.get('/api/v1/why', { userId, action, subject });
  const userIdOf = async (personId: number) =>
    Number((await atrium.ownerQuery(`select id from users where entity = 'juniper' and person_id = ${personId}`))[0]?.id);

  test('names the role and the deciding rule', async () => {
    const { status, body } = await why(await userIdOf(1), 'delete', 'Invoice');
    expect(status).toBe(200);
    explainAbility.answer?.parse(body);
    expect(body).toEqual({
      isAllowed: true,
      role: { name: 'admin', title: 'Admin' },
      rule: { action: 'manage', subject: 'all' },
      reason: 'granted',
    });
  });
  test('or reports that no rule applies, no account exists, or it is suspended', async () => {
    await staffAs('subscriber');
    expect((await why(await userIdOf(3), 'read', 'Invoice')).body).toMatchObject({ isAllowed: false, rule: null, reason: 'no-rule' });
    await atrium.ownerQuery(`update accounts set suspended_at = now() where entity = 'juniper' and username = 'staff'`);
    expect((await why(await userIdOf(3), 'read', 'Todo')).body).toMatchObject({ isAllowed: false, reason: 'suspended' });
    await atrium.ownerQuery(`update accounts set suspended_at = null where entity = 'juniper' and username = 'staff'`);
    await staffAs('admin');
    expect((await why(await userIdOf(5), 'read', 'Todo')).body).toMatchObject({ isAllowed: false, reason: 'no-account' });
  });
  test('is limited to admins and to users of the company', async () => {
    const staff = await staffAs('maintainer');
    expect((await why(1, 'read', 'Todo', staff)).status).toBe(403);
    await staffAs('admin');
    expect((await why(9999, 'read', 'Todo')).status).toBe(404);
  });
});

test('a suspended user loses access at once and regains it afterward', async () => {
  const staff = await signInAs(atrium, 'staff');
  await atrium.ownerQuery(`update accounts set suspended_at = now() where entity = 'juniper' and username = 'staff'`);
  expect((await staff.get('/apps/todo/tasks')).status).toBe(401);
  expect((await clientWith(atrium, null).post('/jwt/refresh-token', { refreshToken: staff.refreshToken })).status).toBe(401);
  await expect(signInAs(atrium, 'staff')).rejects.toThrow('account_suspended');
  await atrium.ownerQuery(`update accounts set suspended_at = null where entity = 'juniper' and username = 'staff'`);
  expect((await staff.get('/apps/todo/tasks')).status).toBe(200);
});

test('every role change is audited with the previous values', async () => {
  await add('Logged', [read('Todo')]);
  await change('logged', { title: 'Logged twice', rules: [read('Board')] });
  await remove('logged');
  const { body } = await admin.get('/api/v1/audit', { action: 'role', q: 'logged' });
  expect(body.entries.map(({ action }: { action: string }) => action)).toEqual(['role.deleted', 'role.edited', 'role.added']);
  expect(body.entries[1].changes).toEqual([
    { field: 'title', from: 'Logged', to: 'Logged twice' },
    { field: 'rules', from: 'read ACL, read Auth, read Todo', to: 'read ACL, read Auth, read Board' },
  ]);
});
