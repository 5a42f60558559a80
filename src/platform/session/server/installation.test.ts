import { afterEach, describe, expect, test } from 'vitest';
import { clientWith, send } from '../../../../tests/client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi | undefined;
afterEach(async () => {
  await atrium?.close();
  atrium = undefined;
});
const person = { email: 'first@company.example', username: 'first', password: 'long enough' };

describe('an installation without sample data', () => {
  test('creates the first admin with the printed setup code, then closes registration', async () => {
    atrium = await testApi({
      sampleData: false,
      settings: { registration: 'first', setupCode: 'ABCDE-FGHIJ', sampleData: false, showcase: false },
    });
    const visitor = clientWith(atrium, null);
    expect((await visitor.get('/api/v1/registration')).body).toEqual({
      mode: 'code',
      sampleData: false,
      sampleAccounts: false,
      passkeys: null,
      signOn: null,
    });
    const without = await visitor.post('/jwt/register', person);
    expect(without.status).toBe(400);
    expect(Object.keys(without.body.error.fields)).toEqual(['code']);
    const both = await Promise.all(
      [1, 2].map((n) =>
        visitor.post('/jwt/register', { ...person, email: `first${n}@company.example`, username: `first${n}`, code: 'abcde-fghij' }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await visitor.get('/api/v1/registration')).body.mode).toBe('closed');
    const admin = clientWith(atrium, both.find(({ status }) => status === 200)?.body);
    expect(both.find(({ status }) => status === 200)?.body.userData.hidesShowcase).toBe(true);
    expect((await admin.get('/apps/email/emails')).body).toEqual({ emails: [], emailsMeta: { inbox: 0, draft: 0, spam: 0 }, total: 0 });
  });
  test('has no seed accounts', async () => {
    atrium = await testApi({ sampleData: false, settings: { sampleData: false } });
    expect((await clientWith(atrium, null).post('/jwt/login', { email: 'admin', password: 'admin' })).status).toBe(400);
  });
  test('registers nobody when registration is closed', async () => {
    atrium = await testApi({ settings: { registration: 'closed' } });
    expect((await clientWith(atrium, null).post('/jwt/register', person)).status).toBe(403);
  });
});

test('a company starts with the sample data unless its founder opts out', async () => {
  atrium = await testApi();
  const visitor = clientWith(atrium, null);
  expect((await visitor.get('/api/v1/registration')).body.sampleData).toBe(true);
  const inTheWayOf = async (founder: object) => {
    const { body } = await visitor.post('/jwt/register', founder);
    return (await clientWith(atrium as TestApi, body).get('/api/v1/workspace')).body.inTheWay;
  };
  expect(await inTheWayOf(person)).toContain('mails');
  // Empty enough to import an archive.
  expect(await inTheWayOf({ email: 'second@company.example', username: 'second', password: 'long enough', sample: false })).toEqual([]);
});

test('seed accounts cannot sign in from disallowed addresses', async () => {
  atrium = await testApi({ sampleAccountsAllowed: false });
  const { status, body } = await clientWith(atrium, null).post('/jwt/login', { email: 'admin', password: 'admin' });
  expect({ status, body }).toEqual({ status: 400, body: { error: { email: ['Email or Password is Invalid'] } } });
});

describe('attempts', () => {
  test('per name and address are limited, and reset by a success', async () => {
    atrium = await testApi({ settings: { rateLimit: true } });
    const visitor = clientWith(atrium, null);
    const attempt = (password: string) => visitor.post('/jwt/login', { email: 'admin', password });
    for (let tried = 0; tried < 9; tried++) expect((await attempt('wrong')).status).toBe(400);
    expect((await attempt('admin')).status).toBe(200);
    for (let tried = 0; tried < 10; tried++) expect((await attempt('wrong')).status).toBe(400);
    const limited = await attempt('admin');
    expect(limited.status).toBe(429);
    expect(limited.body).toEqual({ error: { email: ['Something went wrong'] } });
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
    atrium.clock.advance(15 * 60_000 + 1000);
    expect((await attempt('admin')).status).toBe(200);
  });
  test('to register are limited', async () => {
    atrium = await testApi({ settings: { rateLimit: true, sampleData: false } });
    const answers = [];
    for (let tried = 0; tried < 21; tried++)
      answers.push(await send(atrium, '/jwt/register', { method: 'POST', body: JSON.stringify({ ...person, username: 'admin' }) }));
    expect(answers.at(-2)?.status).toBe(200);
    expect(answers.at(-1)?.status).toBe(429);
  });
});
