import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '#contract/signed-in.ts';
import { clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi();
});
afterAll(() => atrium.close());

const visitor = () => clientWith(atrium, null);
const wrong = { error: { email: ['Email or Password is Invalid'] } };
const loginAddress = (query: Record<string, string>) => `/login?${new URLSearchParams({ userType: 'staff', api: 'login', ...query })}`;
const headerLogin = (query: Record<string, string>, password: string, method = 'GET') =>
  send(atrium, loginAddress(query), { method, headers: { 'X-Password': encodeURIComponent(password) } });

describe('sign-in by GET /login', () => {
  test('returns user data and two tokens, and nothing of the password', async () => {
    const { status, body, headers } = await headerLogin({ username: 'admin' }, 'admin');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    signedIn.parse(body);
    expect(body.userData).toMatchObject({
      username: 'admin',
      email: 'admin@demo.com',
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    });
    expect(body.userData.eid).toMatch(/^juniper-\d+$/);
    expect(JSON.stringify(body)).not.toMatch(/argon|password/i);
  });
  test('accepts the email in any case', async () => {
    expect((await headerLogin({ username: 'Admin@Demo.com' }, 'admin')).status).toBe(200);
  });
  test('signs a client in with exactly two permissions', async () => {
    const { body } = await headerLogin({ username: 'client', userType: 'client' }, 'client');
    expect(body.userData.ability).toEqual([
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ]);
  });
  test.each([
    ['a wrong password', { username: 'admin' }, 'wrong'],
    ['an unknown name', { username: 'nobody' }, 'admin'],
    ['a wrong user type', { username: 'admin', userType: 'client' }, 'admin'],
    ['the client as staff', { username: 'client' }, 'client'],
    ['no password', { username: 'admin' }, ''],
  ])('returns the same 400 for %s', async (_what, query, password) => {
    const { status, body } = await headerLogin(query, password);
    expect({ status, body }).toEqual({ status: 400, body: wrong });
  });
  test.each(['other', ''])('returns "Something went wrong" for api=%s', async (api) => {
    const { status, body } = await headerLogin({ username: 'admin', api }, 'admin');
    expect({ status, body }).toEqual({ status: 400, body: { error: { email: ['Something went wrong'] } } });
  });
  test.each(['remember=banana', 'username=a&username=b', 'username=%00'])('returns "Something went wrong" for %s', async (part) => {
    const { status, body } = await send(atrium, `/login?userType=staff&api=login&${part}`, { headers: { 'X-Password': 'admin' } });
    expect({ status, body }).toEqual({ status: 400, body: { error: { email: ['Something went wrong'] } } });
  });
  test.each(['ΝΙΚΟΣ', 'İsmail'])('signs %s in under the registered name', async (username) => {
    await visitor().post('/jwt/register', {
      email: `${encodeURIComponent(username).slice(1, 6)}@elsewhere.example`,
      username,
      password: 'long enough',
    });
    expect((await headerLogin({ username }, 'long enough')).status).toBe(200);
  });
  test('rejects HEAD', async () => {
    expect((await headerLogin({ username: 'admin' }, 'admin', 'HEAD')).status).toBe(405);
  });
  test('decodes a percent-encoded password', async () => {
    const password = 'pässwörd % 密码';
    await visitor().post('/jwt/register', { email: 'enc@elsewhere.example', username: 'enc', password });
    expect((await headerLogin({ username: 'enc' }, password)).status).toBe(200);
  });
});

describe('sign-in by POST /jwt/login', () => {
  test('returns the same as the GET', async () => {
    const { status, body } = await visitor().post('/jwt/login', { email: 'staff@demo.com', password: 'staff' });
    expect(status).toBe(200);
    signedIn.parse(body);
  });
  test('reports the missing field', async () => {
    const { status, body } = await visitor().post('/jwt/login', { email: 'admin' });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'invalid', fields: { password: ['is required'] } });
  });
  test('rejects wrong credentials', async () => {
    const { status, body } = await visitor().post('/jwt/login', { email: 'admin', password: 'x' });
    expect({ status, body }).toEqual({ status: 400, body: wrong });
  });
  test('rejects invalid JSON', async () => {
    const answer = await send(atrium, '/jwt/login', { method: 'POST', body: '{"email":' });
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields).toEqual({ body: ['must be JSON'] });
  });
  test('rejects characters that cannot be stored', async () => {
    const { status, body } = await visitor().post('/jwt/login', { email: 'a\u0000b', password: 'x' });
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual(['email']);
  });
});

describe('registration', () => {
  test('creates an admin of a new company with sample data, invisible to others', async () => {
    const somebody = await registerUser(atrium, { sampleData: true });
    expect(somebody.userData.ability).toEqual([{ action: 'manage', subject: 'all' }]);
    expect(somebody.userData.eid).not.toMatch(/^juniper-/);
    const people = await somebody.get('/api/v1/people');
    const mails = await somebody.get('/apps/email/emails');
    expect(people.body.total).toBe(11);
    expect(mails.body.total).toBe(8);
    expect(JSON.stringify(mails.body)).not.toMatch(/Maren|@demo\.com/);
    expect(
      mails.body.emails.every((mail: { to: { email: string }[] }) => mail.to.some(({ email }) => email === somebody.userData.email)),
    ).toBe(true);
    expect((await (await signInAs(atrium, 'admin')).get('/api/v1/people')).body.total).toBe(12);
  });
  test('returns status 200 with the names that are taken', async () => {
    const both = await visitor().post('/jwt/register', { email: 'ADMIN@demo.com', username: 'Admin', password: 'long enough' });
    expect(both.status).toBe(200);
    expect(both.body).toEqual({ error: { email: 'This email is already in use.', username: 'This username is already in use.' } });
    const one = await visitor().post('/jwt/register', { email: 'new@elsewhere.example', username: 'admin', password: 'long enough' });
    expect(one.body).toEqual({ error: { email: null, username: 'This username is already in use.' } });
  });
  test('gives a name to one of twenty concurrent requests', async () => {
    const person = { email: 'race@elsewhere.example', username: 'race', password: 'long enough' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor().post('/jwt/register', person)));
    expect(answers.filter(({ body }) => body.accessToken)).toHaveLength(1);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      if (!body.accessToken) expect(body.error.email ?? body.error.username).toMatch(/already in use/);
    }
  });
  test.each([
    ['email', { email: 'no address' }],
    ['password', { password: 'short' }],
    ['username', { username: 'a b' }],
  ])('reports the invalid field %s', async (field, part) => {
    const { status, body } = await visitor().post('/jwt/register', {
      email: 'x@elsewhere.example',
      username: 'xyz',
      password: 'long enough',
      ...part,
    });
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });
});

describe('the refresh token', () => {
  const refresh = (refreshToken: string) => visitor().post('/jwt/refresh-token', { refreshToken });
  const refused = { status: 401, body: { error: 'Invalid refresh token' } };
  const brief = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

  test('returns new tokens that work', async () => {
    const first = await signInAs(atrium, 'admin');
    const { status, body } = await refresh(first.refreshToken);
    expect(status).toBe(200);
    expect(body.refreshToken).not.toBe(first.refreshToken);
    expect((await clientWith(atrium, body).get('/api/v1/session')).status).toBe(200);
  });
  test('returns the same successor to twenty concurrent requests', async () => {
    const { refreshToken } = await signInAs(atrium, 'admin');
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
  });
  test('is accepted for ten seconds after its use, then ends the family', async () => {
    const { refreshToken } = await signInAs(atrium, 'admin');
    const { body: next } = await refresh(refreshToken);
    atrium.clock.advance(9_000);
    expect((await refresh(refreshToken)).body.refreshToken).toBe(next.refreshToken);
    atrium.clock.advance(2_000);
    expect(brief(await refresh(refreshToken))).toEqual(refused);
    expect(brief(await refresh(next.refreshToken))).toEqual(refused);
    expect((await clientWith(atrium, next).get('/api/v1/session')).status).toBe(401);
  });
  test('ends the family at once if older than the parent of the newest', async () => {
    const { refreshToken } = await signInAs(atrium, 'admin');
    const { body: second } = await refresh(refreshToken);
    const { body: third } = await refresh(second.refreshToken);
    expect(brief(await refresh(refreshToken))).toEqual(refused);
    expect(brief(await refresh(third.refreshToken))).toEqual(refused);
  });
  test('lives twelve hours, or thirty days when remembered', async () => {
    const short = await signInAs(atrium, 'admin');
    const { body: long } = await visitor().post('/jwt/login', { email: 'admin', password: 'admin', remember: true });
    atrium.clock.advance(12 * 3600_000 + 1000);
    expect(brief(await refresh(short.refreshToken))).toEqual(refused);
    const { status, body } = await refresh(long.refreshToken);
    expect(status).toBe(200);
    atrium.clock.advance(30 * 24 * 3600_000 + 1000);
    expect(brief(await refresh(body.refreshToken))).toEqual(refused);
  });
  test.each(['', 'nonsense', 'juniper.x.1.AAAA'])('is rejected as %j', async (token) => {
    expect(brief(await refresh(token))).toEqual(refused);
  });
  test('is rejected with a manually raised number', async () => {
    const { refreshToken } = await signInAs(atrium, 'admin');
    const parts = refreshToken.split('.');
    parts[2] = '2';
    expect(brief(await refresh(parts.join('.')))).toEqual(refused);
    expect((await refresh(refreshToken)).status).toBe(200);
  });
});

describe('the access token', () => {
  test('lives ten minutes', async () => {
    const admin = await signInAs(atrium, 'admin');
    atrium.clock.advance(9 * 60_000);
    expect((await admin.get('/api/v1/session')).status).toBe(200);
    atrium.clock.advance(61_000);
    expect((await admin.get('/api/v1/session')).status).toBe(401);
  });
  test('is accepted without Bearer', async () => {
    const admin = await signInAs(atrium, 'admin');
    expect((await visitor().get('/api/v1/session', {}, { Authorization: admin.accessToken })).status).toBe(200);
  });
  test('is rejected with a forged signature', async () => {
    const admin = await signInAs(atrium, 'admin');
    const forged = `${admin.accessToken.slice(0, -4)}AAAA`;
    expect((await visitor().get('/api/v1/session', {}, { Authorization: `Bearer ${forged}` })).status).toBe(401);
  });
  test('accepts the Entity header only if it names its own company', async () => {
    const admin = await signInAs(atrium, 'admin');
    expect((await admin.get('/api/v1/session', {}, { Entity: 'juniper' })).status).toBe(200);
    expect((await admin.get('/api/v1/session', {}, { Entity: 'other' })).status).toBe(403);
  });
});

test('signing out ends that session and no other', async () => {
  const here = await signInAs(atrium, 'admin');
  const there = await signInAs(atrium, 'admin');
  expect((await here.post('/api/v1/logout')).status).toBe(200);
  expect((await here.get('/api/v1/session')).status).toBe(401);
  expect((await visitor().post('/jwt/refresh-token', { refreshToken: here.refreshToken })).status).toBe(401);
  expect((await there.get('/api/v1/session')).status).toBe(200);
});

describe('the language of a person', () => {
  const kept = async (name: string) =>
    (
      await atrium.ownerQuery(
        'select p.language from people p join accounts a using (entity) where a.person_id = p.id and a.username = $1',
        [name],
      )
    )[0]?.language;
  const login = (language: string) => visitor().post('/jwt/login', { email: 'staff', password: 'staff' }, { 'Accept-Language': language });

  test('is the page’s language at sign-in, and what they change it to', async () => {
    expect(await kept('staff')).toBeNull();
    const { body } = await login('ar,en;q=0.5');
    expect(await kept('staff')).toBe('ar');
    const change = (language: string) =>
      send(atrium, '/api/v1/session/language', {
        method: 'PUT',
        body: JSON.stringify({ language }),
        headers: { Authorization: `Bearer ${body.accessToken}`, 'Content-Type': 'application/json' },
      });
    expect((await change('en')).status).toBe(200);
    expect(await kept('staff')).toBe('en');
    expect((await change('tlh')).body.error.reasons).toEqual({
      language: [{ code: 'not_one_of', choices: ['en', 'ar', 'de', 'fr', 'pt'] }],
    });
    await login('tlh');
    expect(await kept('staff')).toBe('en');
  });

  test('is not changed by browser defaults, and is returned to a new browser', async () => {
    await login('de');
    const guessed = await login('fr-CH,fr;q=0.9,en;q=0.8');
    expect([await kept('staff'), guessed.body.userData.language]).toEqual(['de', 'de']);
    const chosen = await login('fr');
    expect([await kept('staff'), chosen.body.userData.language]).toEqual(['fr', 'fr']);
  });

  test('is set by a token refresh only if there is none', async () => {
    const { body } = await visitor().post('/jwt/login', { email: 'admin', password: 'admin' });
    const renew = async (refreshToken: string, language: string) =>
      (await visitor().post('/jwt/refresh-token', { refreshToken }, { 'Accept-Language': language })).body.refreshToken;
    const next = await renew(body.refreshToken, 'ar');
    expect(await kept('admin')).toBe('ar');
    await renew(next, 'en');
    expect(await kept('admin')).toBe('ar');
  });
});
