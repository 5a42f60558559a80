import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleSampleAccounts } from '#app/settle-sample-accounts.ts';
import { type Client, clientWith, registerUser, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
let seeds: Record<string, unknown>[];
beforeAll(async () => {
  atrium = await testApi({ sampleAccounts: 'end' });
  seeds = await atrium.ownerQuery('select id, password_hash from accounts');
});
afterAll(() => atrium.close());
/** Resets to the state of a first start: accounts created since don't count as real. */
beforeEach(async () => {
  await atrium.ownerQuery('delete from sessions');
  await atrium.ownerQuery(
    `update accounts set is_sample = true, sample_password = 'ended', username = entity || id where entity <> 'juniper'`,
  );
  await atrium.ownerQuery(`delete from accounts where email = 'joined@company.example'`);
  for (const { id, password_hash } of seeds)
    await atrium.ownerQuery(
      `update accounts set is_sample = true, sample_password = 'known', password_hash = $2 where entity = 'juniper' and id = $1`,
      [id, password_hash],
    );
});

const local = { mode: 'end', isPublic: false } as const;
const tryKnown = async (name: string) =>
  (await clientWith(atrium, null).post('/jwt/login', { email: name, password: name.replace(/@.*$/, '') })).status;
const isOffered = async () => (await clientWith(atrium, null).get('/api/v1/registration')).body.sampleAccounts;
const lives = async (client: Client) => (await client.get('/api/v1/session')).status === 200;
const refreshes = async ({ refreshToken }: Client) =>
  (await clientWith(atrium, null).post('/jwt/refresh-token', { refreshToken })).status === 200;

async function expectEnded(before: Client): Promise<void> {
  for (const name of ['admin', 'staff', 'client', 'admin@demo.com', 'ADMIN']) expect(await tryKnown(name)).toBe(400);
  expect(await lives(before)).toBe(false);
  expect(await refreshes(before)).toBe(false);
  expect(await isOffered()).toBe(false);
}

describe('seed accounts with public passwords', () => {
  test('can sign in on a new local installation across restarts, as long as there is no real account', async () => {
    for (let time = 0; time < 2; time++) {
      const open = await settleSampleAccounts(atrium.deps, local);
      expect(open.map(({ username, password }) => [username, password])).toEqual([
        ['admin', 'admin'],
        ['client', 'client'],
        ['staff', 'staff'],
      ]);
      for (const name of ['admin', 'staff', 'client']) expect(await tryKnown(name)).toBe(200);
    }
    expect(await isOffered()).toBe(true);
  });

  test('are disabled by the first registration for good, even after a restart', async () => {
    const admin = await signInAs(atrium, 'admin');
    await registerUser(atrium);
    await expectEnded(admin);
    for (const mode of ['end', 'print', 'keep'] as const) {
      expect(await settleSampleAccounts(atrium.deps, { mode, isPublic: false })).toEqual([]);
      await expectEnded(admin);
    }
  });

  test('are not disabled by a rejected registration', async () => {
    const taken = { email: 'admin@demo.com', username: 'admin', password: 'a long password' };
    expect((await clientWith(atrium, null).post('/jwt/register', taken)).body.error).toBeTruthy();
    expect(await tryKnown('admin')).toBe(200);
  });

  test('are disabled by a real account created another way, such as an invitation', async () => {
    const admin = await signInAs(atrium, 'admin');
    await atrium.ownerQuery(`insert into accounts (entity, id, person_id, email, username, password_hash, user_type, role, created_at)
      select 'juniper', 900, p.id, 'joined@company.example', 'joined', 'x', 'staff', 'author', now()
      from people p where p.entity = 'juniper' and not exists (select from accounts a where a.entity = p.entity and a.person_id = p.id) limit 1`);
    await expectEnded(admin);
  });

  test('are disabled when one of them gets a private password, which stays valid', async () => {
    const [admin, staff] = [await signInAs(atrium, 'admin'), await signInAs(atrium, 'staff')];
    await atrium.ownerQuery(`update accounts set is_sample = false, password_hash = $1 where username = 'staff'`, [
      await atrium.deps.passwords.hash('a password of one’s own'),
    ]);
    expect(await lives(admin)).toBe(false);
    expect(await lives(staff)).toBe(true);
    const again = await clientWith(atrium, null).post('/jwt/login', { email: 'staff', password: 'a password of one’s own' });
    expect(again.status).toBe(200);
    expect(await tryKnown('admin')).toBe(400);
  });

  test('are disabled by a start that is reachable from outside, and stay so on a local one', async () => {
    const admin = await signInAs(atrium, 'admin');
    expect(await settleSampleAccounts(atrium.deps, { mode: 'end', isPublic: true })).toEqual([]);
    await settleSampleAccounts(atrium.deps, local);
    await expectEnded(admin);
  });

  test('let nobody in who signs in during a registration', async () => {
    const tries = Array.from({ length: 12 }, () => clientWith(atrium, null).post('/jwt/login', { email: 'admin', password: 'admin' }));
    const [, ...answers] = await Promise.all([registerUser(atrium), ...tries]);
    for (const { status, body } of answers) if (status === 200) expect(await lives(clientWith(atrium, body))).toBe(false);
  });
});

describe('with an explicit SAMPLE_DATA=on', () => {
  const print = { mode: 'print', isPublic: true } as const;
  const signIn = async (email: string, password: string) => (await clientWith(atrium, null).post('/jwt/login', { email, password })).status;

  test('they get passwords that only the start prints, the same each time, next to real accounts', async () => {
    const admin = await signInAs(atrium, 'admin');
    const printed = await settleSampleAccounts(atrium.deps, print);
    expect(printed.map(({ email, userType }) => [email, userType])).toEqual([
      ['admin@demo.com', 'staff'],
      ['client@demo.com', 'client'],
      ['staff@demo.com', 'staff'],
    ]);
    expect(new Set(printed.map(({ password }) => password)).size).toBe(3);
    for (const { password } of printed) expect(password).toMatch(/^[a-z2-7]{16}$/);
    await expectEnded(admin);
    await registerUser(atrium);
    expect(await settleSampleAccounts(atrium.deps, print)).toEqual(printed);
    for (const { email, password } of printed) expect(await signIn(email, password)).toBe(200);
  });

  test('they keep them on a local start without it, until there is a real account', async () => {
    const printed = await settleSampleAccounts(atrium.deps, print);
    expect(await settleSampleAccounts(atrium.deps, local)).toEqual(printed);
    expect(await tryKnown('admin')).toBe(400);
    await registerUser(atrium);
    const [{ email = '', password = '' } = {}] = printed;
    expect(await signIn(email, password)).toBe(200);
    expect(await settleSampleAccounts(atrium.deps, local)).toEqual([]);
    expect(await signIn(email, password)).toBe(400);
  });

  test('a real account among them is left alone', async () => {
    await atrium.ownerQuery(`update accounts set is_sample = false, password_hash = $1 where username = 'staff'`, [
      await atrium.deps.passwords.hash('a password of one’s own'),
    ]);
    expect(await settleSampleAccounts(atrium.deps, print)).toEqual([]);
    expect(await signIn('staff', 'a password of one’s own')).toBe(200);
  });
});

test('seed accounts do not block the first registration', async () => {
  atrium.deps.settings.registration = 'first';
  await settleSampleAccounts(atrium.deps, { mode: 'end', isPublic: true });
  expect((await clientWith(atrium, null).get('/api/v1/registration')).body.mode).toBe('code');
  const first = { email: 'first@company.example', username: 'first', password: 'long enough', code: 'ABCDE-FGHIJ' };
  expect((await clientWith(atrium, null).post('/jwt/register', first)).status).toBe(200);
  expect((await clientWith(atrium, null).get('/api/v1/registration')).body.mode).toBe('closed');
});
