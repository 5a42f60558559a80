import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, registerUser } from '../../../../tests/client.ts';
import { type SoftPasskey, softPasskey } from '../../../../tests/soft-passkey.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

const origin = 'https://atrium.example';
const password = 'a long password';
const own = '/api/v1/session/passkeys';

let atrium: TestApi;
beforeAll(async () => {
  atrium = await testApi({
    sampleData: false,
    settings: { sampleData: false, publicUrl: origin, accessTtlSeconds: 400 * 24 * 3600 },
  });
});
afterAll(() => atrium.close());

const visitor = () => clientWith(atrium, null);
const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const begin = async (who: Client) => (await who.post(`${own}/begin`, { password })).body.options;
const enter = async (response: object) => (await visitor().post('/api/v1/passkeys/sign-in', { response })).status;
/** Challenges of the same millisecond are identical. */
const asked = async () => {
  atrium.clock.advance(10);
  return (await visitor().post('/api/v1/passkeys/begin')).body.options;
};
const register = async (who: Client, device: SoftPasskey) =>
  (await who.post(own, { response: device.create(await begin(who), origin), name: 'Phone' })).status;
const handleOf = (who: Client) => Buffer.from(`${entityOf(who)}-1`).toString('base64url');
const keptOf = (who: Client) =>
  atrium.ownerQuery(`select * from passkeys where entity = '${entityOf(who)}' order by id`).then((rows) => JSON.stringify(rows));

async function withPasskey() {
  const who = await registerUser(atrium);
  const device = softPasskey();
  expect(await register(who, device)).toBe(201);
  return { who, device, signIn: async () => enter(device.get(await asked(), origin)) };
}

describe('a passkey response is rejected', () => {
  test.each([
    'http://atrium.example',
    'https://atrium.example:8443',
    'https://atrium.example.evil.example',
    'https://evil.example',
    'https://login.atrium.example',
    'https://atrium.example@evil.example',
    'https://atrium.example/',
    'null',
    '',
  ])('from the page %s', async (from) => {
    const { device, signIn } = await withPasskey();
    expect([await enter(device.get(await asked(), from)), await signIn()]).toEqual([404, 200]);
  });
  test.each(['evil.example', 'example', 'login.atrium.example', 'ATRIUM.EXAMPLE', ''])('for the host %s', async (rpId) => {
    const { device, signIn } = await withPasskey();
    expect([await enter(device.get({ ...(await asked()), rpId }, origin)), await signIn()]).toEqual([404, 200]);
  });
  test('if made for adding a passkey or without user verification', async () => {
    const { who, device } = await withPasskey();
    expect(await enter(device.get(await asked(), origin, { type: 'webauthn.create' }))).toBe(404);
    const silent = softPasskey({ isVerifying: false, id: device.id });
    expect(await enter(silent.get(await asked(), origin, { userHandle: handleOf(who) }))).toBe(404);
  });
  test('for a challenge that was used, or is older than a used one', async () => {
    const { device } = await withPasskey();
    const [older, challenge] = [await asked(), await asked()];
    const first = device.get(challenge, origin);
    expect(await enter(first)).toBe(200);
    expect([await enter(first), await enter(device.get(challenge, origin)), await enter(device.get(older, origin))]).toEqual([
      404, 404, 404,
    ]);
  });
  test('for a challenge that is five minutes old, changed or from another installation', async () => {
    const { device } = await withPasskey();
    const challenge = await asked();
    const text = Buffer.from(challenge.challenge, 'base64url').toString();
    const [at = '', ...rest] = text.split('.');
    for (const changed of [
      [String(Number(at) + 1), ...rest].join('.'),
      // Base64url ignores the last two bits of the signature, the only difference between A and B.
      text.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
      text.split('.').slice(0, 2).join('.'),
      '',
    ])
      expect(await enter(device.get({ ...challenge, challenge: Buffer.from(changed).toString('base64url') }, origin))).toBe(404);
    const late = device.get(challenge, origin);
    atrium.clock.advance(5 * 60_000);
    expect(await enter(late)).toBe(404);
  });
  test('with the passkey or account of another person, also in another company', async () => {
    const [one, two] = [await withPasskey(), await withPasskey()];
    const before = await keptOf(two.who);
    type Given = { id: string; rawId: string; response: { userHandle: string } };
    const answer = async () => one.device.get(await asked(), origin) as Given;
    const id = Buffer.from(two.device.id).toString('base64url');
    const mine = await answer();
    for (const forged of [
      { ...mine, id, rawId: id },
      { ...mine, id, rawId: id, response: { ...mine.response, userHandle: handleOf(two.who) } },
      { ...mine, response: { ...mine.response, userHandle: handleOf(two.who) } },
      { ...mine, response: { ...mine.response, userHandle: Buffer.from(`${entityOf(one.who)}-2`).toString('base64url') } },
      { ...mine, response: { ...mine.response, userHandle: Buffer.from('..-1').toString('base64url') } },
      { ...mine, response: { ...mine.response, userHandle: '' } },
    ])
      expect(await enter(forged)).toBe(404);
    expect([await keptOf(two.who), await enter(await answer())]).toEqual([before, 200]);
  });
});

describe('the signature counter', () => {
  test('must not go back, as with a cloned key', async () => {
    const { device } = await withPasskey();
    expect(await enter(device.get(await asked(), origin, { counter: 50 }))).toBe(200);
    for (const counter of [50, 49, 1]) expect(await enter(device.get(await asked(), origin, { counter })), String(counter)).toBe(404);
    expect(await enter(device.get(await asked(), origin, { counter: 51 }))).toBe(200);
  });
  test('does not go back under concurrent sign-ins', async () => {
    const { who, device } = await withPasskey();
    const [first, second] = [await asked(), await asked()];
    const [of50, of49] = [device.get(first, origin, { counter: 50 }), device.get(second, origin, { counter: 49 })];
    // Locks the account so that both responses are verified before either is stored, and both then wait for the lock.
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = atrium.deps.database.writing(entityOf(who), async (db) => {
      await db.execute('select from accounts for update');
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const entering = [enter(of50)];
    await untilWaiting(1);
    entering.push(enter(of49));
    await untilWaiting(2);
    release.resolve();
    await holding;
    expect(await Promise.all(entering)).toEqual([200, 404]);
    const [kept] = await atrium.ownerQuery(`select counter::int as counter from passkeys where entity = '${entityOf(who)}'`);
    expect(kept).toEqual({ counter: 50 });
  });
  test('stays at 0 for a device without a counter', async () => {
    const who = await registerUser(atrium);
    const device = softPasskey();
    expect(await register(who, device)).toBe(201);
    await atrium.ownerQuery(`update passkeys set counter = 0 where entity = '${entityOf(who)}'`);
    for (const _ of [1, 2]) expect(await enter(device.get(await asked(), origin, { counter: 0 }))).toBe(200);
  });
});

async function untilWaiting(calls: number): Promise<void> {
  for (;;) {
    const [row] = await atrium.ownerQuery(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (row?.waiting === calls) return;
  }
}

test('registering a passkey under an existing id takes nothing over, in this company or another', async () => {
  const { who, device, signIn } = await withPasskey();
  const before = await keptOf(who);
  const stranger = await registerUser(atrium);
  const copy = softPasskey({ id: device.id });
  // Ids are unique per company; whether another company has one isn't revealed.
  expect([await register(who, softPasskey({ id: device.id })), await register(stranger, copy)]).toEqual([409, 201]);
  expect(await keptOf(who)).toBe(before);
  const asVictim = copy.get(await asked(), origin, { userHandle: handleOf(who) });
  expect([await enter(asVictim), await signIn(), await enter(copy.get(await asked(), origin))]).toEqual([404, 200, 200]);
});
