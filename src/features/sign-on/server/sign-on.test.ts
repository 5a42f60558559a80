import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providerHost } from '#hosts/node/outside/ask-outside.ts';
import { codeAt, fromBase32, stepAt } from '#platform/session/server/totp.ts';
import type { ChosenDatabase } from '../../../../tests/chosen-database.ts';
import { type Client, clientWith, registerSomebody } from '../../../../tests/client.ts';
import { mailWorld } from '../../../../tests/mail-world.ts';
import { ownProvider, type SaidOfSomebody } from '../../../../tests/own-provider.ts';
import { pgliteDatabase } from '../../../../tests/pglite-database.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { beginSignOn, getSignOn, saveSignOn } from '../contract.ts';

const origin = 'https://atrium.example';
const password = 'a long password';
const path = '/api/v1/sign-on';

let atrium: TestApi;
let provider: Awaited<ReturnType<typeof ownProvider>>;
const world = mailWorld();
const opened = (database?: () => Promise<ChosenDatabase>) =>
  testApi({
    sampleData: false,
    mail: { outgoing: world.outgoing },
    providers: providerHost(['127.0.0.1']),
    settings: { sampleData: false, publicUrl: origin, accessTtlSeconds: 400 * 24 * 3600 },
    ...(database && { database }),
  });
beforeAll(async () => {
  provider = await ownProvider();
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

/** A company that signs in by the provider. */
async function withProvider(more: object = {}) {
  const admin = await registerSomebody(atrium);
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

/** Somebody goes to the provider, who says that of them, and comes back. */
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
/** What was mailed to them to set a password by. */
async function tokenFor(admin: Client, email: string): Promise<string> {
  const mails = await world.delivered(atrium.deps, entityOf(admin));
  const mail = mails.findLast(({ recipients }) => recipients.includes(email));
  return /reset-password-cover\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const accept = (token: string) => visitor().post('/api/v1/invitations/accept', { token, password });

/** Somebody who was invited, and has a password. */
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

describe('setting it up', () => {
  test('is for those who may do everything, by their password, and the secret is told to nobody', async () => {
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

  test('a provider that does not answer is told at its field, and nothing is kept', async () => {
    const admin = await registerSomebody(atrium);
    for (const issuer of ['http://127.0.0.1:9', `${provider.issuer}/elsewhere`, 'http://localhost:80', 'ftp://127.0.0.1', 'no address']) {
      const refused = await admin.post(path, settings({ issuer }));
      expect([refused.status, Object.keys(refused.body.error.fields ?? {})], issuer).toEqual([400, ['issuer']]);
    }
    expect((await admin.get(path)).body.signOn).toBeNull();
  });

  test('two who change it at once: the second is told what it is by now', async () => {
    const { admin, version } = await withProvider();
    expect((await admin.post(path, settings({ label: 'One', version }))).status).toBe(200);
    const late = await admin.post(path, settings({ label: 'Two', version }));
    expect([late.status, late.body.error.current.label]).toEqual([409, 'One']);
    expect((await admin.post(path, settings({ label: 'Three' }))).status).toBe(409);
  });

  test('a secret that is left out stays, but is not handed to another client', async () => {
    const { admin, version } = await withProvider();
    const { clientSecret: _secret, ...without } = settings();
    expect((await admin.post(path, { ...without, label: 'Renamed', version })).body.signOn.hasSecret).toBe(true);
    expect((await admin.post(path, { ...without, clientId: 'another', version: version + 1 })).body.signOn.hasSecret).toBe(false);
  });

  test('roles that are not there are told at their field', async () => {
    const admin = await registerSomebody(atrium);
    const one = await admin.post(path, settings({ newUserRole: 'captain' }));
    expect([one.status, Object.keys(one.body.error.fields)]).toEqual([400, ['newUserRole']]);
    const other = await admin.post(path, settings({ roleClaim: 'groups', roles: [{ value: 'x', role: 'captain' }] }));
    expect([other.status, Object.keys(other.body.error.fields)]).toEqual([400, ['roles.0.role']]);
  });

  test('once removed nobody is sent there, and who came from there stays a user', async () => {
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

describe('who gets in', () => {
  test('who has an account under the confirmed address, whatever its case, without a password', async () => {
    const { admin, company } = await withProvider();
    const entered = await signOn(company, somebody({ email: admin.userData.email.toUpperCase() }));
    expect([entered.status, entered.body.userData?.eid]).toEqual([200, admin.userData.eid]);
  });

  test('afterwards the subject tells who it is: another address there is no other account here', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    const first = await signOn(company, ada);
    const moved = await signOn(company, { ...ada, email: admin.userData.email });
    expect(moved.body.userData.eid).toBe(first.body.userData.eid);
  });

  test('an address that the provider has not confirmed is nobody’s', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'admin' });
    const { email } = admin.userData;
    expect(why(await signOn(company, somebody({ email, email_verified: false })))).toEqual([409, 'sign_on_unconfirmed']);
    expect(why(await signOn(company, somebody({ email, email_verified: undefined })))).toEqual([409, 'sign_on_unconfirmed']);
    expect(why(await signOn(company, somebody({ email, email_verified: 'true' })))).toEqual([409, 'sign_on_unconfirmed']);
    expect(why(await signOn(company, somebody({ email: '' })))).toEqual([409, 'sign_on_without_address']);
  });

  test('who is unknown is let in only where the company says as what', async () => {
    const strict = await withProvider();
    const ada = somebody();
    expect(why(await signOn(strict.company, ada))).toEqual([409, 'sign_on_unknown']);
    const open = await withProvider({ newUserRole: 'author' });
    const entered = await signOn(open.company, ada);
    expect(entered.body.userData).toMatchObject({ email: ada.email, fullName: 'Ada Berg', role: 'author' });
    const { users } = (await open.admin.get('/api/users/list/data', { q: 'berg' })).body;
    expect(users).toMatchObject([{ email: ada.email, status: 'active', role: 'author' }]);
  });

  test('who was invited joins with the role of the invitation, also where nobody else does', async () => {
    const { admin, company } = await withProvider();
    const ada = somebody();
    await invite(admin, ada.email, 'editor');
    const entered = await signOn(company, ada);
    expect(entered.body.userData).toMatchObject({ email: ada.email, role: 'editor' });
  });

  test('who has an account in another company of the installation has none here', async () => {
    const { company } = await withProvider({ newUserRole: 'author' });
    const stranger = await registerSomebody(atrium);
    const refused = await signOn(company, somebody({ email: stranger.userData.email }));
    expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([409, ['email']]);
  });

  test('two of one name before the @ get names of their own', async () => {
    const { company } = await withProvider({ newUserRole: 'author' });
    const local = `ada${somebodies}`;
    const [one, two] = [
      await signOn(company, somebody({ email: `${local}@a.example` })),
      await signOn(company, somebody({ email: `${local}@b.example` })),
    ];
    expect([one.body.userData.username, two.body.userData.username]).toEqual([local, `${local}2`]);
  });

  test('who is suspended stays out', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    await signOn(company, ada);
    const { users } = (await admin.get('/api/users/list/data', { q: ada.email })).body;
    expect((await admin.post(`/api/v1/users/${users[0].id}`, { status: 'inactive' })).status).toBe(200);
    expect(why(await signOn(company, ada))).toEqual([409, 'account_suspended']);
  });

  test('their role follows the claim, each time they come', async () => {
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
    // Where it says nothing it takes nothing.
    expect(await roleOf([])).toBe('author');
  });

  test('the last admin stays one, whatever the claim says', async () => {
    const { admin, company } = await withProvider({ roleClaim: 'groups', roles: [{ value: 'all', role: 'author' }] });
    const entered = await signOn(company, somebody({ email: admin.userData.email, groups: ['all'] }));
    expect(entered.body.userData.role).toBe('admin');
  });
});

describe('an address that another person got', () => {
  const notificationsOf = async (who: Client) => (await who.get('/api/v1/notifications')).body.notifications;
  const unlink = (who: Client, id: number) => who.post(`/api/v1/users/${id}/unlink-sign-on`);

  test('opens nothing: the newcomer is refused and the admins are told, once', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    await signOn(company, ada);
    // Whoever turned reminders off is told all the same.
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

  test('opens nothing either when both come for the first time, at once', async () => {
    const { admin, company } = await withProvider();
    const { email } = admin.userData;
    const [one, two] = [await comeBack(company, somebody({ email })), await comeBack(company, somebody({ email }))];
    const answers = await Promise.all([finish(one), finish(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const linked = await atrium.ownerQuery(`select subject from sign_on_identities where entity = '${company}'`);
    expect(linked).toHaveLength(1);
  });

  test('once an admin has unlinked the old identity it is the newcomer’s, and sessions of before are over', async () => {
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

  test('nobody unlinks somebody with more rights, nor themselves, nor of another company', async () => {
    const { admin, company } = await withProvider({ newUserRole: 'maintainer' });
    const mate = clientWith(atrium, (await signOn(company, somebody())).body);
    await signOn(company, somebody({ email: admin.userData.email }));
    expect((await unlink(mate, await userOf(admin))).status).toBe(403);
    expect(why(await unlink(admin, await userOf(admin)))).toEqual([409, 'own_sign_on']);
    const stranger = await registerSomebody(atrium);
    expect((await unlink(stranger, 1_000_000)).status).toBe(404);
  });

  test('a company that moves to another client finds its people by their addresses once more', async () => {
    const { company, admin, version } = await withProvider({ newUserRole: 'author' });
    const ada = somebody();
    const entered = await signOn(company, ada);
    expect((await admin.post(path, settings({ clientId: 'atrium-2', newUserRole: 'author', version }))).status).toBe(200);
    const again = await signOn(company, somebody({ email: ada.email }));
    expect(again.body.userData.eid).toBe(entered.body.userData.eid);
  });

  test('a company that moves to another provider keeps its accounts, and a subject of one is none of the other', async () => {
    const other = await ownProvider();
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

describe('an address is confirmed only by the source that names it', () => {
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

describe('an ID token counts only with the provider’s signature', () => {
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
  ])('one %s opens nothing', async (_, forge) => {
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
  ])('one %s opens nothing, though it is signed', async (_, claims) => {
    const { company } = await withProvider({ newUserRole: 'author' });
    expect(why(await signOn(company, somebody(claims)))).toEqual([409, 'provider_refused']);
  });
});

describe('what was begun', () => {
  test('counts once, also of a hundred at once', async () => {
    const { company } = await withProvider({ newUserRole: 'author' });
    const back = await comeBack(company, somebody());
    const answers = await Promise.all(Array.from({ length: 100 }, () => finish(back)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => why(answer)[1] === 'sign_on_over')).toHaveLength(99);
  });

  test('is finished in the browser that began it, within ten minutes, by its own state', async () => {
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

  test('a code that the provider did not give, and a refusal of it, open nothing', async () => {
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

  test('a company that changed the provider meanwhile lets nobody in by the old one', async () => {
    const { admin, company, version } = await withProvider({ newUserRole: 'author' });
    const back = await comeBack(company, somebody());
    expect((await admin.post(path, settings({ isActive: false, version }))).status).toBe(200);
    expect((await finish(back)).status).toBe(404);
  });

  test('the company is found by the address of an account, and by no other', async () => {
    const { admin, company } = await withProvider();
    const { address } = await begin({ email: admin.userData.email.toUpperCase() });
    expect(address.startsWith(provider.issuer)).toBe(true);
    expect(new URL(address).searchParams.get('state')).toContain(`${company}.`);
    expect(new URL(address).searchParams.get('code_challenge_method')).toBe('S256');
    for (const given of [{ email: 'nobody@harbour.example' }, { company: 'nothing' }, { company: "x'" }, {}])
      expect(why(await visitor().post(`${path}/begin`, given)), JSON.stringify(given)).toEqual([404, 'no_sign_on']);
  });
});

describe('as the only way', () => {
  test('a password opens nothing but for who switched it on, and is told only to who has it', async () => {
    const { admin, version } = await withProvider();
    const mate = await joined(admin, 'editor');
    expect((await admin.post(path, settings({ isOnlyWay: true, version }))).status).toBe(200);
    const logIn = (email: string, given = password) => visitor().post('/jwt/login', { email, password: given });
    expect((await logIn(admin.userData.email)).status).toBe(200);
    expect((await logIn(mate.email)).body.error.reasons.email[0]).toEqual({ code: 'only_by_provider', name: 'Harbour ID' });
    expect((await logIn(mate.email, 'a wrong one')).body.error).toEqual({ email: ['Email or Password is Invalid'] });
    // A link to a new password is no way around it, and is not used up.
    expect((await admin.post(`/api/v1/users/${mate.id}/reset-password`)).status).toBe(200);
    const token = await tokenFor(admin, mate.email);
    expect(why(await accept(token))).toEqual([403, 'only_by_provider']);
    expect((await admin.post(path, settings({ version: version + 1 }))).status).toBe(200);
    expect((await accept(token)).status).toBe(200);
  });

  test('and once that one is no admin any more, every admin may, so that nobody is locked out', async () => {
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

test('whoever is removed for good takes along what the provider knows of them, also who set it up', async () => {
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

test('a second step of one’s own is asked for beside it', async () => {
  const { admin, company } = await withProvider();
  await turnOnTwoSteps(admin);
  const entered = await signOn(company, somebody({ email: admin.userData.email }));
  expect(entered.body).toHaveProperty('secondStep.challenge');
  expect(entered.body).not.toHaveProperty('accessToken');
});

describe('PGlite', () => {
  // The first file of a run also migrates PGlite, which takes several seconds of CPU.
  beforeAll(async () => {
    await atrium.close();
    atrium = await opened(pgliteDatabase);
  });

  test('keeps it as the server does', async () => {
    const { company } = await withProvider({ newUserRole: 'author' });
    expect((await signOn(company, somebody())).status).toBe(200);
  });
});
