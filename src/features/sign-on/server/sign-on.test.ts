import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providerHost } from '#hosts/node/outside/ask-outside.ts';
import { codeAt, fromBase32, stepAt } from '#platform/session/server/totp.ts';
import type { ChosenDatabase } from '../../../../tests/chosen-database.ts';
import { type Client, clientWith, registerUser } from '../../../../tests/client.ts';
import { mockOidcProvider, type SaidOfSomebody } from '../../../../tests/mock-oidc-provider.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { pgliteDatabase } from '../../../../tests/pglite-database.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { beginSignOn, getSignOn, saveSignOn } from '../contract.ts';

const origin = 'https://atrium.example';
const password = 'a long password';
const path = '/api/v1/sign-on';

let atrium: TestApi;
let provider: Awaited<ReturnType<typeof mockOidcProvider>>;
const world = mockOutgoingMail();
const opened = (database?: () => Promise<ChosenDatabase>) =>
  testApi({
    sampleData: false,
    mail: { outgoing: world.outgoing },
    providers: providerHost(['127.0.0.1']),
    settings: { sampleData: false, publicUrl: origin, accessTtlSeconds: 400 * 24 * 3600 },
    ...(database && { database }),
  });
beforeAll(async () => {
  provider = await mockOidcProvider();
  atrium = await opened();
});
afterAll(() => Promise.all([atrium.close(), provider.close()]));

const visitor = () => clientWith(atrium, null);
const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const settings = (more: object = {}) => ({
  label: 'Harbour ID',
  issuer: provider.issuer,
  clientId: 'atrium',
  clientSecret: 'a secret of both',
  newUserRole: null,
  roleClaim: '',
  roles: [],
  isActive: true,
  isOnlyWay: false,
  password,
  ...more,
});

/** Sets up a company with the provider. */
async function withProvider(more: object = {}) {
  const admin = await registerUser(atrium);
  const saved = await admin.post(path, settings(more));
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const { signOn } = saveSignOn.answer?.parse(saved.body) ?? {};
  return { admin, company: entityOf(admin), version: signOn?.version ?? 0 };
}

async function begin(given: object) {
  const { status, body } = await visitor().post(`${path}/begin`, given);
  expect(status, JSON.stringify(body)).toBe(200);
  return beginSignOn.answer?.parse(body) ?? { address: '', ticket: '' };
}

/** Goes to the provider, which returns these claims, and comes back. */
async function comeBack(company: string, somebody: SaidOfSomebody, userInfo?: Record<string, unknown>) {
  const { address, ticket } = await begin({ company });
  provider.says(somebody, userInfo);
  return { query: await provider.visit(address), ticket };
}
const finish = (given: object) => visitor().post(`${path}/finish`, given);
const signOn = async (company: string, somebody: SaidOfSomebody, userInfo?: Record<string, unknown>) =>
  finish(await comeBack(company, somebody, userInfo));

let somebodies = 0;
const somebody = (more: object = {}) => {
  const sub = `subject-${++somebodies}`;
  return { sub, email: `${sub}@harbour.example`, email_verified: true, name: 'Ada Berg', ...more };
};
const invite = async (admin: Client, email: string, role = 'author') => {
  const { body } = await admin.post('/apps/users/add-user', { fullName: 'Ada Berg', email, role });
  return body.user;
};
/** Returns the token of the mail to set a password. */
async function tokenFor(admin: Client, email: string): Promise<string> {
  const mails = await world.delivered(atrium.deps, entityOf(admin));
  const mail = mails.findLast(({ recipients }) => recipients.includes(email));
  return /reset-password-cover\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const accept = (token: string) => visitor().post('/api/v1/invitations/accept', { token, password });

/** Adds an invited user with a password. */
async function joined(admin: Client, role: string) {
  const { email } = somebody();
  const { id } = await invite(admin, email, role);
  expect((await admin.post('/api/v1/users/invite', { ids: [id] })).status).toBe(200);
  const { status, body } = await accept(await tokenFor(admin, email));
  expect(status, JSON.stringify(body)).toBe(200);
  return { id, email, client: clientWith(atrium, body) };
}

const userOf = async (who: Client) => (await who.get('/api/users/list/data', { q: who.userData.email })).body.users[0].id;

async function turnOnTwoSteps(who: Client) {
  const own = '/api/v1/session/two-steps';
  const { secret } = (await who.post(`${own}/begin`, { password })).body;
  const code = await codeAt(fromBase32(secret), stepAt(atrium.clock.now));
  expect((await who.post(`${own}/confirm`, { code })).status).toBe(200);
}

const why = ({ status, body }: { status: number; body: { error?: { reason?: { code: string } } } }) => [status, body.error?.reason?.code];

describe('setting up single sign-on', () => {
  test('requires full permissions and the password, and never returns the secret', async () => {
    const { admin } = await withProvider();
    const shown = await admin.get(path);
    expect(getSignOn.answer?.parse(shown.body)).toMatchObject({
      signOn: { label: 'Harbour ID', issuer: provider.issuer, hasSecret: true, isActive: true, version: 1 },
      redirectUri: `${origin}/pages/sign-on/return`,
      page: `${origin}/pages/sign-on/begin?company=${entityOf(admin)}`,
    });
    expect(JSON.stringify(shown.body)).not.toContain('a secret of both');
    expect((await admin.post(path, settings({ version: 1, password: 'a wrong one' }))).body.error.fields).toHaveProperty('password');
    const { password: _password, ...unproved } = settings({ version: 1 });
    expect((await admin.post(path, unproved)).body.error.fields).toHaveProperty('password');
    const added = await invite(admin, 'maintainer@harbour.example', 'maintainer');
    expect(added.role).toBe('maintainer');
  });

  test('reports an unreachable provider as a field error and saves nothing', async () => {
    const admin = await registerUser(atrium);
    for (const issuer of ['http://127.0.0.1:9', `${provider.issuer}/elsewhere`, 'http://localhost:80', 'ftp://127.0.0.1', 'no address']) {
      const refused = await admin.post(path, settings({ issuer }));
      expect([refused.status, Object.keys(refused.body.error.fields ?? {})], issuer).toEqual([400, ['issuer']]);
    }
    expect((await admin.get(path)).body.signOn).toBeNull();
  });

  test('responds to the second of two concurrent changes with the current settings', async () => {
    const { admin, version } = await withProvider();
    expect((await admin.post(path, settings({ label: 'One', version }))).status).toBe(200);
    const late = await admin.post(path, settings({ label: 'Two', version }));
    expect([late.status, late.body.error.current.label]).toEqual([409, 'One']);
    expect((await admin.post(path, settings({ label: 'Three' }))).status).toBe(409);
  });

  test('keeps an omitted secret, but not for a different client', async () => {
    const { admin, version } = await withProvider();
    const { clientSecret: _secret, ...without } = settings();
    expect((await admin.post(path, { ...without, label: 'Renamed', version })).body.signOn.hasSecret).toBe(true);
    expect((await admin.post(path, { ...without, clientId: 'another', version: version + 1 })).body.signOn.hasSecret).toBe(false);
  });

  test('reports unknown roles as field errors', async () => {
    const admin = await registerUser(atrium);
    const one = await admin.post(path, settings({ newUserRole: 'captain' }));
    expect([one.status, Object.keys(one.body.error.fields)]).toEqual([400, ['newUserRole']]);
    const other = await admin.post(path, settings({ roleClaim: 'groups', roles: [{ value: 'x', role: 'captain' }] }));
    expect([other.status, Object.keys(other.body.error.fields)]).toEqual([400, ['roles.0.role']]);
  });

  test('after removal it redirects no one, and users it created stay', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    const entered = await signOn(company, ada);
    expect((await admin.post(`${path}/remove`, { password: 'wrong' })).status).toBe(400);
    expect((await admin.post(`${path}/remove`, { password })).status).toBe(200);
    expect(why(await visitor().post(`${path}/begin`, { company }))).toEqual([404, 'no_sign_on']);
    expect((await clientWith(atrium, entered.body).get('/api/v1/session')).body.userData.email).toBe(ada.email);
    expect((await admin.post(`${path}/remove`, { password })).status).toBe(404);
  });
});

describe('admission', () => {
  test('signs in to the account with the verified address, ignoring case, without a password', async () => {
    const { admin, company } = await withProvider();
    const entered = await signOn(company, somebody({ email: admin.userData.email.toUpperCase() }));
    expect([entered.status, entered.body.userData?.eid]).toEqual([200, admin.userData.eid]);
  });

  test('then matches by subject: a new address at the provider leads to the same account', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    const first = await signOn(company, ada);
    const moved = await signOn(company, { ...ada, email: admin.userData.email });
    expect(moved.body.userData.eid).toBe(first.body.userData.eid);
  });

  test('ignores an address that the provider has not verified', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'admin' });
    const { email } = admin.userData;
    expect(why(await signOn(company, somebody({ email, email_verified: false })))).toEqual([409, 'sign_on_unconfirmed']);
    expect(why(await signOn(company, somebody({ email, email_verified: undefined })))).toEqual([409, 'sign_on_unconfirmed']);
    expect(why(await signOn(company, somebody({ email, email_verified: 'true' })))).toEqual([409, 'sign_on_unconfirmed']);
    expect(why(await signOn(company, somebody({ email: '' })))).toEqual([409, 'sign_on_without_address']);
  });

  test('accepts unknown people only when the company sets a role for them', async () => {
    const strict = await withProvider();
    const ada = somebody();
    expect(why(await signOn(strict.company, ada))).toEqual([409, 'sign_on_unknown']);
    const open = await withProvider({ newUserRole: 'author' });
    const entered = await signOn(open.company, ada);
    expect(entered.body.userData).toMatchObject({ email: ada.email, fullName: 'Ada Berg', role: 'author' });
    const { users } = (await open.admin.get('/api/users/list/data', { q: 'berg' })).body;
    expect(users).toMatchObject([{ email: ada.email, status: 'active', role: 'author' }]);
  });

  test('adds invited people with their invited role, even when it accepts no one else', async () => {
    const { admin, company } = await withProvider();
    const ada = somebody();
    await invite(admin, ada.email, 'editor');
    const entered = await signOn(company, ada);
    expect(entered.body.userData).toMatchObject({ email: ada.email, role: 'editor' });
  });

  test('does not reach accounts of another company in the installation', async () => {
    const { company } = await withProvider({ newUserRole: 'author' });
    const stranger = await registerUser(atrium);
    const refused = await signOn(company, somebody({ email: stranger.userData.email }));
    expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([409, ['email']]);
  });

  test('gives two people with the same name before the @ unique usernames', async () => {
    const { company } = await withProvider({ newUserRole: 'author' });
    const local = `ada${somebodies}`;
    const [one, two] = [
      await signOn(company, somebody({ email: `${local}@a.example` })),
      await signOn(company, somebody({ email: `${local}@b.example` })),
    ];
    expect([one.body.userData.username, two.body.userData.username]).toEqual([local, `${local}2`]);
  });

  test('refuses suspended people', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    await signOn(company, ada);
    const { users } = (await admin.get('/api/users/list/data', { q: ada.email })).body;
    expect((await admin.post(`/api/v1/users/${users[0].id}`, { status: 'inactive' })).status).toBe(200);
    expect(why(await signOn(company, ada))).toEqual([409, 'account_suspended']);
  });

  test('updates the role from the claim at each sign-in', async () => {
    const roles = [
      { value: 'office', role: 'admin' },
      { value: 'all', role: 'author' },
    ];
    const { company } = await withProvider({ newUserRole: 'subscriber', roleClaim: 'groups', roles });
    const ada = somebody();
    const roleOf = async (groups: unknown) => (await signOn(company, { ...ada, groups })).body.userData.role;
    expect(await roleOf(['all'])).toBe('author');
    expect(await roleOf(['all', 'office'])).toBe('admin');
    expect(await roleOf(['all'])).toBe('author');
    // Without a mapped value the role stays.
    expect(await roleOf([])).toBe('author');
  });

  test('keeps the last admin, whatever the claim', async () => {
    const { admin, company } = await withProvider({ roleClaim: 'groups', roles: [{ value: 'all', role: 'author' }] });
    const entered = await signOn(company, somebody({ email: admin.userData.email, groups: ['all'] }));
    expect(entered.body.userData.role).toBe('admin');
  });
});

describe('an address reassigned to another person', () => {
  const notificationsOf = async (who: Client) => (await who.get('/api/v1/notifications')).body.notifications;
  const unlink = (who: Client, id: number) => who.post(`/api/v1/users/${id}/unlink-sign-on`);

  test('is refused, and the admins are notified once', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    await signOn(company, ada);
    // Admins are notified even with reminders turned off.
    expect((await admin.post('/api/v1/notifications/preferences', { kinds: { reminder: false } })).status).toBe(200);
    const newcomer = somebody({ email: ada.email.toUpperCase() });
    for (let tried = 0; tried < 2; tried++) expect(why(await signOn(company, newcomer))).toEqual([409, 'sign_on_taken']);
    const { users } = (await admin.get('/api/users/list/data', { q: ada.email })).body;
    expect(await notificationsOf(admin)).toMatchObject([
      { area: 'user', title: ada.email.toUpperCase(), path: `/apps/user/view/${users[0].id}?tab=security` },
    ]);
    const { entries } = (await admin.get('/api/v1/audit', { action: 'session.refused' })).body;
    expect(entries).toHaveLength(2);
    expect((await signOn(company, ada)).status).toBe(200);
  });

  test('links only one of two people who arrive first at once', async () => {
    const { admin, company } = await withProvider();
    const { email } = admin.userData;
    const [one, two] = [await comeBack(company, somebody({ email })), await comeBack(company, somebody({ email }))];
    const answers = await Promise.all([finish(one), finish(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const linked = await atrium.ownerQuery(`select subject from sign_on_identities where entity = '${company}'`);
    expect(linked).toHaveLength(1);
  });

  test('belongs to the new person once an admin unlinks the old identity, and earlier sessions end', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    const entered = await signOn(company, ada);
    const newcomer = somebody({ email: ada.email });
    expect((await signOn(company, newcomer)).status).toBe(409);
    const { users } = (await admin.get('/api/users/list/data', { q: ada.email })).body;
    const security = `/api/v1/users/${users[0].id}/security`;
    expect((await admin.get(security)).body.identities).toMatchObject([{ issuer: provider.issuer }]);
    expect((await unlink(admin, users[0].id)).status).toBe(200);
    expect((await admin.get(security)).body.identities).toEqual([]);
    expect(why(await unlink(admin, users[0].id))).toEqual([409, 'no_identity']);
    expect((await clientWith(atrium, entered.body).get('/api/v1/session')).status).toBe(401);
    expect((await signOn(company, newcomer)).body.userData.eid).toBe(entered.body.userData.eid);
    expect(why(await signOn(company, ada))).toEqual([409, 'sign_on_taken']);
    const { entries } = (await admin.get('/api/v1/audit', { action: 'user.sign-on-unlinked' })).body;
    expect(entries).toMatchObject([{ changes: [{ field: 'issuer', from: provider.issuer, to: '' }] }]);
  });

  test('cannot be unlinked for users with more permissions, oneself, or another company', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'maintainer' });
    const mate = clientWith(atrium, (await signOn(company, somebody())).body);
    await signOn(company, somebody({ email: admin.userData.email }));
    expect((await unlink(mate, await userOf(admin))).status).toBe(403);
    expect(why(await unlink(admin, await userOf(admin)))).toEqual([409, 'own_sign_on']);
    const stranger = await registerUser(atrium);
    expect((await unlink(stranger, 1_000_000)).status).toBe(404);
  });

  test('after a change of the client people are matched by address once more', async () => {
    const { company, admin, version } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    const entered = await signOn(company, ada);
    expect((await admin.post(path, settings({ clientId: 'atrium-2', newUserRole: 'author', version }))).status).toBe(200);
    const again = await signOn(company, somebody({ email: ada.email }));
    expect(again.body.userData.eid).toBe(entered.body.userData.eid);
  });

  test('after a change of the provider accounts stay, and subjects are kept apart', async () => {
    const other = await mockOidcProvider();
    const { admin, company, version } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    const entered = await signOn(company, ada);
    expect((await admin.post(path, settings({ issuer: other.issuer, newUserRole: 'author', version }))).status).toBe(200);
    const goThere = async (said: SaidOfSomebody) => {
      const { address, ticket } = await begin({ company });
      other.says(said);
      return finish({ query: await other.visit(address), ticket });
    };
    const stranger = await goThere(somebody({ sub: ada.sub }));
    expect(stranger.body.userData.eid).not.toBe(entered.body.userData.eid);
    expect((await goThere({ ...ada, sub: 'another' })).body.userData.eid).toBe(entered.body.userData.eid);
    await other.close();
  });
});

describe('an address must be verified by the source that names it', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>, string | null]>([
    ['userinfo alone', { email: undefined, email_verified: undefined }, { email: 'own', email_verified: true }, null],
    ['the ID token alone', {}, {}, null],
    ['userinfo confirms what the ID token names', { email_verified: undefined }, { email_verified: true }, 'sign_on_unconfirmed'],
    ['the ID token confirms what userinfo names', { email: undefined }, { email: 'own' }, 'sign_on_unconfirmed'],
    ['userinfo names another one, unconfirmed', { email_verified: false }, { email: 'own', email_verified: 'true' }, 'sign_on_unconfirmed'],
    ['nobody', { email: undefined }, {}, 'sign_on_without_address'],
  ])('%s', async (_, inToken, inUserInfo, refused) => {
    const { company } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    const said = 'email' in inUserInfo ? { ...inUserInfo, email: ada.email } : inUserInfo;
    const answer = await signOn(company, { ...ada, ...inToken }, said);
    if (refused) expect(why(answer)).toEqual([409, refused]);
    else expect(answer.body.userData.email).toBe(ada.email);
  });
});

describe('an ID token requires a valid signature of the provider', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const split = (idToken: string) => idToken.split('.') as [string, string, string];
  const headOf = (idToken: string) => JSON.parse(Buffer.from(split(idToken)[0], 'base64url').toString());
  const mac = (head: object, payload: string) => {
    const signed = `${part(head)}.${payload}`;
    return `${signed}.${createHmac('sha256', 'a secret of both').update(signed).digest('base64url')}`;
  };
  const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  test.each<[string, (idToken: string) => string]>([
    ['without one', (token) => `${split(token)[0]}.${split(token)[1]}.`],
    ['of alg none', (token) => `${part({ alg: 'none' })}.${split(token)[1]}.`],
    [
      'by another key',
      (token) => {
        const signed = split(token).slice(0, 2).join('.');
        return `${signed}.${sign('sha256', Buffer.from(signed), foreignKey).toString('base64url')}`;
      },
    ],
    [
      'of other claims',
      (token) => {
        const [head, payload, signature] = split(token);
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
        return `${head}.${part({ ...claims, sub: 'another' })}.${signature}`;
      },
    ],
    ['by the client secret (HS256)', (token) => mac({ ...headOf(token), alg: 'HS256' }, split(token)[1])],
    ['that is no token', () => 'no token'],
  ])('rejects a link with one %s', async (_, forge) => {
    const { company } = await withProvider({ newUserRole: 'author' });
    for (const algorithms of [['RS256'], ['RS256', 'HS256', 'none']]) {
      provider.claimsAlgorithms(algorithms);
      const back = await comeBack(company, somebody());
      provider.forges(forge);
      expect(why(await finish(back)), algorithms.join()).toEqual([409, 'provider_refused']);
    }
    provider.claimsAlgorithms(['RS256']);
  });

  const now = Math.floor(Date.now() / 1000);
  test.each<[string, object]>([
    ['for another client', { aud: 'another' }],
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['of another login', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { iat: now - 7200, exp: now - 3600 }],
  ])('rejects a signed link with one %s', async (_, claims) => {
    const { company } = await withProvider({ newUserRole: 'author' });
    expect(why(await signOn(company, somebody(claims)))).toEqual([409, 'provider_refused']);
  });
});

describe('a sign-in attempt', () => {
  test('counts once, even for a hundred concurrent requests', async () => {
    const { company } = await withProvider({ newUserRole: 'author' });
    const back = await comeBack(company, somebody());
    const answers = await Promise.all(Array.from({ length: 100 }, () => finish(back)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => why(answer)[1] === 'sign_on_over')).toHaveLength(99);
  });

  test('must finish in the same browser, within ten minutes, with its own state', async () => {
    const { company } = await withProvider({ newUserRole: 'author' });
    const [one, two] = [await comeBack(company, somebody()), await comeBack(company, somebody())];
    expect(why(await finish({ ...one, ticket: two.ticket }))).toEqual([404, 'sign_on_over']);
    expect(why(await finish({ ...one, query: one.query.replace(company, 'another') }))).toEqual([404, 'sign_on_over']);
    expect(why(await finish({ ...one, query: 'code=x' }))).toEqual([404, 'sign_on_over']);
    expect((await finish(two)).status).toBe(200);
    const late = await comeBack(company, somebody());
    atrium.clock.advance(10 * 60_000);
    expect(why(await finish(late))).toEqual([404, 'sign_on_over']);
  });

  test('fails with an unknown code or a refusal by the provider', async () => {
    const { company } = await withProvider({ newUserRole: 'author' });
    const forged = await comeBack(company, somebody());
    const query = new URLSearchParams(forged.query);
    query.set('code', 'forged');
    expect(why(await finish({ ...forged, query: `${query}` }))).toEqual([409, 'provider_refused']);
    const refused = await comeBack(company, somebody());
    const state = new URLSearchParams(refused.query).get('state') ?? '';
    expect(why(await finish({ ...refused, query: `${new URLSearchParams({ error: 'access_denied', state })}` }))).toEqual([
      409,
      'provider_refused',
    ]);
  });

  test('fails when the company has changed the provider since', async () => {
    const { admin, company, version } = await withProvider({ newUserRole: 'author' });
    const back = await comeBack(company, somebody());
    expect((await admin.post(path, settings({ isActive: false, version }))).status).toBe(200);
    expect((await finish(back)).status).toBe(404);
  });

  test('finds the company by the address of an account, and only by that', async () => {
    const { admin, company } = await withProvider();
    const { address } = await begin({ email: admin.userData.email.toUpperCase() });
    expect(address.startsWith(provider.issuer)).toBe(true);
    expect(new URL(address).searchParams.get('state')).toContain(`${company}.`);
    expect(new URL(address).searchParams.get('code_challenge_method')).toBe('S256');
    for (const given of [{ email: 'nobody@harbour.example' }, { company: 'nothing' }, { company: "x'" }, {}])
      expect(why(await visitor().post(`${path}/begin`, given)), JSON.stringify(given)).toEqual([404, 'no_sign_on']);
  });
});

describe('single sign-on as the only way', () => {
  test('refuses passwords except for the person who turned it on, and reports this only with a correct password', async () => {
    const { admin, version } = await withProvider();
    const mate = await joined(admin, 'editor');
    expect((await admin.post(path, settings({ isOnlyWay: true, version }))).status).toBe(200);
    const logIn = (email: string, given = password) => visitor().post('/jwt/login', { email, password: given });
    expect((await logIn(admin.userData.email)).status).toBe(200);
    expect((await logIn(mate.email)).body.error.reasons.email[0]).toEqual({ code: 'only_by_provider', name: 'Harbour ID' });
    expect((await logIn(mate.email, 'a wrong one')).body.error).toEqual({ email: ['Email or Password is Invalid'] });
    // A password reset link can't bypass it, and stays usable.
    expect((await admin.post(`/api/v1/users/${mate.id}/reset-password`)).status).toBe(200);
    const token = await tokenFor(admin, mate.email);
    expect(why(await accept(token))).toEqual([403, 'only_by_provider']);
    expect((await admin.post(path, settings({ version: version + 1 }))).status).toBe(200);
    expect((await accept(token)).status).toBe(200);
  });

  test('falls back to all admins once that person is no longer one, so no one is locked out', async () => {
    const { admin, company, version } = await withProvider();
    const mate = await joined(admin, 'admin');
    const author = await joined(admin, 'author');
    expect((await admin.post(path, settings({ isOnlyWay: true, version }))).status).toBe(200);
    const logIn = (email: string) => visitor().post('/jwt/login', { email, password });
    const refused = await logIn(mate.email);
    expect([refused.status, refused.body.error.reasons.email[0].code]).toEqual([400, 'only_by_provider']);
    expect((await mate.client.post(`/api/v1/users/${await userOf(admin)}`, { role: 'author' })).status).toBe(200);
    expect([(await logIn(mate.email)).status, (await logIn(author.email)).status]).toEqual([200, 400]);
    expect((await signOn(company, somebody({ email: author.email }))).status).toBe(200);
  });
});

test('purging a user removes their linked identity, even of the person who set it up', async () => {
  const { admin, company } = await withProvider({ newUserRole: 'admin' });
  const ada = somebody();
  const mate = clientWith(atrium, (await signOn(company, ada)).body);
  const left = await userOf(admin);
  expect((await mate.post('/api/v1/users/delete', { ids: [left] })).status).toBe(200);
  expect((await mate.post('/api/v1/trash/purge', { items: [{ kind: 'user', key: String(left) }] })).status).toBe(200);
  expect((await signOn(company, ada)).body.userData.email).toBe(ada.email);
  const again = await mate.get(path);
  expect(again.body.signOn.keptName).toBeNull();
});

test('still asks for the second factor of the account', async () => {
  const { admin, company } = await withProvider();
  await turnOnTwoSteps(admin);
  const entered = await signOn(company, somebody({ email: admin.userData.email }));
  expect(entered.body).toHaveProperty('secondStep.challenge');
  expect(entered.body).not.toHaveProperty('accessToken');
});

describe('on PGlite', () => {
  // The first test file of a run also migrates PGlite, which takes several seconds of CPU.
  beforeAll(async () => {
    await atrium.close();
    atrium = await opened(pgliteDatabase);
  });

  test('it works as on the server', async () => {
    const { company } = await withProvider({ newUserRole: 'author' });
    expect((await signOn(company, somebody())).status).toBe(200);
  });
});
