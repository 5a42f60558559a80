import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ImapFailure } from '#server/mail-host.ts';
import { type Answer, type Client, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { MemoryImap } from '../../../../tests/memory-imap.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { watchedDatabase } from '../../../../tests/watched-database.ts';
import { getImapAccount, saveImapAccount } from '../accounts-contract.ts';

const path = '/api/v1/mail/account';
const login = { host: 'imap.example.com', username: 'maren', password: 'a secret word' };
let atrium: TestApi;
let admin: Client;
let staff: Client;
let elsewhere: Client;
let server: MemoryImap;
let tried: unknown[] = [];

beforeAll(async () => {
  server = new MemoryImap(login);
  atrium = await testApi({
    mail: {
      openImap: (given) => {
        tried.push(given);
        return server.openImap(given);
      },
    },
  });
  admin = await signInAs(atrium, 'admin');
  staff = await signInAs(atrium, 'staff');
  elsewhere = await registerUser(atrium);
});
afterAll(() => atrium.close());
beforeEach(async () => {
  for (const who of [admin, staff, elsewhere]) await call(who, 'DELETE');
  tried = [];
});

function call(who: Client, method: string, body?: object, under = ''): Promise<Answer> {
  return send(atrium, path + under, {
    method,
    headers: { Authorization: `Bearer ${who.accessToken}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

describe('an IMAP account', () => {
  test('does not exist at first', async () => {
    const { status, body } = await call(admin, 'GET');
    expect([status, body]).toEqual([200, { account: null }]);
    expect((await call(admin, 'DELETE')).status).toBe(404);
    expect((await call(admin, 'POST', undefined, '/sync')).status).toBe(404);
  });

  test('is tested and saved, and never returns its password', async () => {
    const saved = await call(admin, 'PUT', login);
    expect(saved.status).toBe(200);
    saveImapAccount.answer?.parse(saved.body);
    expect(tried).toEqual([{ ...login, port: 993, security: 'tls' }]);
    expect(server.open).toBe(0);
    const got = await call(admin, 'GET');
    getImapAccount.answer?.parse(got.body);
    expect(got.body).toEqual({
      account: {
        host: login.host,
        port: 993,
        security: 'tls',
        username: 'maren',
        state: 'waiting',
        problem: '',
        why: null,
        syncedAt: null,
        version: 1,
      },
    });
    expect(JSON.stringify([saved.body, got.body])).not.toContain('secret');
    const [row] = await atrium.ownerQuery('select * from imap_accounts');
    expect(JSON.stringify(row)).not.toContain('secret');
  });

  test('keeps its password when none is given, but not for another server', async () => {
    await call(admin, 'PUT', login);
    const { password, ...rest } = login;
    const changed = await call(admin, 'PUT', { ...rest, port: 1993 });
    expect([changed.status, changed.body.account.port, changed.body.account.version]).toEqual([200, 1993, 2]);
    expect(tried.at(-1)).toMatchObject({ password, port: 1993 });
    for (const other of [{ host: 'imap.evil.example' }, { username: 'josephine' }, { security: 'none' }]) {
      const refused = await call(admin, 'PUT', { ...rest, ...other });
      expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['password']]);
    }
    expect(tried).toHaveLength(2);
  });

  test('is rejected with the name of the invalid field, and not saved', async () => {
    const refused = async (given: object) => {
      const { status, body } = await call(admin, 'PUT', { ...login, ...given });
      return [status, Object.keys(body.error.fields ?? {})];
    };
    expect(await refused({ host: 'nowhere.example' })).toEqual([400, ['host']]);
    expect(await refused({ password: 'wrong' })).toEqual([400, ['username', 'password']]);
    expect(await refused({ port: 0 })).toEqual([400, ['port']]);
    expect(await refused({ security: 'ssl' })).toEqual([400, ['security']]);
    expect(await refused({ username: 'a\r\nb' })).toEqual([400, ['username']]);
    server.onCommand = () => Promise.reject(new ImapFailure('security', { code: 'imap_encryption' }));
    expect(await refused({})).toEqual([400, ['security']]);
    server.onCommand = () => undefined;
    const { password: _, ...without } = login;
    const missing = await call(admin, 'PUT', without);
    expect([missing.status, Object.keys(missing.body.error.fields)]).toEqual([400, ['password']]);
    expect((await call(admin, 'GET')).body.account).toBeNull();
  });

  test('can be changed only at its current version', async () => {
    await call(admin, 'PUT', login);
    expect((await call(admin, 'PUT', { ...login, version: 1 })).status).toBe(200);
    const old = await call(admin, 'PUT', { ...login, port: 143, version: 1 });
    expect([old.status, old.body.error.current.version]).toEqual([409, 2]);
  });

  test('can be synced on request and disconnected', async () => {
    await call(admin, 'PUT', login);
    const { status, body } = await call(admin, 'POST', undefined, '/sync');
    expect([status, body.account.state]).toEqual([200, 'waiting']);
    expect((await call(admin, 'DELETE')).status).toBe(200);
    expect((await call(admin, 'GET')).body.account).toBeNull();
  });

  test('belongs to one person only', async () => {
    await call(admin, 'PUT', login);
    for (const who of [staff, elsewhere]) {
      expect((await call(who, 'GET')).body.account).toBeNull();
      expect((await call(who, 'DELETE')).status).toBe(404);
      expect((await call(who, 'POST', undefined, '/sync')).status).toBe(404);
      expect((await call(who, 'PUT', { ...login, password: undefined })).status).toBe(400);
    }
    expect((await call(admin, 'GET')).body.account.version).toBe(1);
    expect((await send(atrium, path)).status).toBe(401);
  });

  test('is tested without holding a database connection', async () => {
    const usual = atrium.deps.database;
    const database = watchedDatabase(usual);
    const released: boolean[] = [];
    server.onCommand = async () => void released.push(await database.isReleased());
    atrium.deps.database = database;
    await call(admin, 'PUT', login);
    atrium.deps.database = usual;
    server.onCommand = () => undefined;
    expect(released).toEqual([true]);
  });
});
