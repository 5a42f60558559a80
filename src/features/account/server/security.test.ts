import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountCalls, refusedBy } from '../../../../tests/account-calls.ts';
import { type Client, clientWith, registerUser } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

const password = 'a long password';
const newPassword = 'another long password';

let atrium: TestApi;
let who: Client;
const world = mockOutgoingMail();
beforeAll(async () => {
  atrium = await testApi({
    sampleData: false,
    mail: { outgoing: world.outgoing },
    settings: {
      sampleData: false,
      publicUrl: 'https://atrium.example',
      accessTtlSeconds: 400 * 24 * 3600,
      refreshTtlSeconds: 400 * 24 * 3600,
    },
  });
});
afterAll(() => atrium.close());
beforeEach(async () => {
  who = await registerUser(atrium);
  await delivered();
});

const visitor = () => clientWith(atrium, null);
const login = (email = who.userData.email, given = password) => visitor().post('/jwt/login', { email, password: given });
const elsewhere = async () => clientWith(atrium, (await login()).body);
const calls = () => accountCalls(atrium);
const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const delivered = async (client = who) => {
  const mails = await world.delivered(atrium.deps, entityOf(client));
  return mails.map((mail) => ({ ...mail, token: /verify-email-cover\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '' }));
};
const verify = (token: string) => visitor().post('/api/v1/address-verification', { token });
const isSignedIn = async (client: Client) => (await client.get('/api/v1/session')).status === 200;

describe('password', () => {
  const change = (body: object) => calls().put(who, '/api/v1/account/password', body);

  test('changes with the current password, ends all other sessions, and notifies its owner', async () => {
    const other = await elsewhere();
    const { status, body } = await change({ password, newPassword });
    expect([status, body]).toEqual([200, { ended: 1 }]);
    expect([await isSignedIn(who), await isSignedIn(other)]).toEqual([true, false]);
    expect([(await login()).status, (await login(who.userData.email, newPassword)).status]).toEqual([400, 200]);
    expect((await delivered()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
    const { entries } = (await who.get('/api/v1/audit', { action: 'account.password-set' })).body;
    expect(entries[0].target).toBe(who.userData.fullName);
  });

  test('rejects a wrong current password and a new one that is too short', async () => {
    expect(refusedBy(await change({ password: 'not it', newPassword }))).toEqual([400, { password: 'wrong_password' }]);
    expect(refusedBy(await change({ newPassword }))).toEqual([400, { password: 'required' }]);
    expect(refusedBy(await change({ password, newPassword: 'short' }))).toEqual([400, { newPassword: 'too_short' }]);
    expect((await login()).status).toBe(200);
  });

  test('accepts one of two concurrent changes with the same password', async () => {
    const statuses = await Promise.all(
      ['one long password', 'two long passwords'].map((given) => change({ password, newPassword: given })),
    );
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('sessions', () => {
  const security = async (client = who) => (await client.get('/api/v1/account/security')).body;
  const end = (body: object) => who.post('/api/v1/account/end-sessions', body);

  test('lists all with the current one marked, and ends one or all others', async () => {
    const [second, third] = [await elsewhere(), await elsewhere()];
    const { sessions } = await security();
    expect(sessions.map(({ isOwn }: { isOwn: boolean }) => isOwn).filter(Boolean)).toHaveLength(1);
    const ofSecond = (await security(second)).sessions.find(({ isOwn }: { isOwn: boolean }) => isOwn);
    expect((await end({ sessionId: ofSecond.id })).body).toEqual({ ended: 1 });
    expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true]);
    expect((await end({ sessionId: ofSecond.id })).status).toBe(404);
    expect((await end({})).body).toEqual({ ended: 1 });
    expect([await isSignedIn(third), await isSignedIn(who)]).toEqual([false, true]);
  });

  test('cannot end other people’s sessions', async () => {
    const other = await registerUser(atrium);
    const [theirs] = (await security(other)).sessions;
    expect((await end({ sessionId: theirs.id })).status).toBe(404);
    expect(await isSignedIn(other)).toBe(true);
  });
});

describe('email change', () => {
  const change = (email: string, client = who, given: object = { password }) => client.post('/api/v1/account/email', { email, ...given });
  let made = 0;
  const fresh = () => {
    made += 1;
    return `new${made}@elsewhere.example`;
  };

  test('takes effect once the mailed link is opened, and notifies the previous address', async () => {
    const email = fresh();
    const { body } = await change(email);
    expect(body.general).toMatchObject({ email: who.userData.email, pendingEmail: email });
    const [link] = await delivered();
    expect(link?.recipients).toEqual([email]);
    expect((await login(email)).status).toBe(400);
    expect((await verify(link?.token ?? '')).body).toEqual({ email });
    expect((await calls().read(who)).general).toMatchObject({ email, pendingEmail: null });
    expect((await who.get('/api/v1/session')).body.userData).toMatchObject({ email });
    expect((await who.get('/api/users/list/data')).body.users[0].email).toBe(email);
    expect([(await login(email)).status, (await login()).status]).toEqual([200, 400]);
    const [told] = await delivered();
    expect([told?.subject, told?.recipients]).toEqual(['Your address was changed', [who.userData.email]]);
    expect((await verify(link?.token ?? '')).status).toBe(404);
  });

  test('requires the password and an address that is not taken', async () => {
    expect(refusedBy(await change(fresh(), who, { password: 'not it' }))).toEqual([400, { password: 'wrong_password' }]);
    const other = await registerUser(atrium);
    expect(refusedBy(await change(other.userData.email.toUpperCase()))).toEqual([409, { email: 'email_taken' }]);
    expect(refusedBy(await change('nobody'))).toEqual([400, { email: 'not_an_email' }]);
    expect(await delivered()).toEqual([]);
  });

  test('ignores links that were canceled or replaced by a newer request', async () => {
    await change(fresh());
    const [first] = await delivered();
    const second = fresh();
    await change(second);
    const [newer] = await delivered();
    expect((await verify(first?.token ?? '')).status).toBe(404);
    expect((await calls().read(who)).general.pendingEmail).toBe(second);
    const cancelled = await calls().remove(who, '/api/v1/account/email');
    expect(cancelled.body.general.pendingEmail).toBeNull();
    expect((await verify(newer?.token ?? '')).status).toBe(404);
    expect((await calls().read(who)).general.email).toBe(who.userData.email);
  });

  test('gives an address mailed to two people to the first who opens the link', async () => {
    const email = fresh();
    const other = await registerUser(atrium);
    await change(email);
    const [own] = await delivered();
    await change(email, other);
    const theirs = (await delivered(other)).find(({ recipients }) => recipients.includes(email));
    const tokens = [own?.token ?? '', theirs?.token ?? ''];
    const answers = await Promise.all(tokens.map(verify));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('limits how often links are mailed', async () => {
    for (let turn = 0; turn < 4; turn++) await change(fresh());
    const { status, headers } = await change(fresh());
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true]);
  });
});

test('without outgoing mail an email change takes effect at once', async () => {
  const quiet = await testApi({ sampleData: false, settings: { sampleData: false } });
  try {
    const somebody = await registerUser(quiet);
    const { body } = await somebody.post('/api/v1/account/email', { email: 'quiet@elsewhere.example', password });
    expect(body.general).toMatchObject({ email: 'quiet@elsewhere.example', pendingEmail: null });
  } finally {
    await quiet.close();
  }
});
