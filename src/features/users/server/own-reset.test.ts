import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, clientWith, registerSomebody } from '../../../../tests/client.ts';
import { mailWorld } from '../../../../tests/mail-world.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { forgotPassword } from '../invitation-contract.ts';

const minuteMs = 60_000;
const newPassword = 'olive tree, watered';

let atrium: TestApi;
const world = mailWorld();
beforeAll(async () => {
  atrium = await testApi({
    mail: { outgoing: world.outgoing },
    settings: { publicUrl: 'https://atrium.example', sampleData: false, accessTtlSeconds: 400 * 24 * 3600 },
  });
});
afterAll(() => atrium.close());

const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const visitor = () => clientWith(atrium, null);
const ask = (email: string) => visitor().post('/api/v1/password-reset', { email });
const accept = (token: string, password = newPassword) => visitor().post('/api/v1/invitations/accept', { token, password });
const login = async (email: string, password: string) => (await visitor().post('/jwt/login', { email, password })).status;

async function delivered(entity: string) {
  const mails = await world.delivered(atrium.deps, entity);
  return mails.map((mail) => ({ ...mail, token: /reset-password-cover\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '' }));
}

/** Somebody who has forgotten their password, with the link that they asked for. */
async function forgetful() {
  const somebody = await registerSomebody(atrium);
  const entity = entityOf(somebody);
  const { email } = somebody.userData;
  await delivered(entity);
  const askAgain = async () => {
    await ask(email);
    return (await delivered(entity))[0]?.token ?? '';
  };
  return { somebody, entity, email, askAgain, token: await askAgain() };
}

describe('a forgotten password', () => {
  test('a link is mailed; with the new password all sessions of before end, and a mail says so', async () => {
    const somebody = await registerSomebody(atrium);
    const entity = entityOf(somebody);
    const { email } = somebody.userData;
    await delivered(entity);
    const asked = await ask(email.toUpperCase());
    expect([asked.status, forgotPassword.answer?.parse(asked.body)]).toEqual([200, { by: 'mail' }]);
    const [mail] = await delivered(entity);
    expect(mail).toMatchObject({ recipients: [email], from: { address: 'office@demo.com' } });
    expect(mail?.text).toContain(`https://atrium.example/pages/reset-password-cover?token=${entity}.`);
    expect((await somebody.get('/api/v1/session')).status).toBe(200);

    const set = await accept(mail?.token ?? '');
    expect([set.status, set.body.userData.email]).toEqual([200, email]);
    expect((await somebody.get('/api/v1/session')).status).toBe(401);
    expect((await visitor().post('/jwt/refresh-token', { refreshToken: somebody.refreshToken })).status).toBe(401);
    expect([await login(email, 'a long password'), await login(email, newPassword)]).toEqual([400, 200]);
    const told = await delivered(entity);
    expect(told.map(({ recipients, subject }) => [recipients, subject])).toEqual([[[email], 'Your password was changed']]);
    const actions = await atrium.ownerQuery(`select action from audit_entries where entity = '${entity}' order by id`);
    expect(actions.map(({ action }) => action)).toEqual([
      'account.registered',
      'account.reset-asked',
      'account.password-set',
      'session.refused',
      'session.signed-in',
    ]);
  });
  test('the link stands in nobody’s mailbox', async () => {
    const { somebody, token } = await forgetful();
    const kept = await atrium.ownerQuery(`select message, outside_message, deleted_at from mails where entity = '${entityOf(somebody)}'`);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(kept.every(({ deleted_at }) => deleted_at !== null)).toBe(true);
  });
});

describe('the link', () => {
  test('is good once, for a hundred who use it at once', async () => {
    const { token } = await forgetful();
    const statuses = (await Promise.all(Array.from({ length: 100 }, () => accept(token)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(99);
  });
  test('ends after 30 minutes, not before', async () => {
    const { token } = await forgetful();
    atrium.clock.advance(30 * minuteMs - 1000);
    expect((await visitor().post('/api/v1/invitations/read', { token })).body.kind).toBe('reset');
    atrium.clock.advance(1000);
    expect((await accept(token)).status).toBe(404);
  });
  test('ends with the next one', async () => {
    const { token, askAgain } = await forgetful();
    const next = await askAgain();
    expect([(await accept(token)).status, (await accept(next)).status]).toEqual([404, 200]);
  });
  test('ends with a password that was set another way', async () => {
    const { token, entity } = await forgetful();
    atrium.clock.advance(1000);
    await atrium.ownerQuery(`update accounts set password_set_at = '${atrium.clock.now.toISOString()}' where entity = '${entity}'`);
    expect((await accept(token)).status).toBe(404);
  });
  test('ends with a suspension', async () => {
    const { token, entity } = await forgetful();
    await atrium.ownerQuery(`update accounts set suspended_at = now() where entity = '${entity}'`);
    expect((await accept(token)).status).toBe(404);
  });
  test('is kept as a hash alone', async () => {
    const { token, entity } = await forgetful();
    const kept = await atrium.ownerQuery(`select * from invitations where entity = '${entity}'`);
    expect(JSON.stringify(kept)).not.toContain(token.split('.')[1]);
  });
});

describe('whether somebody has an address', () => {
  test('is told neither by the answer nor by what is done for it', async () => {
    const somebody = await registerSomebody(atrium);
    const suspended = await registerSomebody(atrium);
    await atrium.ownerQuery(`update accounts set suspended_at = now() where entity = '${entityOf(suspended)}'`);
    const later: (() => Promise<void>)[] = [];
    const { afterwards } = atrium.deps;
    atrium.deps.afterwards = (work) => void later.push(work);
    const reading = vi.spyOn(atrium.deps.database, 'reading');
    const writing = vi.spyOn(atrium.deps.database, 'writing');
    const answers = [];
    for (const email of [somebody.userData.email, suspended.userData.email, 'nobody@world.example']) {
      const { status, body } = await ask(email);
      answers.push({ status, body, turns: [reading.mock.calls.length, writing.mock.calls.length], later: later.length });
      reading.mockClear();
      writing.mockClear();
      later.length = 0;
    }
    vi.restoreAllMocks();
    atrium.deps.afterwards = afterwards;
    const same = { status: 200, body: { by: 'mail' }, turns: [0, 0], later: 1 };
    expect(answers).toEqual([same, same, same]);
  });
  test('nothing is mailed to who is suspended, nor to a seed account, whose address is somebody else’s', async () => {
    const suspended = await registerSomebody(atrium);
    await delivered(entityOf(suspended));
    await atrium.ownerQuery(`update accounts set suspended_at = now() where entity = '${entityOf(suspended)}'`);
    expect((await ask(suspended.userData.email)).body).toEqual({ by: 'mail' });
    expect((await ask('admin@demo.com')).body).toEqual({ by: 'mail' });
    expect([await delivered(entityOf(suspended)), await delivered('juniper')]).toEqual([[], []]);
  });
  test('what is no address is refused by its field', async () => {
    const { status, body } = await ask('no address');
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['email']]);
  });
});

describe('asking is limited', () => {
  let limited: TestApi;
  beforeAll(async () => {
    limited = await testApi({ settings: { rateLimit: true }, sampleData: false });
    limited.deps.caller = ({ headers }) => ({ address: headers.get('X-From') ?? '10.0.0.1', sampleAccountsAllowed: true });
  });
  afterAll(() => limited.close());
  beforeEach(async () => void (await limited.ownerQuery('delete from rate_limits')));
  const askFrom = async (from: string, email: string) =>
    (await clientWith(limited, null).post('/api/v1/password-reset', { email }, { 'X-From': from })).status;

  test('to five an hour for an address, from wherever and however it is written', async () => {
    const statuses = [];
    for (let tried = 0; tried < 7; tried++)
      statuses.push(await askFrom(`10.0.${tried}.1`, tried % 2 ? 'ANA@world.example' : 'ana@world.example'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    limited.clock.advance(60 * minuteMs);
    expect(await askFrom('10.0.0.1', 'ana@world.example')).toBe(200);
  });
  test('to thirty an hour from a network', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, index) => askFrom('10.0.0.1', `ana${index}@world.example`)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  });
});

test('where no link can be mailed, the answer says who helps', async () => {
  const nowhere = await testApi({ sampleData: false });
  const { body } = await clientWith(nowhere, null).post('/api/v1/password-reset', { email: 'ana@world.example' });
  expect(body).toEqual({ by: 'operator' });
  await nowhere.close();
  const inTab = await testApi({ sampleData: false, mail: { fetchOutside: null } });
  const answer = await clientWith(inTab, null).post('/api/v1/password-reset', { email: 'ana@world.example' });
  expect(answer.body).toEqual({ by: 'nobody' });
  await inTab.close();
});

test('where the link goes into the outbox alone, a seed account can have one', async () => {
  const local = await testApi({
    settings: { publicUrl: 'http://localhost:3000' },
    mail: { outbox: { token: '', keep: () => undefined, read: () => [] } },
  });
  expect((await clientWith(local, null).post('/api/v1/password-reset', { email: 'admin@demo.com' })).body).toEqual({ by: 'outbox' });
  expect(await local.ownerQuery("select kind from invitations where email = 'admin@demo.com'")).toEqual([{ kind: 'reset' }]);
  await local.close();
});
