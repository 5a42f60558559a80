import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from '#platform/people/server/public-api.ts';
import { addAccount, addUserOfPerson } from '#platform/session/server/public-api.ts';
import { refusedBy } from '../../../../tests/account-calls.ts';
import { type Client, clientWith, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

const password = 'a long password';

let atrium: TestApi;
let owner: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { sampleData: false } });
  owner = await registerUser(atrium);
});
afterAll(() => atrium.close());

const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const leave = (who: Client, body: object = { password }) => who.post('/api/v1/account/delete', body);
const belongings = async (who: Client) => (await who.get('/api/v1/account/belongings')).body;

let joined = 0;
/** Adds a colleague to the owner's company and signs them in. */
async function colleague(role = 'editor', of = owner): Promise<Client> {
  joined += 1;
  const entity = entityOf(of);
  const [email, username, now] = [`colleague${joined}@elsewhere.example`, `colleague${joined}`, atrium.deps.clock()];
  const passwordHash = await atrium.deps.passwords.hash(password);
  await atrium.deps.database.writing(entity, async (db) => {
    const fullName = `Colleague ${joined}`;
    const personId = await addPerson(db, { entity, fullName, email, createdAt: now, updatedAt: now });
    await addAccount(db, { entity, personId, email, username, passwordHash, userType: 'staff', role, createdAt: now });
    await addUserOfPerson(db, { entity, personId, fullName, company: '', role, username, email, now });
  });
  const { body } = await clientWith(atrium, null).post('/jwt/login', { email, password });
  return clientWith(atrium, body);
}

describe('deleting the own account', () => {
  test('ends access, hands belongings to the chosen heir, and can be undone by an admin', async () => {
    const who = await colleague();
    const { id } = who.userData;
    await who.post('/apps/todo/add-tasks', { task: { title: 'Oil the lathe', assignee: { id } } });
    expect(await belongings(who)).toMatchObject({
      obstacle: null,
      belongings: expect.arrayContaining([{ kind: 'todo', count: 1, isInherited: true }]),
    });
    expect((await belongings(who)).heirs.map((heir: { id: number }) => heir.id)).not.toContain(id);
    expect((await leave(who, { password, heirId: owner.userData.id })).status).toBe(200);
    expect((await who.get('/api/v1/session')).status).toBe(401);
    expect((await clientWith(atrium, null).post('/jwt/login', { email: who.userData.email, password })).status).not.toBe(200);
    const tasks = (await owner.get('/apps/todo/tasks')).body;
    expect(tasks.find(({ title }: { title: string }) => title === 'Oil the lathe').assignee.id).toBe(owner.userData.id);

    const [row] = await atrium.ownerQuery(`select id from users where entity = '${entityOf(owner)}' and person_id = ${id}`);
    expect((await owner.post('/api/v1/users/restore', { ids: [Number(row?.id)] })).status).toBe(200);
    expect((await who.get('/api/v1/session')).status).toBe(401);
    expect((await clientWith(atrium, null).post('/jwt/login', { email: who.userData.email, password })).status).toBe(200);
  });

  test('requires the password and rejects an unknown heir', async () => {
    const who = await colleague();
    expect(refusedBy(await leave(who, { password: 'not it' }))).toEqual([400, { password: 'wrong_password' }]);
    expect(refusedBy(await leave(who, {}))).toEqual([400, { password: 'required' }]);
    expect(refusedBy(await leave(who, { password, heirId: who.userData.id }))).toEqual([400, { heirId: 'unknown_heir' }]);
    expect((await who.get('/api/v1/session')).status).toBe(200);
  });

  test('is refused for the last admin', async () => {
    expect((await belongings(owner)).obstacle).toBe('last-admin');
    const { status, body } = await leave(owner);
    expect([status, body.error.reason.code]).toEqual([409, 'last_admin_stays']);
    expect((await owner.get('/api/v1/session')).status).toBe(200);
  });

  test('keeps one of two admins who leave at once', async () => {
    const first = await registerUser(atrium);
    const second = await colleague('admin', first);
    const statuses = (await Promise.all([leave(first), leave(second)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  test('succeeds once for concurrent requests', async () => {
    const who = await colleague();
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => leave(who)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 401].includes(status))).toBe(true);
  });

  test('works with two-factor authentication, and emptying the trash deletes the account for good', async () => {
    const who = await colleague();
    await who.post('/api/v1/session/two-steps/begin', { password });
    expect((await leave(who)).status).toBe(200);
    const [row] = await atrium.ownerQuery(`select id from users where entity = '${entityOf(owner)}' and person_id = ${who.userData.id}`);
    expect((await owner.post('/api/v1/trash/purge', { items: [{ kind: 'user', key: String(row?.id) }] })).status).toBe(200);
    expect(await atrium.ownerQuery(`select 1 from accounts where email = '${who.userData.email}'`)).toEqual([]);
  });
});

test('a client who is not a managed user can delete their account, and it lands in the trash', async () => {
  const demo = await testApi();
  try {
    const client = await signInAs(demo, 'client');
    expect((await client.post('/api/v1/account/delete', { password: 'client' })).status).toBe(200);
    expect((await client.get('/api/v1/session')).status).toBe(401);
    const lines = await demo.ownerQuery(
      `select 1 from users where entity = 'juniper' and email = 'client@demo.com' and deleted_at is not null`,
    );
    expect(lines).toHaveLength(1);
  } finally {
    await demo.close();
  }
});
