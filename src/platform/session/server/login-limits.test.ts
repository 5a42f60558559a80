import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientWith, send } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi({ settings: { rateLimit: true } });
  atrium.deps.caller = ({ headers }) => ({ address: headers.get('X-From') ?? '10.0.0.1', sampleAccountsAllowed: true });
});
afterAll(() => atrium.close());
beforeEach(async () => {
  await atrium.ownerQuery('delete from rate_limits');
  await atrium.ownerQuery('delete from sessions');
});
afterEach(() => vi.restoreAllMocks());

interface Trying {
  name?: string;
  password?: string;
  from?: string;
  cookie?: string;
}
const attempt = ({ name = 'admin', password = 'wrong', from = '10.0.0.1', cookie }: Trying = {}) =>
  clientWith(atrium, null).post('/jwt/login', { email: name, password }, { 'X-From': from, ...(cookie && { Cookie: cookie }) });
const statusOf = async (trying?: Trying) => (await attempt(trying)).status;
const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;
const times = <T>(amount: number, make: (index: number) => T) => Array.from({ length: amount }, (_, index) => make(index));
const minutes = (amount: number) => atrium.clock.advance(amount * 60_000);
/** Makes that many failed attempts, each from a different address. */
async function attack(tries: number, { name = 'admin', first = 0 } = {}): Promise<number[]> {
  const statuses = [];
  for (let sent = 0; sent < tries; sent++)
    statuses.push(await statusOf({ name, from: `172.16.${Math.floor((first + sent) / 250)}.${(first + sent) % 250}` }));
  return statuses;
}

describe('one address', () => {
  test('has ten failed attempts per account, whichever of its names is typed', async () => {
    const names = ['admin', 'admin@demo.com', 'ADMIN', ' Admin@Demo.com '];
    for (const name of [...names, ...names, 'admin', 'admin@demo.com']) expect(await statusOf({ name })).toBe(400);
    for (const name of names) expect(await statusOf({ name, password: 'admin' })).toBe(429);
    expect(await statusOf({ name: 'staff', password: 'staff' })).toBe(200);
    minutes(15);
    expect(await statusOf({ password: 'admin' })).toBe(200);
  });

  test('has at most ten of a hundred concurrent failed attempts checked', async () => {
    const verify = vi.spyOn(atrium.deps.passwords, 'verify');
    const statuses = await Promise.all(times(100, () => statusOf()));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([10, 90]);
    expect(verify).toHaveBeenCalledTimes(10);
  });

  test('includes its whole IPv6 /64 network', async () => {
    const statuses = await Promise.all(times(30, (index) => statusOf({ from: `2001:db8:1:2:${index.toString(16)}::1` })));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([10, 20]);
    expect(await statusOf({ from: '2001:db8:1:3::1' })).toBe(400);
  });

  test('lets a hundred people behind it sign in at once without counting them', async () => {
    const passwordHash = await atrium.deps.passwords.hash('a long password');
    await atrium.ownerQuery(
      `insert into people (entity, id, full_name, email, created_at, updated_at)
       select 'juniper', 9000 + n, 'Person ' || n, 'p' || n || '@company.example', now(), now() from generate_series(1, 100) n`,
    );
    await atrium.ownerQuery(
      `insert into accounts (entity, id, person_id, email, username, password_hash, user_type, role, created_at)
       select 'juniper', 9000 + n, 9000 + n, 'p' || n || '@company.example', 'p' || n, $1, 'staff', 'author', now() from generate_series(1, 100) n`,
      [passwordHash],
    );
    const statuses = await Promise.all(times(100, (index) => statusOf({ name: `p${index + 1}`, password: 'a long password' })));
    expect(count(statuses, 200)).toBe(100);
    expect(await atrium.ownerQuery('select from rate_limits where hits > 0')).toEqual([]);
  });

  test('cannot try one password on every account', async () => {
    const statuses = [];
    for (let tried = 0; tried < 320; tried++) statuses.push(await statusOf({ name: `name${tried}` }));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([300, 20]);
  });
});

describe('two hundred failed attempts from outside', () => {
  test('do not lock out the browser of the owner anywhere, or the network they use', async () => {
    const { headers, body } = await attempt({ password: 'admin' });
    const cookie = headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^device_juniper_\d+=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect(JSON.stringify(body)).not.toContain(cookie.split(';')[0]?.split('=')[1]);
    const statuses = await attack(200);
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([101, 99]);
    expect(await statusOf({ password: 'admin', from: '192.168.7.7', cookie: `other=1; ${cookie.split(';')[0]}` })).toBe(200);
    expect(await statusOf({ password: 'admin', from: '10.0.0.1' })).toBe(200);
    expect(await statusOf({ password: 'admin', from: '192.168.7.8' })).toBe(429);
  });

  test('leave a new device one attempt in ten seconds, shared by all strangers', async () => {
    await attack(101);
    atrium.clock.advance(10_001);
    expect(await statusOf({ password: 'admin', from: '192.168.7.7' })).toBe(200);
    atrium.clock.advance(10_001);
    const statuses = await Promise.all(times(100, (index) => statusOf({ from: `192.168.8.${index}` })));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([1, 99]);
  });

  test('from one address only use up its own limit', async () => {
    for (let tried = 0; tried < 200; tried++) await attempt({ from: '172.16.0.1' });
    expect(await statusOf({ password: 'admin', from: '192.168.7.7' })).toBe(200);
  });

  test('get the same responses for an unknown name', async () => {
    const [known, unknown] = [await attack(120), await attack(120, { name: 'nobody', first: 500 })];
    expect(unknown).toEqual(known);
  });
});

describe('a known browser', () => {
  test('has ten failed attempts of its own, and no more', async () => {
    const cookie = (await attempt({ password: 'admin' })).headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const statuses = [];
    for (let tried = 0; tried < 12; tried++) statuses.push(await statusOf({ cookie, from: `172.16.1.${tried}` }));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([10, 2]);
    expect(await statusOf({ password: 'admin' })).toBe(200);
  });

  test('is not known to other accounts, with a forged name or indefinitely', async () => {
    const cookie = (await attempt({ password: 'admin' })).headers.get('Set-Cookie')?.split(';')[0] ?? '';
    await attack(101);
    await attack(101, { name: 'staff', first: 300 });
    const own = await atrium.ownerQuery(`select id from accounts where username = 'staff'`);
    const forStaff = cookie.replace(/device_juniper_\d+/, `device_juniper_${own[0]?.id}`);
    expect(await statusOf({ name: 'staff', password: 'staff', from: '192.168.7.7', cookie: forStaff })).toBe(429);
    expect(await statusOf({ password: 'admin', from: '192.168.7.7', cookie: cookie.replace(/=.{8}/, '=00000000') })).toBe(429);
    minutes(367 * 24 * 60);
    await attack(101);
    expect(await statusOf({ password: 'admin', from: '192.168.7.7', cookie })).toBe(429);
  });

  test('is bound to https only if the installation uses it', async () => {
    atrium.deps.settings.publicUrl = 'https://office.example';
    expect((await attempt({ password: 'admin' })).headers.get('Set-Cookie')).toMatch(/; Secure$/);
    atrium.deps.settings.publicUrl = undefined;
  });
});

test('setting the clock back does not extend a limit', async () => {
  minutes(24 * 60);
  for (let tried = 0; tried < 11; tried++) await attempt();
  expect(await statusOf({ password: 'admin' })).toBe(429);
  minutes(-24 * 60);
  expect(await statusOf({ password: 'admin' })).toBe(200);
  for (let tried = 0; tried < 11; tried++) await attempt();
  const limited = await attempt();
  expect(Number(limited.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60);
});

describe('the work of an attempt', () => {
  beforeAll(async () => {
    await atrium.ownerQuery(`update accounts set suspended_at = now() where username = 'staff'`);
    await atrium.ownerQuery(`update accounts set password_hash = '', sample_password = 'ended' where username = 'client'`);
  });
  const cases: [string, () => Promise<unknown>][] = [
    ['a wrong password', () => attempt()],
    ['a name of nobody', () => attempt({ name: 'nobody' })],
    ['a wrong user type', () => send(atrium, '/login?username=admin&userType=client&api=login', { headers: { 'X-Password': 'admin' } })],
    ['a suspended account', () => attempt({ name: 'staff', password: 'staff' })],
    ['a seed account that has ended', () => attempt({ name: 'client', password: 'client' })],
  ];

  test.each(cases)('%s: verifies one password, uses two database connections and records the result afterwards', async (_what, tryIt) => {
    const later: (() => Promise<void>)[] = [];
    vi.spyOn(atrium.deps, 'afterwards').mockImplementation((work) => void later.push(work));
    const turns = [vi.spyOn(atrium.deps.database, 'reading'), vi.spyOn(atrium.deps.database, 'writing')];
    const verify = vi.spyOn(atrium.deps.passwords, 'verify');
    const hash = vi.spyOn(atrium.deps.passwords, 'hash');
    expect(await tryIt()).toMatchObject({ status: 400, body: { error: { email: [expect.any(String)] } } });
    expect(turns.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(verify).toHaveBeenCalledOnce();
    expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$/);
    expect(hash).not.toHaveBeenCalled();
    for (const work of later) await work();
  });

  test('still records the account', async () => {
    await attempt({ from: '10.9.8.7' });
    const recorded = await atrium.ownerQuery(`select action, actor_id from audit_entries where address = '10.9.8.7'`);
    expect(recorded).toEqual([{ action: 'session.refused', actor_id: null }]);
  });
});
