import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerUser } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { softPasskey } from '../../../../tests/soft-passkey.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { addPasskey, listPasskeys, signInByPasskey } from '../passkey-contract.ts';
import { relyingParty } from './passkey-challenge.ts';

const origin = 'https://atrium.example';
const password = 'a long password';
const own = '/api/v1/session/passkeys';

let atrium: TestApi;
const world = mockOutgoingMail();
beforeAll(async () => {
  atrium = await testApi({
    sampleData: false,
    mail: { outgoing: world.outgoing },
    settings: { sampleData: false, publicUrl: origin, accessTtlSeconds: 400 * 24 * 3600 },
  });
});
afterAll(() => atrium.close());

const visitor = () => clientWith(atrium, null);
const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const asked = async () => (await visitor().post('/api/v1/passkeys/begin')).body.options;
const enter = (response: object, more: object = {}) => visitor().post('/api/v1/passkeys/sign-in', { response, ...more });
const begin = async (who: Client) => (await who.post(`${own}/begin`, { password })).body.options;
const remove = (who: Client, id: number) => who.post(`${own}/${id}/remove`, { password });
/** Challenges of the same millisecond are identical. */
const later = () => atrium.clock.advance(10);

async function withPasskey() {
  const who = await registerUser(atrium);
  const device = softPasskey();
  const added = await who.post(own, { response: device.create(await begin(who), origin), name: 'Phone' });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  later();
  return {
    who,
    device,
    passkey: addPasskey.answer?.parse(added.body).passkey,
    signIn: async () => enter(device.get(await asked(), origin)),
  };
}

describe('a passkey', () => {
  test('is added with the password, named and listed, and signs in without it', async () => {
    const { who, passkey, signIn } = await withPasskey();
    const { body } = await who.get(own);
    expect(listPasskeys.answer?.parse(body)).toEqual({
      passkeys: [{ id: passkey?.id, name: 'Phone', createdAt: passkey?.createdAt, lastUsedAt: null }],
      origin,
    });
    const entered = await signIn();
    expect([entered.status, signInByPasskey.answer?.parse(entered.body).userData.email]).toEqual([200, who.userData.email]);
    expect((await clientWith(atrium, entered.body).get('/api/v1/session')).status).toBe(200);
    expect((await who.get(own)).body.passkeys[0].lastUsedAt).toBe(atrium.clock.now.toISOString());
    expect((await who.post(`${own}/${passkey?.id}`, { name: '  Old phone ' })).body.passkey.name).toBe('Old phone');
    const told = await world.delivered(atrium.deps, entityOf(who));
    expect(told.map(({ subject }) => subject)).toContain('A passkey was added');
  });
  test('no longer signs in once removed', async () => {
    const { who, passkey, signIn } = await withPasskey();
    expect((await remove(who, passkey?.id ?? 0)).status).toBe(200);
    expect((await remove(who, passkey?.id ?? 0)).status).toBe(404);
    expect((await signIn()).status).toBe(404);
    const actions = await atrium.ownerQuery(
      `select action from audit_entries where entity = '${entityOf(who)}' and action like '%passkey%' order by id`,
    );
    expect(actions.map(({ action }) => action)).toEqual(['account.passkey-added', 'account.passkey-removed']);
  });
  test('is accessible to its owner only', async () => {
    const [one, two] = [await withPasskey(), await registerUser(atrium)];
    expect((await two.get(own)).body.passkeys).toEqual([]);
    expect((await remove(two, one.passkey?.id ?? 0)).status).toBe(404);
    expect((await two.post(`${own}/${one.passkey?.id}`, { name: 'Mine' })).status).toBe(404);
  });
  test('needs no code because the device verifies the user', async () => {
    const { who, signIn } = await withPasskey();
    await atrium.ownerQuery(
      `insert into two_steps (entity, account_id, sealed_secret, confirmed_at, created_at) values ('${entityOf(who)}', 1, 'x', now(), now())`,
    );
    expect((await visitor().post('/jwt/login', { email: who.userData.email, password })).body).toHaveProperty('secondStep');
    expect((await signIn()).body).toHaveProperty('accessToken');
  });
});

describe('adding a passkey', () => {
  test('requires the password', async () => {
    const who = await registerUser(atrium);
    expect((await who.post(`${own}/begin`, { password: 'not it' })).status).toBe(400);
    expect((await who.post(`${own}/begin`, {})).status).toBe(400);
  });
  test.each<[string, (options: object, device: ReturnType<typeof softPasskey>) => object]>([
    ['a page of elsewhere', (options, device) => device.create(options, 'https://atrium.evil.example')],
    ['another host', (options, device) => device.create({ ...options, rp: { id: 'evil.example' } }, origin)],
    ['a challenge that was made up', (options, device) => device.create({ ...options, challenge: 'made-up' }, origin)],
    ['nothing at all', () => ({})],
    ['a device that does not ask who holds it', (options) => softPasskey({ isVerifying: false }).create(options, origin)],
  ])('is rejected from %s', async (_, make) => {
    const who = await registerUser(atrium);
    const { status, body } = await who.post(own, { response: make(await begin(who), softPasskey()), name: 'Phone' });
    expect([status, body.error.reason.code]).toEqual([409, 'passkey_refused']);
  });
  test('is rejected with the challenge of another person and after five minutes', async () => {
    const [one, two] = [await registerUser(atrium), await registerUser(atrium)];
    const options = await begin(one);
    expect((await two.post(own, { response: softPasskey().create(options, origin), name: 'Phone' })).status).toBe(409);
    atrium.clock.advance(5 * 60_000);
    expect((await one.post(own, { response: softPasskey().create(options, origin), name: 'Phone' })).status).toBe(409);
  });
  test('stores the same passkey once', async () => {
    const who = await registerUser(atrium);
    const response = softPasskey().create(await begin(who), origin);
    const both = await Promise.all([1, 2].map(() => who.post(own, { response, name: 'Phone' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('signing in with a passkey', () => {
  test('accepts a response once under a hundred concurrent requests', async () => {
    const { device } = await withPasskey();
    const response = device.get(await asked(), origin);
    const statuses = (await Promise.all(Array.from({ length: 100 }, () => enter(response)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(99);
  });
  test('is rejected from another origin, with another key, for another account, after five minutes and for a suspended account', async () => {
    const { who, device, signIn } = await withPasskey();
    const other = await withPasskey();
    const own = device.get(await asked(), origin) as { id: string; response: { userHandle: string; signature: string } };
    const others = other.device.get(await asked(), origin) as typeof own;
    const swapped = { ...own, response: { ...own.response, signature: others.response.signature } };
    const ofOther = { ...own, response: { ...own.response, userHandle: others.response.userHandle } };
    for (const response of [
      device.get(await asked(), 'https://evil.example'),
      swapped,
      ofOther,
      {},
      { id: own.id },
      { id: own.id, response: {} },
    ])
      expect((await enter(response)).status).toBe(404);
    const old = device.get(await asked(), origin);
    atrium.clock.advance(5 * 60_000);
    expect((await enter(old)).status).toBe(404);
    await atrium.ownerQuery(`update accounts set suspended_at = now() where entity = '${entityOf(who)}'`);
    expect((await signIn()).status).toBe(404);
  });
  test('does not accept the challenge for adding one', async () => {
    const { who, device } = await withPasskey();
    const { challenge } = await begin(who);
    expect((await enter(device.get({ ...(await asked()), challenge }, origin))).status).toBe(404);
  });
});

test('passkeys are bound to the public URL set by the operator, and unavailable without https', () => {
  const at = (publicUrl: string | undefined) => relyingParty({ settings: { ...atrium.deps.settings, publicUrl } });
  expect(at('https://office.example')).toEqual({ id: 'office.example', origin: 'https://office.example' });
  expect(at('http://127.0.0.1:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
  expect(at('http://localhost:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
  expect([at('http://office.example'), at('https://192.168.1.7'), at(undefined)]).toEqual([null, null, null]);
});

test('the endpoints return an error without a public URL', async () => {
  const nowhere = await testApi({ sampleData: false });
  const { status, body } = await clientWith(nowhere, null).post('/api/v1/passkeys/begin');
  expect([status, body.error.reason.code]).toEqual([409, 'no_passkeys_here']);
  expect((await clientWith(nowhere, null).get('/api/v1/registration')).body.passkeys).toBeNull();
  await nowhere.close();
});
