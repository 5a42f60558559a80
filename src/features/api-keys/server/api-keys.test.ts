import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import type { AbilityRule } from '#contract/ability.ts';
import { isForApiKeys } from '#contract/endpoint.ts';
import { getWorkspace } from '#features/workspace/contract.ts';
import { signedInRules } from '#platform/rights/built-in-roles.ts';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { addApiKey, getCallingKey, listApiKeys, maxApiKeys } from '../contract.ts';
import { curlLines } from '../curl-lines.ts';

const path = '/api/v1/api-keys';
const password = 'a long password';
const dayMs = 86_400_000;
const yearSeconds = 365 * 24 * 3600;
const everything: AbilityRule[] = [{ action: 'manage', subject: 'all' }];
const readsTodos: AbilityRule[] = [{ action: 'read', subject: 'Todo' }];

let atrium: TestApi;
const world = mockOutgoingMail();
beforeAll(async () => {
  const lasting = { accessTtlSeconds: 3 * yearSeconds, refreshTtlSeconds: 3 * yearSeconds };
  atrium = await testApi({ mail: { outgoing: world.outgoing }, settings: { publicUrl: 'https://atrium.example', ...lasting } });
});
afterAll(() => atrium.close());

const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const byToken = (accessToken: string) => clientWith(atrium, { accessToken } as Client);
const later = (ms: number) => new Date(atrium.clock.now.getTime() + ms).toISOString();

interface Wish {
  name?: string;
  rules?: AbilityRule[];
  expiresAt?: string | null;
  password?: string;
}

const ask = (who: Client, wish: Wish = {}) => who.post(path, { name: 'Till', rules: everything, expiresAt: null, password, ...wish });

/** Creates a key for a user, and a client that uses it. */
async function keyOf(who: Client, wish: Wish = {}) {
  const { status, body } = await ask(who, wish);
  expect([status, body.error]).toEqual([201, undefined]);
  return { ...(addApiKey.answer?.parse(body) as { apiKey: { id: number }; token: string }), caller: byToken(body.token as string) };
}
const shown = async (who: Client, id: number) =>
  listApiKeys.answer?.parse((await who.get(path)).body).apiKeys.find((one: { id: number }) => one.id === id);
const remove = (who: Client, id: number) =>
  send(atrium, `${path}?id=${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });
const role = (who: Client, name: string) => atrium.ownerQuery(`update accounts set role = '${name}' where entity = '${entityOf(who)}'`);

describe('creating and listing keys', () => {
  test('requires the password, returns the token once, sends a mail, and writes an audit entry', async () => {
    const who = await registerUser(atrium);
    const { apiKey, token, caller } = await keyOf(who, { expiresAt: later(dayMs) });
    expect(token).toMatch(new RegExp(`^atrium_${entityOf(who)}_[A-Za-z0-9_-]{43}$`));
    expect(await shown(who, apiKey.id)).toEqual({
      ...{ id: apiKey.id, name: 'Till', hint: token.slice(-4), rules: everything, state: 'active' },
      ...{ createdAt: atrium.clock.now.toISOString(), expiresAt: later(dayMs), lastUsedAt: null, lastUsedAddress: '' },
    });
    expect(getCallingKey.answer?.parse((await caller.get('/api/v1/api-key')).body)).toEqual({
      ...{ name: 'Till', expiresAt: later(dayMs), entity: entityOf(who), rules: everything },
      owner: { id: who.userData.id, fullName: who.userData.fullName },
    });
    const kept = JSON.stringify([
      await atrium.ownerQuery(`select * from api_keys where entity = '${entityOf(who)}'`),
      await atrium.ownerQuery(`select * from audit_entries where entity = '${entityOf(who)}'`),
    ]);
    expect(kept).not.toContain(token.slice(-43));
    const entries = (await who.get('/api/v1/audit', { action: 'account.api-key-added' })).body.entries;
    expect(entries.map(({ target }: { target: string }) => target)).toEqual(['Till']);
    expect((await world.delivered(atrium.deps, entityOf(who))).map(({ subject }) => subject)).toContain('An API key was created');
  });
  test('is refused without the password, a name, a rule, or a future expiry', async () => {
    const who = await registerUser(atrium);
    const reasons = async (wish: Wish) => {
      const { status, body } = await ask(who, wish);
      const found = Object.entries<{ code: string }[]>(body.error.reasons ?? {});
      return [status, found.map(([field, [one]]) => `${field} ${one?.code}`)];
    };
    expect(await reasons({ password: 'not it' })).toEqual([400, ['password wrong_password']]);
    expect(await reasons({ name: ' ' })).toEqual([400, ['name required']]);
    expect(await reasons({ rules: [] })).toEqual([400, ['rules too_few']]);
    expect(await reasons({ expiresAt: later(0) })).toEqual([400, ['expiresAt in_the_past']]);
    expect((await ask(who, { rules: [{ action: 'read', subject: 'all' }] })).status).toBe(400);
    expect((await who.get(path)).body.apiKeys).toEqual([]);
  });
  test('only the owner sees or revokes a key, and it does not work for another company', async () => {
    const [who, other] = [await registerUser(atrium), await registerUser(atrium)];
    const { apiKey, token, caller } = await keyOf(who);
    expect((await other.get(path)).body.apiKeys).toEqual([]);
    expect((await remove(other, apiKey.id)).status).toBe(404);
    const admin = await signInAs(atrium, 'admin');
    const { apiKey: own } = await keyOf(admin, { password: 'admin' });
    expect((await remove(await signInAs(atrium, 'staff'), own.id)).status).toBe(404);
    expect((await caller.get('/api/v1/api-key', {}, { Entity: entityOf(other) })).status).toBe(403);
    expect((await byToken(token.replace(entityOf(who), entityOf(other))).get('/api/v1/api-key')).status).toBe(401);
  });
  test('allows at most fifty keys, also under concurrent requests; an ended one frees a slot', async () => {
    const who = await registerUser(atrium);
    for (let number = 1; number <= maxApiKeys - 3; number += 1) await keyOf(who);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => ask(who)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(17);
    const [newest] = (await who.get(path)).body.apiKeys;
    await remove(who, newest.id);
    await keyOf(who, { expiresAt: later(dayMs) });
    expect((await ask(who)).body.error.reason).toEqual({ code: 'too_many_api_keys', max: maxApiKeys });
    atrium.clock.advance(2 * dayMs);
    await keyOf(who);
  });
});

describe('key authentication', () => {
  test('accepts only the exact, complete token', async () => {
    const who = await registerUser(atrium);
    const { token } = await keyOf(who);
    const [, entity, secret = ''] = /^atrium_(\w+?)_(.*)$/.exec(token) ?? [];
    const turned = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    const answers = async (Authorization: string) => (await send(atrium, '/api/v1/api-key', { headers: { Authorization } })).status;
    expect(await answers(`Bearer ${token}`)).toBe(200);
    const near = [
      ...[token, `Basic ${token}`, `Bearer ${token.slice(0, -1)}`, `Bearer ${token}A`, `Bearer ${token} `.concat('x')],
      ...[`Bearer ${token.toUpperCase()}`, `Bearer atrium_${entity}_${turned}`, `Bearer atrium_${entity}x_${secret}`, `Bearer ${secret}`],
      ...[`Bearer atrium__${secret}`, `Bearer atrium_${secret}`, `Bearer atrium_juniper_${secret}`, `Bearer ${entity}_${secret}`],
      `Bearer atrium_${entity}_%`,
    ];
    for (const text of near) expect(await answers(text), text).toBe(401);
    const { headers, body } = await send(atrium, '/api/v1/api-key', { headers: { Authorization: `Bearer atrium_${entity}_${turned}` } });
    expect([headers.get('WWW-Authenticate'), body.error.reason]).toEqual(['Bearer', { code: 'sign_in_first' }]);
    expect((await send(atrium, `/api/v1/api-key?token=${token}`)).status).toBe(401);
  });
  test('the example commands work as shown', async () => {
    const { token } = await keyOf(await registerUser(atrium));
    const statuses = await Promise.all(
      curlLines('https://atrium.example', token).map(async ({ command }) => {
        // Splits the command like a shell: quoted words stay together.
        const words = [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
        const given = (flag: string) => words.flatMap((word, at) => (words[at - 1] === flag ? [word] : []));
        const headers = new Headers(given('-H').map((line) => line.split(': ') as [string, string]));
        const [body] = given('-d');
        const { pathname, search } = new URL(words[1] ?? '');
        return (await send(atrium, pathname + search, { headers, ...(body && { method: 'POST', body }) })).status;
      }),
    );
    expect(statuses).toEqual([200, 200, 201]);
  });
});

describe('key permissions', () => {
  test('follow the rules of the key on every request', async () => {
    const who = await registerUser(atrium);
    const { caller } = await keyOf(who, { rules: [...readsTodos, { action: 'create', subject: 'Todo' }] });
    expect((await caller.get('/api/v1/todo')).status).toBe(200);
    const added = await caller.post('/apps/todo/add-tasks', { task: { title: 'Oil the oak' } });
    expect(added.status).toBe(201);
    const { status, body } = await caller.post('/apps/todo/update-task', { task: { id: added.body.task.id, title: 'Another' } });
    expect([status, body.error.missing]).toEqual([403, { action: 'update', subject: 'Todo' }]);
    expect((await caller.get('/apps/invoice/invoices')).status).toBe(403);
    expect((await who.get('/apps/invoice/invoices')).status).toBe(200);
  });
  test('never exceed those of its owner, whose changes apply at once', async () => {
    const who = await registerUser(atrium);
    const [{ caller: whole }, { caller: part }] = [
      await keyOf(who),
      await keyOf(who, { rules: [{ action: 'manage', subject: 'Invoice' }] }),
    ];
    const invoices = async () => [(await whole.get('/apps/invoice/invoices')).status, (await part.get('/apps/invoice/invoices')).status];
    expect(await invoices()).toEqual([200, 200]);
    await role(who, 'subscriber');
    expect(await invoices()).toEqual([403, 403]);
    expect((await whole.get('/api/v1/todo')).status).toBe(200);
    expect((await part.get('/api/v1/api-key')).body.rules).toEqual(signedInRules);
    await role(who, 'admin');
    expect(await invoices()).toEqual([200, 200]);
  });
  test('cannot include what the creator lacks', async () => {
    const who = await registerUser(atrium);
    await role(who, 'editor');
    const { status, body } = await ask(who, { rules: [{ action: 'delete', subject: 'Invoice' }] });
    expect([status, body.error.missing]).toEqual([403, { action: 'delete', subject: 'Invoice' }]);
    expect((await ask(who, { rules: [{ action: 'manage', subject: 'Invoice' }] })).status).toBe(403);
    await keyOf(who, { rules: [{ action: 'update', subject: 'Invoice' }] });
    await role(who, 'admin');
  });
  test('a key cannot grant more than it has, whatever its owner has', async () => {
    const who = await registerUser(atrium);
    const { caller } = await keyOf(who, {
      rules: [
        { action: 'manage', subject: 'User' },
        { action: 'manage', subject: 'Role' },
      ],
    });
    const user = { fullName: 'Quill Marsh', email: 'quill@marsh.example', username: 'quill', role: 'admin' };
    expect((await caller.post('/apps/users/add-user', user)).status).toBe(403);
    expect((await caller.post('/api/v1/roles', { title: 'All mail', rules: [{ action: 'read', subject: 'Email' }] })).status).toBe(403);
    expect((await caller.post('/api/v1/roles', { title: 'Desk', rules: [{ action: 'read', subject: 'User' }] })).status).toBe(201);
  });
  test('sign-in and key management is limited to sessions', async () => {
    const who = await registerUser(atrium);
    const { apiKey, caller } = await keyOf(who);
    const closed = endpoints.filter((one) => one.access === 'signed-in' && !isForApiKeys(one));
    expect(closed.map(({ path: at }) => at)).toEqual(expect.arrayContaining([path, '/api/v1/session', '/api/v1/logout']));
    for (const { method, path: at } of closed) {
      const answer = await send(atrium, at.replaceAll(/\{\w+\}/g, '1'), {
        method,
        headers: { Authorization: `Bearer ${caller.accessToken}` },
        ...(method === 'POST' || method === 'PUT' ? { body: '{}' } : {}),
      });
      expect([answer.status, answer.body.error.reason], `${method} ${at}`).toEqual([403, { code: 'not_by_key' }]);
    }
    expect((await shown(who, apiKey.id))?.state).toBe('active');
    expect((await who.get('/api/v1/api-key')).status).toBe(404);
  });
  test('search only finds what the key can read', async () => {
    const admin = await signInAs(atrium, 'admin');
    const kinds = async (caller: Client) =>
      (await caller.get('/api/v1/search/page', { q: 'lamp' })).body.counts.map(({ kind }: { kind: string }) => kind);
    const { caller } = await keyOf(admin, { password: 'admin', rules: [{ action: 'read', subject: 'Product' }, ...readsTodos] });
    expect(await kinds(admin)).toEqual(expect.arrayContaining(['mail']));
    expect(await kinds(caller)).not.toContain('mail');
  });
});

describe('a key ends', () => {
  const answer = async (caller: Client) => (await caller.get('/api/v1/api-key')).status;

  test('permanently when revoked, even during a hundred concurrent requests', async () => {
    const who = await registerUser(atrium);
    const { apiKey, caller } = await keyOf(who);
    const calls = Array.from({ length: 100 }, (_, at) => (at === 50 ? remove(who, apiKey.id) : caller.get('/api/v1/api-key')));
    const statuses = new Set((await Promise.all(calls)).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect(await answer(caller)).toBe(401);
    expect((await shown(who, apiKey.id))?.state).toBe('revoked');
    expect((await remove(who, apiKey.id)).status).toBe(404);
    const revoked = (await who.get('/api/v1/audit', { action: 'account.api-key-revoked' })).body.entries;
    expect(revoked).toHaveLength(1);
    expect((await world.delivered(atrium.deps, entityOf(who))).map(({ subject }) => subject)).toContain('An API key was revoked');
  });
  test('once when revoked concurrently', async () => {
    const who = await registerUser(atrium);
    const { apiKey } = await keyOf(who);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => remove(who, apiKey.id)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
  test('at its expiry time', async () => {
    const who = await registerUser(atrium);
    const { apiKey, caller } = await keyOf(who, { expiresAt: later(dayMs) });
    atrium.clock.advance(dayMs - 1);
    expect(await answer(caller)).toBe(200);
    atrium.clock.advance(1);
    expect(await answer(caller)).toBe(401);
    expect((await shown(who, apiKey.id))?.state).toBe('expired');
  });
  test('with a suspension, also after it is lifted, and with a new password', async () => {
    const who = await registerUser(atrium);
    const { apiKey, caller } = await keyOf(who);
    await atrium.ownerQuery(`update accounts set suspended_at = now() where entity = '${entityOf(who)}'`);
    expect(await answer(caller)).toBe(401);
    await atrium.ownerQuery(`update accounts set suspended_at = null where entity = '${entityOf(who)}'`);
    expect(await answer(caller)).toBe(401);
    expect((await shown(who, apiKey.id))?.state).toBe('ended');
    const next = await keyOf(who);
    await atrium.ownerQuery(`update accounts set password_hash = 'another' where entity = '${entityOf(who)}'`);
    expect(await answer(next.caller)).toBe(401);
  });
  test('and closes its open streams and signed URLs', async () => {
    const who = await registerUser(atrium);
    const { apiKey, caller } = await keyOf(who);
    const stream = await atrium.request('/api/v1/events', { headers: { Authorization: `Bearer ${caller.accessToken}` } });
    const uploaded = await send(atrium, '/api/v1/files?name=note.txt', {
      ...{ method: 'POST', body: 'Oak', headers: { Authorization: `Bearer ${caller.accessToken}` } },
    });
    const { url } = uploaded.body.file;
    expect((await send(atrium, url)).status).toBe(200);
    await remove(who, apiKey.id);
    expect((await send(atrium, url)).status).toBe(404);
    expect(await stream.text()).not.toContain('event: change');
  });
});

test('records when a key was last used, to the minute', async () => {
  const who = await registerUser(atrium);
  const { apiKey, caller } = await keyOf(who);
  const begun = atrium.clock.now;
  const used = async () => (await shown(who, apiKey.id))?.lastUsedAt;
  await caller.get('/api/v1/todo');
  await expect.poll(used).toBe(begun.toISOString());
  expect((await shown(who, apiKey.id))?.lastUsedAddress).toBe('127.0.0.1');
  atrium.clock.advance(59_000);
  await caller.get('/api/v1/todo');
  expect(await used()).toBe(begun.toISOString());
  atrium.clock.advance(1000);
  await caller.get('/api/v1/todo');
  await expect.poll(used).toBe(atrium.clock.now.toISOString());
});

test('a key with all permissions can do what an admin can', async () => {
  const { caller } = await keyOf(await registerUser(atrium));
  expect((await caller.get(getWorkspace.path)).status).toBe(200);
});

test('the OpenAPI document marks the operations that accept keys', async () => {
  const { body } = await clientWith(atrium, null).get('/api/v1/openapi.json');
  expect(body.components.securitySchemes).toHaveProperty('apiKey');
  expect(body.paths['/api/v1/todo'].get.security).toEqual([{ bearer: [] }, { apiKey: [] }]);
  expect(body.paths['/api/v1/session'].get.security).toEqual([{ bearer: [] }]);
  expect(body.paths['/api/v1/api-key'].get.security).toContainEqual({ apiKey: [] });
});
