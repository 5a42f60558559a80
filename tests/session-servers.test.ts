import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChangeFeed } from '#hosts/node/change-feed.ts';
import { pooledDatabase } from '#hosts/node/database.ts';
import { openPool } from '#hosts/node/open-pool.ts';
import { SessionCache } from '#server/session-cache.ts';
import { type Client, clientWith, registerUser, send, signInAs } from './client.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { silentLog } from './silent-log.ts';
import { statementsOf } from './statements-of.ts';
import { type TestApi, testApiOn } from './test-api.ts';
import { withoutTimeouts } from './without-timeouts.ts';

/** A server with its own pool, change feed and session cache. */
interface Server extends TestApi {
  sent: ReturnType<typeof statementsOf>;
  stop(): Promise<void>;
}

const password = 'a long password';
let own: TestDatabase;
let owner: pg.Pool;
let servers: [Server, Server, Server];
let first: Server;
beforeAll(async () => {
  own = await testDatabase('atrium_sample');
  owner = new pg.Pool({ ...own.app, user: 'postgres', max: 2 });
  servers = [await startServer(0), await startServer(1), await startServer(2)];
  [first] = servers;
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await owner.end();
  await own.close();
});

const feedName = (number: number) => `feed ${number}`;

async function keyOf(client: Client): Promise<Caller> {
  const rules = [{ action: 'manage', subject: 'all' }];
  const { body } = await client.post('/api/v1/api-keys', { name: 'Till', rules, expiresAt: null, password });
  return { accessToken: body.token, entity: entityOf(client) };
}

async function startServer(number: number): Promise<Server> {
  const pool = openPool({ ...own.app, ...withoutTimeouts }, silentLog, { size: 4 });
  const sent = statementsOf(pool);
  const sessions = new SessionCache();
  const changes = await openChangeFeed({ ...own.app, application_name: feedName(number) }, silentLog, sessions);
  const api = await testApiOn({ database: pooledDatabase(pool, 'none', sessions), changes }, { sampleData: number === 0 });
  return {
    ...api,
    sent,
    async stop() {
      await changes.close();
      await pool.end();
    },
  };
}

/** A user with a session token or a program with an API key, and their company. */
interface Caller {
  accessToken: string;
  entity: string;
}
const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const callerOf = (client: Client): Caller => ({ accessToken: client.accessToken, entity: entityOf(client) });
const call = (server: Server, { accessToken }: Caller, path: string) => clientWith(server, { accessToken } as Client).get(path);
const mayRead = async (server: Server, who: Caller) => (await call(server, who, '/api/v1/user-counts')).status;

/** Returns the session statements the server sends to the database for a request. */
async function askedOf(server: Server, who: Caller, path = '/api/v1/user-counts'): Promise<string[]> {
  const before = server.sent.length;
  expect((await call(server, who, path)).status).toBe(200);
  const ofCaller = server.sent.slice(before).filter(({ values }) => values.includes(who.entity));
  return ofCaller.map(({ text }) => text).filter((text) => /"sessions"|"api_keys"/.test(text));
}
const soon = { timeout: 5000 };
const remembered = (server: Server, who: Caller) => expect.poll(() => askedOf(server, who), soon).toEqual([]);
const rememberedByAll = (who: Caller) => Promise.all(servers.map((server) => remembered(server, who)));
/** Waits until all servers respond with this status, not only the first. */
const answeredByAll = (who: Caller, status: number) =>
  Promise.all(servers.map((server) => expect.poll(() => mayRead(server, who), soon).toBe(status)));

test('queries nothing about a session a server has already seen', async () => {
  const who = callerOf(await registerUser(first));
  await rememberedByAll(who);
  await expect
    .poll(async () => {
      const before = first.sent.length;
      expect((await call(first, who, '/api/v1/session/dates')).status).toBe(200);
      return first.sent.length - before;
    }, soon)
    .toBe(1);
});

test('applies any manual change in the database on every server', async () => {
  const helper = `
    insert into roles (entity, name, title, rules, created_at, updated_at)
      values ('ENTITY', 'helper', 'Helper', '[{"action":"manage","subject":"User"}]', now(), now());
    update accounts set role = 'helper' where entity = 'ENTITY'`;
  const maintainers = `
    insert into roles (entity, name, title, rules, created_at, updated_at) values ('ENTITY', 'maintainer', 'Maintainer', '[]', now(), now())`;
  interface Change {
    by: 'session' | 'key';
    setUp?: string;
    change: string;
    status: 401 | 403;
  }
  const session = (change: string, status: Change['status'], setUp?: string): Change => ({
    by: 'session',
    change,
    status,
    ...(setUp && { setUp }),
  });
  const key = (change: string, status: Change['status']): Change => ({ by: 'key', change, status });
  const changes: Change[] = [
    session("update sessions set revoked_at = now() where entity = 'ENTITY'", 401),
    session("update sessions set expires_at = '2000-01-01' where entity = 'ENTITY'", 401),
    session("update sessions set id = id || 'x' where entity = 'ENTITY'", 401),
    session("delete from sessions where entity = 'ENTITY'", 401),
    session("update accounts set suspended_at = now() where entity = 'ENTITY'", 401),
    session("update accounts set role = 'subscriber' where entity = 'ENTITY'", 403),
    session("update accounts set role = 'nobody' where entity = 'ENTITY'", 403),
    session("delete from sessions where entity = 'ENTITY'; delete from accounts where entity = 'ENTITY'", 401),
    session("update roles set rules = '[]' where entity = 'ENTITY'", 403, helper),
    session("update roles set name = 'other' where entity = 'ENTITY'", 403, helper),
    session("update roles set deleted_at = now() where entity = 'ENTITY'", 403, helper),
    session("delete from roles where entity = 'ENTITY'", 403, helper),
    session(maintainers, 403, "update accounts set role = 'maintainer' where entity = 'ENTITY'"),
    key("update api_keys set revoked_at = now() where entity = 'ENTITY'", 401),
    key("update api_keys set expires_at = '2000-01-01' where entity = 'ENTITY'", 401),
    key("update api_keys set token_hash = 'other' where entity = 'ENTITY'", 401),
    key("update api_keys set rules = '[]' where entity = 'ENTITY'", 403),
    key("delete from api_keys where entity = 'ENTITY'", 401),
    key("update accounts set password_hash = 'other' where entity = 'ENTITY'", 401),
    key("update accounts set suspended_at = now() where entity = 'ENTITY'", 401),
    key("update accounts set role = 'subscriber' where entity = 'ENTITY'", 403),
  ];
  await Promise.all(
    changes.map(async ({ by, setUp, change, status }) => {
      const client = await registerUser(first);
      const who = by === 'key' ? await keyOf(client) : callerOf(client);
      const run = (sql: string) => owner.query(sql.replaceAll('ENTITY', who.entity));
      if (setUp) await run(setUp);
      await rememberedByAll(who);
      await run(change);
      const answers = servers.map((server) => expect.poll(() => mayRead(server, who), { ...soon, message: change }).toBe(status));
      await Promise.all(answers);
    }),
  );
});

test('ends the sessions on every server when the table is truncated', async () => {
  const who = callerOf(await registerUser(first));
  await rememberedByAll(who);
  await owner.query('truncate sessions');
  await answeredByAll(who, 401);
});

describe('a request takes effect at once on the server that handles it, and soon on the others', () => {
  const bearer = ({ accessToken }: Client) => ({ Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' });
  const loggedIn = async (who: Client) => {
    const { body } = await clientWith(first, null).post('/jwt/login', { email: who.userData.email, password });
    return clientWith(first, body);
  };
  const put = (who: Client, path: string, body: object) =>
    send(first, path, { method: 'PUT', headers: bearer(who), body: JSON.stringify(body) });
  const remove = (who: Client, path: string) => send(first, path, { method: 'DELETE', headers: bearer(who) });
  const everywhere = async (who: Caller, status: number) => {
    expect(await mayRead(first, who)).toBe(status);
    await answeredByAll(who, status);
  };

  const ends: [what: string, end: (who: Client, other: Client) => Promise<{ status: number }>][] = [
    ['signing out', (_, other) => other.post('/api/v1/logout')],
    ['ending all other sessions', (who) => who.post('/api/v1/account/end-sessions', {})],
    ['a new password', (who) => put(who, '/api/v1/account/password', { password, newPassword: 'another long one' })],
    [
      'a refresh token that is sent again',
      async (_, other) => {
        const refresh = (refreshToken: string) => other.post('/jwt/refresh-token', { refreshToken });
        const { body } = await refresh(other.refreshToken);
        await refresh(body.refreshToken);
        return { status: (await refresh(other.refreshToken)).status === 401 ? 200 : 0 };
      },
    ],
  ];
  test.each(ends)('%s', async (_, end) => {
    const who = await registerUser(first);
    const other = await loggedIn(who);
    await rememberedByAll(callerOf(other));
    expect((await end(who, other)).status).toBeLessThan(300);
    await everywhere(callerOf(other), 401);
    expect(await mayRead(first, callerOf(who))).toBe(200);
  });

  test('revoking a key', async () => {
    const who = await registerUser(first);
    const key = await keyOf(who);
    await rememberedByAll(key);
    const [{ id }] = (await who.get('/api/v1/api-keys')).body.apiKeys;
    expect((await remove(who, `/api/v1/api-keys?id=${id}`)).status).toBeLessThan(300);
    await everywhere(key, 401);
  });

  test('turning an area off and on again', async () => {
    const admin = await registerUser(first);
    const who = callerOf(admin);
    const answer = async (server: Server) => (await call(server, who, '/api/v1/kanban')).status;
    const turn = async (isOn: boolean, status: number) => {
      await rememberedByAll(who);
      expect((await put(admin, '/api/v1/areas', { area: 'kanban', isOn })).status).toBe(200);
      expect(await answer(first)).toBe(status);
      await Promise.all(servers.map((server) => expect.poll(() => answer(server), soon).toBe(status)));
    };
    await turn(false, 403);
    await turn(true, 200);
  });

  test('changes to a person or a role by an admin; regained access applies at once', async () => {
    const [admin, staff] = [await signInAs(first, 'admin'), await signInAs(first, 'staff')];
    const who = callerOf(staff);
    const [{ id }] = (await admin.get('/api/users/list/data', { q: staff.userData.fullName })).body.users;
    const change = async (fields: object) => expect((await admin.post(`/api/v1/users/${id}`, fields)).status).toBe(200);
    const { status, body } = await admin.post('/api/v1/roles', { title: 'Readers', rules: [{ action: 'read', subject: 'User' }] });
    expect(status).toBe(201);
    await change({ role: 'readers' });
    await rememberedByAll(who);
    const { version } = body.role;
    expect((await admin.post('/api/v1/roles/readers', { title: 'Readers', rules: [], version })).status).toBe(200);
    await everywhere(who, 403);
    await change({ role: 'admin' });
    await everywhere(who, 200);
    await rememberedByAll(who);
    await change({ role: 'subscriber' });
    await everywhere(who, 403);
    await change({ role: 'admin', status: 'inactive' });
    await everywhere(who, 401);
    await change({ status: 'active' });
    await everywhere(who, 200);
    await rememberedByAll(who);
    expect((await remove(admin, `/apps/users/delete?id=${id}`)).status).toBe(200);
    await everywhere(who, 401);
  });
});

test('rejects an expired token even if its session is cached', async () => {
  const who = callerOf(await registerUser(first));
  await rememberedByAll(who);
  const { clock, deps } = first;
  clock.advance(deps.settings.accessTtlSeconds * 1000);
  expect(await mayRead(first, who)).toBe(401);
  clock.advance(-deps.settings.accessTtlSeconds * 1000);
});

test('queries the database while a server’s feed is down, until it listens again', async () => {
  const [, , third] = servers;
  const [going, ended] = [callerOf(await registerUser(first)), callerOf(await registerUser(first))];
  await Promise.all([rememberedByAll(going), rememberedByAll(ended)]);
  // Changed while the feed is down, so it announces nothing.
  await owner.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = '${feedName(2)}'`);
  await owner.query(`update sessions set revoked_at = now() where entity = '${ended.entity}'`);
  await expect.poll(() => mayRead(third, ended), soon).toBe(401);
  await remembered(third, going);
  expect(await mayRead(third, ended)).toBe(401);
});

test('does not cache a database result that was pending when the session ended', async () => {
  const who = callerOf(await registerUser(first));
  await rememberedByAll(who);
  const { sessions } = first.deps.changes;
  const store = sessions.startRead();
  await owner.query(`update sessions set revoked_at = now() where entity = '${who.entity}'`);
  await answeredByAll(who, 401);
  store({ key: 'late', account: `${who.entity}/1`, endsAt: null, value: 'stale' });
  expect(sessions.get('late', first.clock.now)).toBeUndefined();
});

test('announces changes to every table that affects tokens', async () => {
  const { rows } = await owner.query(`
    select tgrelid::regclass::text as name, count(*)::int as triggers from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where proname = 'tell_session_change' group by 1 order by 1`);
  const client = await registerUser(first);
  const asked = [...(await askedOf(first, callerOf(client))), ...(await askedOf(first, await keyOf(client)))];
  const read = asked.flatMap((text) => [...text.matchAll(/(?:from|join) "(\w+)"/g)].map(([, name]) => name));
  expect(rows.map(({ name }) => name)).toEqual([...new Set(read)].sort());
});
