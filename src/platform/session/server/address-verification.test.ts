import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findMailboxes } from '#features/email/server/public-api.ts';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { sendVerificationAgain, verifyAddress } from '../contract.ts';

const publicUrl = 'https://atrium.example';
const hourMs = 3_600_000;

let atrium: TestApi;
let admin: Client;
const world = mockOutgoingMail();
beforeAll(async () => {
  atrium = await testApi({
    mail: { outgoing: world.outgoing },
    settings: { publicUrl, sampleData: false, accessTtlSeconds: 400 * 24 * 3600, refreshTtlSeconds: 400 * 24 * 3600 },
  });
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());
beforeEach(async () => void (await delivered()));

const entityOf = ({ userData }: Client) => userData.eid.split('-')[0] ?? '';
const visitor = () => clientWith(atrium, null);
const verify = (token: string) => visitor().post('/api/v1/address-verification', { token });
const sendAgain = (who: Client) => who.post('/api/v1/address-verification/send');
const waiting = async (who: Client) => (await who.get('/api/v1/session')).body.userData.verification;

/** Delivers outgoing mails and returns them, with the token in their link. */
async function delivered(entity = 'juniper') {
  const mails = await world.delivered(atrium.deps, entity);
  return mails.map((mail) => ({ ...mail, token: /verify-email-cover\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '' }));
}

let made = 0;
const mailTo = async (who: Client, ...to: string[]) => {
  made += 1;
  const content = { to: to.map((email) => ({ name: '', email })), subject: `Mail ${made}`, message: '<p>Hello</p>' };
  const { body } = await who.post('/api/v1/emails/drafts', { key: crypto.randomUUID(), ...content });
  return {
    id: body.email.id as number,
    send: (how: object = {}) => who.post(`/api/v1/emails/drafts/${body.email.id}/send`, { undoSeconds: 0, ...how }),
  };
};
const mailboxesOf = (email: string) => findMailboxes(atrium.deps, [email]);

async function newcomer(domain?: string) {
  const somebody = await registerUser(atrium, { isVerified: false, ...(domain && { domain }) });
  const [mail] = await delivered(entityOf(somebody));
  return { somebody, entity: entityOf(somebody), email: somebody.userData.email, mail, token: mail?.token ?? '' };
}

describe('a new account', () => {
  test('gets a link from the installation that contains nothing the person entered', async () => {
    const { somebody, email, mail } = await newcomer();
    expect(somebody.userData.verification).toBe('mail');
    expect(mail?.recipients).toEqual([email]);
    expect(mail?.from).toMatchObject({ address: 'office@demo.com' });
    expect(JSON.stringify([mail?.subject, mail?.text, mail?.html])).not.toContain(somebody.userData.fullName);
    expect(mail?.text).toContain(`${publicUrl}/pages/verify-email-cover?token=${entityOf(somebody)}.`);
  });
  test('can neither send mail outside nor receive it before using the link; inside the company everything works', async () => {
    const { somebody, email, token } = await newcomer();
    const outside = await mailTo(somebody, 'ana@world.example');
    const refused = await outside.send();
    expect([refused.status, refused.body.error.code, refused.body.error.fields]).toEqual([
      403,
      'forbidden',
      { address: ['is not confirmed'] },
    ]);
    expect(refused.body.error.message).toMatch(/^Confirm your address before/);
    expect((await outside.send({ undoSeconds: 10 })).status).toBe(403);
    expect((await outside.send({ sendAt: new Date(atrium.clock.now.getTime() + hourMs).toISOString() })).status).toBe(403);
    expect((await (await mailTo(somebody, email)).send()).status).toBe(200);
    expect(await mailboxesOf(email)).toEqual([]);

    const answer = await verify(token);
    expect([answer.status, verifyAddress.answer?.parse(answer.body)]).toEqual([200, { email }]);
    expect(await waiting(somebody)).toBeUndefined();
    expect((await outside.send()).status).toBe(200);
    expect(await mailboxesOf(email)).toEqual([{ entity: entityOf(somebody), personId: somebody.userData.id }]);
    const [mail] = await delivered(entityOf(somebody));
    expect(mail?.replyTo).toEqual([expect.objectContaining({ address: email })]);
  });
  test('has no aliases before that', async () => {
    const { somebody, token } = await newcomer('newcomer.example');
    const add = () => somebody.post('/api/v1/mail/aliases', { email: `info${made++}@newcomer.example` });
    expect((await add()).status).toBe(403);
    await verify(token);
    expect((await add()).status).toBeLessThan(300);
  });
  test('cannot invite by mail before that, neither users nor event guests', async () => {
    const { somebody, token } = await newcomer();
    const event = {
      title: 'Fair',
      start: '2035-12-07T09:00',
      end: '2035-12-07T11:30',
      extendedProps: { calendar: 'ETC', timeZone: 'Europe/Oslo', guests: [{ email: 'ana@world.example', name: 'Ana' }] },
    };
    const { body } = await somebody.post('/apps/users/add-user', { fullName: 'Ana', email: 'ana@world.example', role: 'editor' });
    const both = async () => [
      (await somebody.post('/api/v1/users/invite', { ids: [body.user.id] })).status,
      (await somebody.post('/apps/calendar/add-event', { event })).status,
    ];
    expect(await both()).toEqual([403, 403]);
    expect(await delivered(entityOf(somebody))).toEqual([]);
    await verify(token);
    expect(await both()).toEqual([200, 201]);
  });
});

describe('the link', () => {
  test('works once under twenty concurrent uses', async () => {
    const { token } = await newcomer();
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => verify(token)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(19).fill(404)]);
    expect((await verify(token)).status).toBe(404);
  });
  test('ends after three days, and when the next one is sent', async () => {
    const { somebody, entity, token } = await newcomer();
    const again = await sendAgain(somebody);
    expect([again.status, sendVerificationAgain.answer?.parse(again.body)]).toEqual([200, { email: somebody.userData.email }]);
    const [mail] = await delivered(entity);
    expect((await verify(token)).status).toBe(404);
    atrium.clock.advance(72 * hourMs);
    expect((await verify(mail?.token ?? '')).status).toBe(404);
  });
  test('can be resent a few times an hour, but not to a verified address', async () => {
    const { somebody, entity } = await newcomer();
    const statuses = [];
    for (let tried = 0; tried < 4; tried++) statuses.push((await sendAgain(somebody)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await delivered(entity);
    atrium.clock.advance(hourMs);
    expect((await sendAgain(somebody)).status).toBe(200);
    const [mail] = await delivered(entity);
    expect((await verify(mail?.token ?? '')).status).toBe(200);
    expect((await sendAgain(somebody)).status).toBe(409);
  });
  test('is stored only as a hash once sent, and never in the mailbox', async () => {
    const { somebody, token } = await newcomer();
    const secret = token.split('.')[1] ?? '';
    expect(secret).toHaveLength(43);
    const rows = await atrium.ownerQuery(`select 1 from mails where message like '%${secret}%' or outside_message like '%${secret}%'`);
    expect(rows).toEqual([]);
    // Restoring mails by their deletion time doesn't reveal the link either.
    await somebody.post('/api/v1/emails/restore', { deletedAt: atrium.clock.now.toISOString() });
    expect(JSON.stringify((await somebody.get('/apps/email/emails', { folder: 'sent' })).body)).not.toContain(secret);
  });
  test.each(['', 'juniper', `juniper.${'x'.repeat(43)}`, `nowhere.${'x'.repeat(43)}`, "juniper'--.x"])(
    'rejects a made-up token, such as "%s"',
    async (token) => {
      expect((await verify(token)).status).toBe(404);
    },
  );
  test('does not work in another company', async () => {
    const { token } = await newcomer();
    expect((await verify(`juniper.${token.split('.')[1]}`)).status).toBe(404);
  });
});

describe('a changed address', () => {
  test('set by an admin needs a new verification and ends the link to the old one', async () => {
    const { somebody, entity, token } = await newcomer();
    const [user] = (await somebody.get('/api/users/list/all-data')).body;
    const email = `changed${made++}@elsewhere.example`;
    expect((await somebody.post(`/api/v1/users/${user.id}`, { email })).status).toBe(200);
    expect((await verify(token)).status).toBe(404);
    const [mail] = await delivered(entity);
    expect(mail?.recipients).toEqual([email]);
    expect((await verify(mail?.token ?? '')).status).toBe(200);
    expect(await mailboxesOf(email)).toHaveLength(1);

    expect((await somebody.post(`/api/v1/users/${user.id}`, { email: 'sales@victim.example' })).status).toBe(200);
    expect([await waiting(somebody), await mailboxesOf('sales@victim.example'), await mailboxesOf(email)]).toEqual(['mail', [], []]);
    expect((await (await mailTo(somebody, 'ana@world.example')).send()).status).toBe(403);
  });
  test('in a different case counts as the same', async () => {
    const { somebody, token, email } = await newcomer();
    await verify(token);
    const [user] = (await somebody.get('/api/users/list/all-data')).body;
    await somebody.post(`/api/v1/users/${user.id}`, { email: email.toUpperCase() });
    expect(await waiting(somebody)).toBeUndefined();
  });
  test('set in the meantime receives the replies', async () => {
    const { somebody, entity, token } = await newcomer();
    await verify(token);
    const draft = await mailTo(somebody, 'ana@world.example');
    const [user] = (await somebody.get('/api/users/list/all-data')).body;
    const email = `newer${made++}@elsewhere.example`;
    await somebody.post(`/api/v1/users/${user.id}`, { email });
    const [mail] = await delivered(entity);
    await verify(mail?.token ?? '');
    await draft.send();
    const [sent] = await delivered(entity);
    expect(sent?.replyTo).toEqual([expect.objectContaining({ address: email })]);
  });
});

test('a scheduled mail waits while the address of its sender is unverified', async () => {
  const { somebody, entity, token } = await newcomer();
  await verify(token);
  const { id, send: schedule } = await mailTo(somebody, 'ana@world.example');
  const sendAt = new Date(atrium.clock.now.getTime() + hourMs);
  expect((await schedule({ sendAt: sendAt.toISOString() })).status).toBe(200);
  const [user] = (await somebody.get('/api/users/list/all-data')).body;
  await somebody.post(`/api/v1/users/${user.id}`, { email: `late${made++}@elsewhere.example` });
  const [link] = await delivered(entity);
  atrium.clock.advance(hourMs);
  await world.sendDue(atrium.deps, entity);
  const { body } = await somebody.get('/apps/email/get-email', { id });
  expect([body.isDraft, Date.parse(body.sendAt) > atrium.clock.now.getTime()]).toEqual([true, true]);
  await verify(link?.token ?? '');
  atrium.clock.advance(hourMs);
  await world.sendDue(atrium.deps, entity);
  expect((await delivered(entity)).map(({ recipients }) => recipients)).toEqual([['ana@world.example']]);
});

test('seed accounts are verified', async () => {
  expect(admin.userData.verification).toBeUndefined();
  expect((await (await mailTo(admin, 'ana@world.example')).send()).status).toBe(200);
});

describe('without a way to mail links', () => {
  test('the operator verifies addresses', async () => {
    const silent = await testApi({ settings: { receivesMail: true } });
    const somebody = await registerUser(silent, { isVerified: false });
    expect(somebody.userData.verification).toBe('operator');
    expect((await sendAgain(somebody)).status).toBe(409);
    expect(await findMailboxes(silent.deps, [somebody.userData.email])).toEqual([]);
    await silent.close();
  });
  test('the person with the setup code counts as the operator', async () => {
    const first = await testApi({ settings: { registration: 'first', receivesMail: true } });
    const person = { email: 'first@company.example', username: 'first', password: 'long enough', code: 'ABCDE-FGHIJ' };
    const { body } = await send(first, '/jwt/register', { method: 'POST', body: JSON.stringify(person) });
    expect(body.userData.verification).toBeUndefined();
    expect(await findMailboxes(first.deps, [person.email])).toHaveLength(1);
    await first.close();
  });
});
