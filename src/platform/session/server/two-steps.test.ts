import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerUser, send } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { passwordLogin } from '../contract.ts';
import { confirmTwoSteps, getTwoSteps } from '../two-step-contract.ts';
import { codeAt, fromBase32, stepAt } from './totp.ts';

const password = 'a long password';
const halfMinuteMs = 30_000;
const dayMs = 86_400_000;

let atrium: TestApi;
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

const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const visitor = () => clientWith(atrium, null);
const own = '/api/v1/session/two-steps';
const codeOf = (secret: string, at = atrium.clock.now) => codeAt(fromBase32(secret), stepAt(at));
const login = (who: Client, cookie = '') =>
  visitor().post('/jwt/login', { email: who.userData.email, password }, cookie ? { Cookie: cookie } : {});
const answerChallenge = (challenge: string, code: string, more: object = {}, headers: Record<string, string> = {}) =>
  visitor().post('/api/v1/second-step', { challenge, code, ...more }, headers);
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('Set-Cookie')?.split(';')[0] ?? '';

/** Registers a person with two-step verification on and advances the clock, because the code that turned it on is used up. */
async function secured() {
  const who = await registerUser(atrium);
  const { secret } = (await who.post(`${own}/begin`, { password })).body;
  const confirmed = await who.post(`${own}/confirm`, { code: await codeOf(secret) });
  const { recoveryCodes } = confirmTwoSteps.answer?.parse(confirmed.body) ?? { recoveryCodes: [] };
  atrium.clock.advance(halfMinuteMs);
  const challenge = async () => (await login(who)).body.secondStep.challenge as string;
  return { who, secret: secret as string, recoveryCodes, challenge };
}

describe('turning it on', () => {
  test('requires the password, an app and its first code; ten recovery codes are shown once', async () => {
    const who = await registerUser(atrium);
    expect(getTwoSteps.answer?.parse((await who.get(own)).body)).toEqual({
      ...{ isOn: false, hasPassword: true, since: null, recoveryCodesLeft: 0, devices: [] },
    });
    const begun = await who.post(`${own}/begin`, { password });
    const { secret, address } = begun.body;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(address)).toContain(`otpauth://totp/Atrium:${who.userData.email}?`);
    // No code is required before confirmation.
    expect((await login(who)).body).toHaveProperty('accessToken');

    const wrong = await who.post(`${own}/confirm`, { code: '000000' });
    expect([wrong.status, wrong.body.error.reasons]).toEqual([400, { code: [{ code: 'wrong_second_step' }] }]);
    const { body } = await who.post(`${own}/confirm`, { code: await codeOf(secret) });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect((await who.get(own)).body).toMatchObject({ isOn: true, since: atrium.clock.now.toISOString(), recoveryCodesLeft: 10 });
    expect((await who.post(`${own}/confirm`, { code: await codeOf(secret) })).status).toBe(409);
    expect((await who.post(`${own}/begin`, { password, code: body.recoveryCodes[0] })).status).toBe(409);
    const told = await world.delivered(atrium.deps, entityOf(who));
    expect(told.at(-1)?.subject).toBe('Two-step verification is on');
  });
  test('is rejected without the password', async () => {
    const who = await registerUser(atrium);
    const wrong = await who.post(`${own}/begin`, { password: 'not it' });
    expect([wrong.status, wrong.body.error.reasons]).toEqual([400, { password: [{ code: 'wrong_password' }] }]);
    expect((await who.post(`${own}/confirm`, { code: '123456' })).status).toBe(409);
  });
  test('stores the secret and the codes encrypted or hashed', async () => {
    const { who, secret, recoveryCodes } = await secured();
    const kept = JSON.stringify([
      await atrium.ownerQuery(`select * from two_steps where entity = '${entityOf(who)}'`),
      await atrium.ownerQuery(`select * from recovery_codes where entity = '${entityOf(who)}'`),
      await atrium.ownerQuery(`select * from audit_entries where entity = '${entityOf(who)}'`),
    ]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) expect(kept).not.toContain(text);
  });
});

describe('signing in', () => {
  test('returns a challenge for the correct password and a session for the code', async () => {
    const { who, secret } = await secured();
    const first = await login(who);
    expect([first.status, first.headers.get('Set-Cookie')]).toEqual([200, null]);
    expect(passwordLogin.answer?.parse(first.body)).toEqual({
      secondStep: {
        challenge: expect.any(String),
        validUntil: new Date(Math.floor(atrium.clock.now.getTime() / 1000) * 1000 + 600_000).toISOString(),
      },
    });
    const { body, status } = await answerChallenge(first.body.secondStep.challenge, await codeOf(secret));
    expect([status, body.userData.email]).toEqual([200, who.userData.email]);
    expect((await clientWith(atrium, body).get('/api/v1/session')).status).toBe(200);
  });
  test('does the same for GET /login', async () => {
    const { who, secret } = await secured();
    const query = new URLSearchParams({ username: who.userData.username, userType: 'staff', api: 'login' });
    const { body } = await send(atrium, `/login?${query}`, { headers: { 'X-Password': encodeURIComponent(password) } });
    expect((await answerChallenge(body.secondStep.challenge, await codeOf(secret))).status).toBe(200);
  });
  test('rejects a wrong password as before', async () => {
    const { who } = await secured();
    const { status, body } = await visitor().post('/jwt/login', { email: who.userData.email, password: 'not it' });
    expect([status, body]).toEqual([400, { error: { email: ['Email or Password is Invalid'] } }]);
  });
  test('accepts a code once under a hundred concurrent requests', async () => {
    const { secret, challenge } = await secured();
    const [given, code] = [await challenge(), await codeOf(secret)];
    const statuses = (await Promise.all(Array.from({ length: 100 }, () => answerChallenge(given, code)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(99);
    // The previous code isn't accepted either, although the drift would allow it.
    const before = await codeOf(secret, new Date(atrium.clock.now.getTime() - halfMinuteMs));
    expect((await answerChallenge(await challenge(), before)).status).toBe(400);
    atrium.clock.advance(halfMinuteMs);
    expect((await answerChallenge(await challenge(), await codeOf(secret))).status).toBe(200);
  });
  test('accepts clocks that are off by up to 30 seconds', async () => {
    const { secret, challenge } = await secured();
    const at = (halfMinutes: number) => codeOf(secret, new Date(atrium.clock.now.getTime() + halfMinutes * halfMinuteMs));
    expect((await answerChallenge(await challenge(), await at(2))).status).toBe(400);
    expect((await answerChallenge(await challenge(), await at(1))).status).toBe(200);
  });
  test('accepts codes with spaces', async () => {
    const { secret, challenge } = await secured();
    const code = await codeOf(secret);
    expect((await answerChallenge(await challenge(), ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });
  test('audits failed attempts', async () => {
    const { who, challenge } = await secured();
    await answerChallenge(await challenge(), '000000');
    const rows = await atrium.ownerQuery(`select action from audit_entries where entity = '${entityOf(who)}' order by id desc limit 1`);
    expect(rows).toEqual([{ action: 'session.refused' }]);
  });
});

describe('a challenge', () => {
  test('is valid for ten minutes', async () => {
    const { secret, challenge } = await secured();
    const given = await challenge();
    atrium.clock.advance(600_000);
    expect((await answerChallenge(given, await codeOf(secret))).status).toBe(409);
  });
  test.each(['', 'juniper.1.1.0.9999999999.short', `juniper.1.1.0.9999999999.${'x'.repeat(43)}`])(
    'rejects a made-up token, such as "%s"',
    async (text) => {
      expect((await answerChallenge(text, '123456')).status).toBe(409);
    },
  );
  test('does not work for another account', async () => {
    const [one, two] = [await secured(), await secured()];
    const given = (await one.challenge()).replace(entityOf(one.who), entityOf(two.who));
    expect((await answerChallenge(given, await codeOf(two.secret))).status).toBe(409);
    expect((await answerChallenge(await one.challenge(), await codeOf(two.secret))).status).toBe(400);
  });
  test.each([
    ['a new password', 'password_hash = password_hash || ' + "' '"],
    ['a suspension', 'suspended_at = now()'],
  ])('ends with %s', async (_, change) => {
    const { who, secret, challenge } = await secured();
    const given = await challenge();
    await atrium.ownerQuery(`update accounts set ${change} where entity = '${entityOf(who)}'`);
    expect((await answerChallenge(given, await codeOf(secret))).status).toBe(409);
  });
});

describe('a recovery code', () => {
  test('signs in once under twenty concurrent requests, in any spelling', async () => {
    const { who, recoveryCodes, challenge } = await secured();
    await world.delivered(atrium.deps, entityOf(who));
    const [code = '', other = ''] = recoveryCodes;
    const given = await challenge();
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => answerChallenge(given, code)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(19).fill(400)]);
    expect((await answerChallenge(await challenge(), other.replace('-', '').toLowerCase())).status).toBe(200);
    expect((await who.get(own)).body.recoveryCodesLeft).toBe(8);
    const told = await world.delivered(atrium.deps, entityOf(who));
    expect(told.map(({ subject }) => subject)).toEqual(['A recovery code was used', 'A recovery code was used']);
  });
  test('ends when new ones are generated', async () => {
    const { who, secret, recoveryCodes, challenge } = await secured();
    const { body } = await who.post(`${own}/recovery-codes`, { password, code: await codeOf(secret) });
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await answerChallenge(await challenge(), recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await answerChallenge(await challenge(), body.recoveryCodes[9])).status).toBe(200);
    const again = await who.post(`${own}/recovery-codes`, { password, code: body.recoveryCodes[8] });
    expect(again.body.recoveryCodes).toHaveLength(10);
  });
  test('does not work for another account', async () => {
    const [one, two] = [await secured(), await secured()];
    expect((await answerChallenge(await one.challenge(), two.recoveryCodes[0] ?? '')).status).toBe(400);
  });
});

describe('a trusted browser', () => {
  async function trusted() {
    const given = await secured();
    const answer = await answerChallenge(
      await given.challenge(),
      await codeOf(given.secret),
      { trustDevice: true },
      { 'User-Agent': 'Lamp/1' },
    );
    return { ...given, cookie: cookieOf(answer) };
  }
  const isAsked = async (who: Client, cookie: string) => 'secondStep' in (await login(who, cookie)).body;

  test('needs only the password for 30 days, unlike any other browser', async () => {
    const { who, cookie } = await trusted();
    expect([await isAsked(who, cookie), await isAsked(who, '')]).toEqual([false, true]);
    const { devices } = (await who.get(own, {}, { Cookie: cookie })).body;
    expect(devices).toMatchObject([{ userAgent: 'Lamp/1', isThisOne: true }]);
    atrium.clock.advance(30 * dayMs);
    expect(await isAsked(who, cookie)).toBe(true);
  });
  test('is not trusted without a request', async () => {
    const { who, secret, challenge } = await secured();
    const cookie = cookieOf(await answerChallenge(await challenge(), await codeOf(secret)));
    expect(await isAsked(who, cookie)).toBe(true);
  });
  test('needs a code again once its owner ends the trust, which others cannot', async () => {
    const [one, two] = [await trusted(), await trusted()];
    const [device] = (await one.who.get(own)).body.devices;
    const end = (who: Client) =>
      send(atrium, `/api/v1/session/trusted-devices?id=${device.id}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${who.accessToken}` },
      });
    const [other] = (await two.who.get(own)).body.devices;
    expect((await end(one.who)).status).toBe(200);
    expect(await isAsked(one.who, one.cookie)).toBe(true);
    expect((await end(one.who)).status).toBe(404);
    expect([(await two.who.get(own)).body.devices, await isAsked(two.who, two.cookie)]).toEqual([[other], false]);
  });
  test('needs a code again after a new password', async () => {
    const { who, cookie } = await trusted();
    await atrium.ownerQuery(`update accounts set password_hash = password_hash || ' ' where entity = '${entityOf(who)}'`);
    expect((await who.get(own)).body.devices).toEqual([]);
    const hash = await atrium.deps.passwords.hash(password);
    await atrium.ownerQuery(`update accounts set password_hash = '${hash}' where entity = '${entityOf(who)}'`);
    expect(await isAsked(who, cookie)).toBe(true);
  });
});

describe('turning it off', () => {
  test('requires the password and a code; then only the password is needed, and all related data is gone', async () => {
    const { who, secret } = await secured();
    expect((await who.post(`${own}/turn-off`, { password })).status).toBe(400);
    expect((await who.post(`${own}/turn-off`, { password, code: await codeOf(secret) })).status).toBe(200);
    expect((await login(who)).body).toHaveProperty('accessToken');
    expect((await who.post(`${own}/turn-off`, { password })).status).toBe(409);
    expect(await atrium.ownerQuery(`select from recovery_codes where entity = '${entityOf(who)}'`)).toEqual([]);
    expect((await who.post(`${own}/begin`, { password })).status).toBe(200);
    const actions = await atrium.ownerQuery(
      `select action from audit_entries where entity = '${entityOf(who)}' and action like 'account.two%' order by id`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['account.two-steps-on', 'account.two-steps-off']);
  });
});

test('a password reset link does not bypass it', async () => {
  const { who, secret } = await secured();
  await world.delivered(atrium.deps, entityOf(who));
  await visitor().post('/api/v1/password-reset', { email: who.userData.email });
  const [mail] = await world.delivered(atrium.deps, entityOf(who));
  const token = /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  const { status, body } = await visitor().post('/api/v1/invitations/accept', { token, password: 'another long one' });
  expect([status, Object.keys(body)]).toEqual([200, ['secondStep']]);
  expect((await answerChallenge(body.secondStep.challenge, await codeOf(secret))).status).toBe(200);
});

test('limits attempts to ten an hour per network and thirty for all strangers; a known browser has its own limit', async () => {
  const limited = await testApi({ sampleData: false, settings: { rateLimit: true, sampleData: false } });
  limited.deps.caller = ({ headers }) => ({ address: headers.get('X-From') ?? '10.0.0.1', sampleAccountsAllowed: true });
  const who = await registerUser(limited);
  const { secret } = (await who.post(`${own}/begin`, { password })).body;
  const code = () => codeAt(fromBase32(secret), stepAt(limited.clock.now));
  await who.post(`${own}/confirm`, { code: await code() });
  limited.clock.advance(halfMinuteMs);
  const anybody = clientWith(limited, null);
  const first = await anybody.post('/jwt/login', { email: who.userData.email, password });
  const { challenge } = first.body.secondStep;
  const attempt = (from: string, given: string, cookie = '') =>
    anybody.post('/api/v1/second-step', { challenge, code: given }, { 'X-From': from, ...(cookie && { Cookie: cookie }) });
  const cookie = cookieOf(await attempt('10.9.9.9', await code()));
  limited.clock.advance(halfMinuteMs);

  const statuses = (await Promise.all(Array.from({ length: 20 }, () => attempt('10.0.0.2', '000000')))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  const strangers = [];
  for (let tried = 0; tried < 25; tried++) strangers.push((await attempt(`10.1.${tried}.1`, '000000')).status);
  expect(strangers.filter((status) => status === 400)).toHaveLength(20);
  expect((await attempt('10.2.0.1', await code())).status).toBe(429);
  expect((await attempt('10.2.0.1', await code(), cookie)).status).toBe(200);
  await limited.close();
});
