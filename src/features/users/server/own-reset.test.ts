import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Client, clientWith, registerUser } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { forgotPassword } from '../invitation-contract.ts';

const minuteMs = 60_000;
const newPassword = 'olive tree, watered';

let atrium: TestApi;
const world = mockOutgoingMail();
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

/** Registers a person and requests a reset link for them. */
async function forgetful() {
  const somebody = await registerUser(atrium);
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
  test('mails a link; a new password ends all earlier sessions and is confirmed by mail', async () => {
    const somebody = await registerUser(atrium);
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
  test('does not put the link into a mailbox', async () => {
    const { somebody, token } = await forgetful();
    const kept = await atrium.ownerQuery(`select message, outside_message, deleted_at from mails where entity = '${entityOf(somebody)}'`);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(kept.every(({ deleted_at }) => deleted_at !== null)).toBe(true);
  });
});

describe('the link', () => {
  test('works once under a hundred concurrent uses', async () => {
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
  test('ends when the next one is requested', async () => {
    const { token, askAgain } = await forgetful();
    const next = await askAgain();
    expect([(await accept(token)).status, (await accept(next)).status]).toEqual([404, 200]);
  });
  test('ends when the password is set another way', async () => {
    const { token, entity } = await forgetful();
    atrium.clock.advance(1000);
    await atrium.ownerQuery(`update accounts set password_set_at = '${atrium.clock.now.toISOString()}' where entity = '${entity}'`);
    expect((await accept(token)).status).toBe(404);
  });
  test('ends when the account is suspended', async () => {
    const { token, entity } = await forgetful();
    await atrium.ownerQuery(`update accounts set suspended_at = now() where entity = '${entity}'`);
    expect((await accept(token)).status).toBe(404);
  });
  test('is stored only as a hash', async () => {
    const { token, entity } = await forgetful();
    const kept = await atrium.ownerQuery(`select * from invitations where entity = '${entity}'`);
    expect(JSON.stringify(kept)).not.toContain(token.split('.')[1]);
  });
});

describe('whether an address exists', () => {
  test('is revealed neither by the response nor by the work done before it', async () => {
    const somebody = await registerUser(atrium);
    const suspended = await registerUser(atrium);
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
  test('mails nothing to suspended users and to seed accounts, whose addresses belong to others', async () => {
    const suspended = await registerUser(atrium);
    await delivered(entityOf(suspended));
    await atrium.ownerQuery(`update accounts set suspended_at = now() where entity = '${entityOf(suspended)}'`);
    expect((await ask(suspended.userData.email)).body).toEqual({ by: 'mail' });
    expect((await ask('admin@demo.com')).body).toEqual({ by: 'mail' });
    expect([await delivered(entityOf(suspended)), await delivered('juniper')]).toEqual([[], []]);
  });
  test('rejects an invalid address by field name', async () => {
    const { status, body } = await ask('no address');
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['email']]);
  });
});

describe('requests are limited', () => {
  let limited: TestApi;
  beforeAll(async () => {
    limited = await testApi({ settings: { rateLimit: true }, sampleData: false });
    limited.deps.caller = ({ headers }) => ({ address: headers.get('X-From') ?? '10.0.0.1', sampleAccountsAllowed: true });
  });
  afterAll(() => limited.close());
  beforeEach(async () => void (await limited.ownerQuery('delete from rate_limits')));
  const askFrom = async (from: string, email: string) =>
    (await clientWith(limited, null).post('/api/v1/password-reset', { email }, { 'X-From': from })).status;

  test('to five an hour per address, from anywhere and in any spelling', async () => {
    const statuses = [];
    for (let tried = 0; tried < 7; tried++)
      statuses.push(await askFrom(`10.0.${tried}.1`, tried % 2 ? 'ANA@world.example' : 'ana@world.example'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    limited.clock.advance(60 * minuteMs);
    expect(await askFrom('10.0.0.1', 'ana@world.example')).toBe(200);
  });
  test('to thirty an hour per network', async () => {
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, index) => askFrom('10.0.0.1', `ana${index}@world.example`)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  });
});

test('the response says who can help when no link can be mailed', async () => {
  const nowhere = await testApi({ sampleData: false });
  const { body } = await clientWith(nowhere, null).post('/api/v1/password-reset', { email: 'ana@world.example' });
  expect(body).toEqual({ by: 'operator' });
  await nowhere.close();
  const inTab = await testApi({ sampleData: false, mail: { fetchOutside: null } });
  const answer = await clientWith(inTab, null).post('/api/v1/password-reset', { email: 'ana@world.example' });
  expect(answer.body).toEqual({ by: 'nobody' });
  await inTab.close();
});

test('a seed account gets a link if mail only goes to the outbox', async () => {
  const local = await testApi({
    settings: { publicUrl: 'http://localhost:3000' },
    mail: { outbox: { token: '', keep: () => undefined, read: () => [] } },
  });
  expect((await clientWith(local, null).post('/api/v1/password-reset', { email: 'admin@demo.com' })).body).toEqual({ by: 'outbox' });
  expect(await local.ownerQuery("select kind from invitations where email = 'admin@demo.com'")).toEqual([{ kind: 'reset' }]);
  await local.close();
});
