import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientWith, signInAs } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { copyUserLink, inviteUsers, sendPasswordReset } from '../invitation-contract.ts';

const password = 'olive tree, watered';
const settings = { publicUrl: 'https://atrium.example' };

// One installation without outgoing mail, and one with it.
let silent: TestApi;
let mailing: TestApi;
let admin: Client;
let mailingAdmin: Client;
const world = mockOutgoingMail();
beforeAll(async () => {
  silent = await testApi({ settings });
  mailing = await testApi({ settings, mail: { outgoing: world.outgoing } });
  [admin, mailingAdmin] = [await signInAs(silent, 'admin'), await signInAs(mailing, 'admin')];
});
afterAll(async () => {
  await silent.close();
  await mailing.close();
});

let made = 0;
async function add(owner: Client, fields: object = {}): Promise<{ id: number; email: string }> {
  made += 1;
  const body = { fullName: `Guest ${made}`, email: `copied${made}@world.example`, role: 'editor', ...fields };
  return (await owner.post('/apps/users/add-user', body)).body.user;
}
const copy = (owner: Client, id: number) => owner.post(`/api/v1/users/${id}/link`);
const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? '';
const accept = (atrium: TestApi, token: string) => clientWith(atrium, null).post('/api/v1/invitations/accept', { token, password });
const readUser = async (id: number) => (await admin.get('/api/users/user', { id })).body.user;
const verifiedAt = async (atrium: TestApi, email: string) =>
  (await atrium.ownerQuery('select email_verified_at from accounts where email = $1', [email]))[0]?.email_verified_at;

test('a server without outgoing mail reports so and mails nothing', async () => {
  const user = await add(admin);
  const invited = await admin.post('/api/v1/users/invite', { ids: [user.id, 1] });
  inviteUsers.answer?.parse(invited.body);
  expect(invited.body).toEqual({ invited: [user.id], skipped: [1], by: 'operator' });
  expect(await readUser(user.id)).toMatchObject({ status: 'pending' });
  const reset = await admin.post('/api/v1/users/2/reset-password');
  sendPasswordReset.answer?.parse(reset.body);
  expect(reset.body).toEqual({ by: 'operator' });
  expect(await silent.ownerQuery("select from audit_entries where action = 'user.reset-sent'")).toEqual([]);
  expect((await admin.get('/apps/email/emails', { folder: 'sent', q: 'invites' })).body.emails).toEqual([]);
  expect(await silent.ownerQuery('select from mail_deliveries')).toEqual([]);
});

test('a copied invitation lets its user join once, does not verify the address and is audited', async () => {
  const user = await add(admin);
  const { status, body } = await copy(admin, user.id);
  copyUserLink.answer?.parse(body);
  expect([status, body.kind]).toEqual([200, 'invitation']);
  expect(body.address).toMatch(/^https:\/\/atrium\.example\/pages\/reset-password-cover\?token=juniper\.[\w-]{43}$/);
  expect(await readUser(user.id)).toMatchObject({ status: 'pending', invitedAt: silent.clock.now.toISOString() });
  const joined = await accept(silent, tokenOf(body.address));
  expect([joined.status, joined.body.userData.email]).toEqual([200, user.email]);
  expect(await verifiedAt(silent, user.email)).toBeNull();
  expect((await accept(silent, tokenOf(body.address))).status).toBe(404);
  const actions = await silent.ownerQuery(
    `select action from audit_entries where target_kind = 'user' and target_id = '${user.id}' order by id`,
  );
  expect(actions.map(({ action }) => action)).toEqual(['user.added', 'user.invitation-copied', 'user.joined']);
});

test('a copied reset link sets a password for 30 minutes and leaves an unverified address unverified', async () => {
  const user = await add(admin);
  await accept(silent, tokenOf((await copy(admin, user.id)).body.address));
  const [first, second] = [(await copy(admin, user.id)).body, (await copy(admin, user.id)).body];
  expect([first.kind, second.kind]).toEqual(['reset', 'reset']);
  expect(Date.parse(first.expiresAt) - silent.clock.now.getTime()).toBe(30 * 60_000);
  expect((await accept(silent, tokenOf(first.address))).status).toBe(200);
  expect(await verifiedAt(silent, user.email)).toBeNull();
  // Using one ends the others.
  expect((await accept(silent, tokenOf(second.address))).status).toBe(404);
});

test('copying keeps a mailed link valid; the next mail ends both', async () => {
  const user = await add(mailingAdmin);
  const mailed = async () => {
    await mailingAdmin.post('/api/v1/users/invite', { ids: [user.id] });
    const [mail] = await world.delivered(mailing.deps);
    return /token=([\w.-]+)/.exec(mail?.html ?? '')?.[1] ?? '';
  };
  const read = async (token: string) => (await clientWith(mailing, null).post('/api/v1/invitations/read', { token })).status;
  const first = await mailed();
  const copied = tokenOf((await copy(mailingAdmin, user.id)).body.address);
  expect([await read(first), await read(copied)]).toEqual([200, 200]);
  const next = await mailed();
  expect([await read(first), await read(copied), await read(next)]).toEqual([404, 404, 200]);
});

test('copying requires the permission to mail and is rejected for suspended users', async () => {
  const [ordinary, boss, idle] = [
    await add(admin, { role: 'maintainer' }),
    await add(admin, { role: 'admin' }),
    await add(admin, { status: 'inactive' }),
  ];
  const joined = await accept(silent, tokenOf((await copy(admin, ordinary.id)).body.address));
  const maintainer = clientWith(silent, joined.body);
  const editor = clientWith(silent, (await accept(silent, tokenOf((await copy(admin, (await add(admin)).id)).body.address))).body);
  const statuses = await Promise.all([copy(maintainer, boss.id), copy(editor, ordinary.id), copy(admin, idle.id), copy(admin, 99_999)]);
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 409, 404]);
});
