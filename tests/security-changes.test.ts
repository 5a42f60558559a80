import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { providerHost } from '#hosts/node/outside/ask-outside.ts';
import { codeAt, fromBase32, stepAt } from '#platform/session/server/totp.ts';
import { type Client, registerUser, send } from './client.ts';
import { mockOidcProvider, type OwnProvider } from './mock-oidc-provider.ts';
import { type TestApi, testApi } from './test-api.ts';

const password = 'a long password';
const signOn = { label: 'Harbour', clientId: 'atrium', newUserRole: null, roleClaim: '', roles: [] };

/** Every endpoint that requires full verification, with a body that is valid except for it. */
const guarded: Record<string, object> = {
  'POST /api/v1/session/two-steps/begin': {},
  'POST /api/v1/session/two-steps/turn-off': {},
  'POST /api/v1/session/two-steps/recovery-codes': {},
  'POST /api/v1/session/passkeys/begin': {},
  'POST /api/v1/session/passkeys/{id}/remove': {},
  'PUT /api/v1/account/password': { newPassword: 'another long one' },
  'POST /api/v1/account/email': { email: 'new@elsewhere.example' },
  'POST /api/v1/account/delete': {},
  'POST /api/v1/api-keys': { name: 'Key', expiresAt: null, rules: [{ action: 'read', subject: 'Todo' }] },
  'POST /api/v1/sign-on': { ...signOn, isActive: true, isOnlyWay: false },
  'POST /api/v1/sign-on/remove': {},
};

/** Changes to sign-in that only need an open session, with the reason. */
const unguarded: Record<string, string> = {
  'POST /api/v1/session/two-steps/confirm': 'takes the first code of a secret that the full proof was given for',
  'POST /api/v1/session/passkeys': 'takes the answer to a challenge that the full proof was given for',
  'POST /api/v1/session/passkeys/{id}': 'only names a passkey',
  'DELETE /api/v1/session/trusted-devices': 'only asks for more',
  'DELETE /api/v1/account/email': 'only ends a change that was begun',
  'POST /api/v1/account/end-sessions': 'only signs out',
  'DELETE /api/v1/api-keys': 'only ends a key',
};

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

let atrium: TestApi;
let provider: OwnProvider;
beforeAll(async () => {
  provider = await mockOidcProvider();
  atrium = await testApi({
    sampleData: false,
    providers: providerHost(['127.0.0.1']),
    settings: { sampleData: false, publicUrl: 'https://atrium.example', accessTtlSeconds: 24 * 3600 },
  });
});
afterAll(() => Promise.all([atrium.close(), provider.close()]));

async function change(who: Client, name: string, proof: object) {
  const [method = '', path = ''] = name.split(' ');
  const { status, body } = await send(atrium, path.replace('{id}', '1'), {
    method,
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...guarded[name], ...(name === 'POST /api/v1/sign-on' && { issuer: provider.issuer }), ...proof }),
  });
  const reasons: Record<string, { code: string }[]> = body?.error?.reasons ?? {};
  const fields = Object.entries(reasons).map(([field, [first]]) => `${field} ${first?.code}`);
  return { status, said: fields.join() || body?.error?.reason?.code };
}

/** Returns a user with two-step verification on and an unused code. */
async function secured() {
  const who = await registerUser(atrium);
  const { secret } = (await who.post('/api/v1/session/two-steps/begin', { password })).body;
  const code = () => codeAt(fromBase32(secret), stepAt(atrium.clock.now));
  expect((await who.post('/api/v1/session/two-steps/confirm', { code: await code() })).status).toBe(200);
  atrium.clock.advance(30_000);
  return { who, code: await code() };
}

const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const isProofOpen = (said: string | undefined) => /^(password|code) |sign_in_again/.test(said ?? '');

test('lists exactly the endpoints that require verification', () => {
  const takesProof = endpoints.filter((endpoint) => {
    const shape = endpoint.body && 'shape' in endpoint.body ? (endpoint.body.shape as object) : {};
    return endpoint.access !== 'anyone' && 'password' in shape && 'code' in shape;
  });
  expect(takesProof.map(nameOf).sort()).toEqual(Object.keys(guarded).sort());
  const known = endpoints.map(nameOf);
  for (const name of Object.keys(unguarded)) expect(known, name).toContain(name);
});

test('lists every change to the user’s own session or sign-in in one of the two tables', () => {
  const listed = [...Object.keys(guarded), ...Object.keys(unguarded)];
  const changes = endpoints.filter(
    ({ method, path, access }) =>
      access === 'signed-in' &&
      method !== 'GET' &&
      /^\/api\/v1\/(session\/(two-steps|passkeys|trusted)|account\/(email|password|delete|end)|api-keys)/.test(path),
  );
  expect(changes.map(nameOf).filter((name) => !listed.includes(name))).toEqual([]);
});

describe.each(Object.keys(guarded))('%s', (name) => {
  test('requires the password and a code with two-step verification on, and names the missing or wrong one', async () => {
    const { who, code } = await secured();
    expect(await change(who, name, {})).toEqual({ status: 400, said: 'password required' });
    expect(await change(who, name, { password })).toEqual({ status: 400, said: 'code required' });
    expect(await change(who, name, { code })).toEqual({ status: 400, said: 'password required' });
    expect(await change(who, name, { password: 'not it', code })).toEqual({ status: 400, said: 'password wrong_password' });
    const wrong = await change(who, name, { password, code: '000000' });
    // A missing target is reported first.
    if (wrong.status !== 404) expect(wrong).toEqual({ status: 400, said: 'code wrong_second_step' });
    expect((await who.get('/api/v1/session/two-steps')).body).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(isProofOpen((await change(who, name, { password, code })).said)).toBe(false);
  });

  test('requires the password with two-step verification off, and rejects a given code', async () => {
    if (/turn-off|recovery-codes/.test(name)) return;
    const who = await registerUser(atrium);
    expect(await change(who, name, { code: '123456' })).toEqual({ status: 400, said: 'password required' });
    expect(await change(who, name, { password: 'not it' })).toEqual({ status: 400, said: 'password wrong_password' });
    expect(await change(who, name, { password, code: '123456' })).toEqual({ status: 400, said: 'code wrong_second_step' });
    expect(isProofOpen((await change(who, name, { password })).said)).toBe(false);
  });

  test('requires a sign-in within the last ten minutes without a password, and a code with two-step verification on', async () => {
    const { who, code } = await secured();
    await atrium.ownerQuery(`update accounts set password_hash = '' where entity = '${entityOf(who)}'`);
    expect((await who.get('/api/v1/session/two-steps')).body.hasPassword).toBe(false);
    expect(await change(who, name, {})).toEqual({ status: 400, said: 'code required' });
    expect(await change(who, name, { password, code })).toEqual({ status: 400, said: 'password wrong_password' });
    const signedInAt = atrium.clock.now;
    atrium.clock.advance(10 * 60_000);
    expect(await change(who, name, { code })).toEqual({ status: 409, said: 'sign_in_again' });
    atrium.clock.now = signedInAt;
    expect(isProofOpen((await change(who, name, { code })).said)).toBe(false);
  });
});

test('allows no additional guesses of the code after a correct password', async () => {
  const limited = await testApi({ sampleData: false, settings: { rateLimit: true, sampleData: false } });
  const who = await registerUser(limited);
  const { secret } = (await who.post('/api/v1/session/two-steps/begin', { password })).body;
  await who.post('/api/v1/session/two-steps/confirm', { code: await codeAt(fromBase32(secret), stepAt(limited.clock.now)) });
  const statuses = [];
  for (let tried = 0; tried < 12; tried++)
    statuses.push((await who.post('/api/v1/session/two-steps/turn-off', { password, code: '000000' })).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  await limited.close();
});

test('does not count a successful verification as an attempt', async () => {
  const limited = await testApi({ sampleData: false, settings: { rateLimit: true, sampleData: false } });
  const who = await registerUser(limited);
  const { secret } = (await who.post('/api/v1/session/two-steps/begin', { password })).body;
  const code = () => codeAt(fromBase32(secret), stepAt(limited.clock.now));
  await who.post('/api/v1/session/two-steps/confirm', { code: await code() });
  const statuses = [];
  for (let tried = 0; tried < 12; tried++) {
    limited.clock.advance(30_000);
    statuses.push((await who.post('/api/v1/session/two-steps/recovery-codes', { password, code: await code() })).status);
  }
  expect(statuses).toEqual(Array(12).fill(200));
  await limited.close();
});
