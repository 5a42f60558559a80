import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverOutside } from '#features/email/server/delivery/deliver-outside.ts';
import { smtpOut } from '#hosts/node/mail/smtp-out.ts';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { type SmtpInbox, smtpInbox } from '../../../../tests/smtp-inbox.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { acceptInvitation, inviteUsers, readInvitation } from '../invitation-contract.ts';

const publicUrl = 'https://atrium.example';
const dayMs = 86_400_000;
const password = 'olive tree, watered';

let atrium: TestApi;
let world: SmtpInbox;
let admin: Client;
beforeAll(async () => {
  world = await smtpInbox();
  atrium = await testApi({
    mail: { outgoing: smtpOut({ url: world.url, from: { name: 'Juniper & Vale', email: 'office@demo.com' } }) },
    settings: { publicUrl, accessTtlSeconds: 400 * 24 * 3600, refreshTtlSeconds: 400 * 24 * 3600 },
  });
  admin = await signInAs(atrium, 'admin');
});
afterAll(async () => {
  await atrium.close();
  await world.close();
});
beforeEach(async () => void (await delivered()));

/** Delivers outgoing mails and returns them, with the token in their link. */
async function delivered() {
  await deliverOutside(atrium.deps, 'juniper');
  const mails = [];
  for (const { source, to } of world.mails.splice(0)) {
    const { html = '', text = '', subject } = await PostalMime.parse(source);
    const [address = ''] = /https:\/\/[^\s"<>]+reset-password-cover\?token=[\w.-]+/.exec(text) ?? [];
    mails.push({ to, subject, html, text, address, token: new URL(address || publicUrl).searchParams.get('token') ?? '' });
  }
  return mails;
}

let made = 0;
async function add(fields: object = {}): Promise<{ id: number; email: string }> {
  made += 1;
  const { status, body } = await admin.post('/apps/users/add-user', {
    fullName: `Guest ${made}`,
    email: `guest${made}@world.example`,
    role: 'editor',
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.user;
}

async function invite(id: number): Promise<string> {
  const { status, body } = await admin.post('/api/v1/users/invite', { ids: [id] });
  expect([status, body]).toEqual([200, { invited: [id], skipped: [], by: 'mail' }]);
  inviteUsers.answer?.parse(body);
  return (await delivered())[0]?.token ?? '';
}

const visitor = () => clientWith(atrium, null);
const read = (token: string) => visitor().post('/api/v1/invitations/read', { token });
const accept = (token: string, fields: object = {}) => visitor().post('/api/v1/invitations/accept', { token, password, ...fields });
const get = async (id: number) => (await admin.get('/api/users/user', { id })).body.user;

describe('an invitation', () => {
  test('mails a link to set a password; the user then is a person with the permissions of the role', async () => {
    const user = await add({ fullName: 'Ana Ríos', username: 'ana.rios' });
    const { body } = await admin.post('/api/v1/users/invite', { ids: [user.id] });
    expect(body.invited).toEqual([user.id]);
    expect(await get(user.id)).toMatchObject({ status: 'pending', hasAccount: false, invitedAt: atrium.clock.now.toISOString() });
    const [mail] = await delivered();
    expect(mail).toMatchObject({ to: [user.email], subject: 'Maren Lindqvist invited you to Juniper & Vale' });
    expect(mail?.address).toMatch(/^https:\/\/atrium\.example\/pages\/reset-password-cover\?token=juniper\.[\w-]{43}$/);
    expect(mail?.html).toContain('dir="rtl"');

    const token = mail?.token ?? '';
    const seen = await read(token);
    readInvitation.answer?.parse(seen.body);
    expect(seen.body).toEqual({
      kind: 'invitation',
      fullName: 'Ana Ríos',
      email: user.email,
      company: 'Juniper & Vale',
      username: 'ana.rios',
    });

    const joined = await accept(token);
    expect(joined.status, JSON.stringify(joined.body)).toBe(200);
    acceptInvitation.answer?.parse(joined.body);
    expect(joined.body.userData).toMatchObject({ fullName: 'Ana Ríos', username: 'ana.rios', role: 'editor' });
    expect(joined.body.userData.eid).toMatch(/^juniper-/);
    expect(await get(user.id)).toMatchObject({ status: 'active', hasAccount: true });

    const ana = clientWith(atrium, joined.body);
    expect((await ana.get('/api/v1/kanban/page')).status).not.toBe(403);
    expect((await ana.get('/api/users/list/data')).status).toBe(403);
    const people = (await admin.get('/api/v1/people', { q: 'Ana Ríos' })).body.people;
    expect(people).toMatchObject([{ email: user.email }]);
    const todo = await admin.post('/apps/todo/add-tasks', { task: { title: 'Welcome', assignee: { id: people[0].id } } });
    expect(todo.status, JSON.stringify(todo.body)).toBe(201);
    const again = await visitor().post('/jwt/login', { email: user.email, password });
    expect(again.status).toBe(200);
  });
  test('shows the sender’s message as plain text', async () => {
    const user = await add();
    await admin.post('/api/v1/users/invite', { ids: [user.id], message: ' Welcome <b>aboard</b>!\nSee you on Monday. ' });
    const [mail] = await delivered();
    expect(mail?.html).toContain('<p>Welcome &lt;b&gt;aboard&lt;/b&gt;!<br');
    expect(mail?.text).toContain('See you on Monday.');
    const tooLong = await admin.post('/api/v1/users/invite', { ids: [user.id], message: 'x'.repeat(1001) });
    expect(tooLong.status).toBe(400);
  });
  test('makes mail to their address reach them once they join', async () => {
    const user = await add();
    const joined = await accept(await invite(user.id));
    const to = [{ name: '', email: user.email }];
    const draft = await admin.post('/api/v1/emails/drafts', {
      key: crypto.randomUUID(),
      to,
      subject: 'Welcome here',
      message: '<p>Hello</p>',
    });
    await admin.post(`/api/v1/emails/drafts/${draft.body.mail?.id ?? draft.body.email?.id}/send`, { undoSeconds: 0 });
    const { body } = await clientWith(atrium, joined.body).get('/apps/email/emails', { folder: 'inbox' });
    expect(body.emails.map(({ subject }: { subject: string }) => subject)).toEqual(['Welcome here']);
    expect(await delivered()).toEqual([]);
  });
  test('turns a colleague without an account into the user, as the same person', async () => {
    const [rui] = (await admin.get('/api/users/list/data', { q: 'rui.valadares' })).body.users;
    const joined = await accept(await invite(rui.id), { username: 'rui' });
    expect(joined.body.userData).toMatchObject({ id: 5, username: 'rui', role: 'maintainer' });
    expect((await get(rui.id)).username).toBe('rui');
  });
  test('suggests a username from the address if there is none', async () => {
    const user = await add({ email: 'o.k+tag@world.example' });
    const token = await invite(user.id);
    expect((await read(token)).body.username).toBe('o.ktag');
    expect((await accept(token)).body.userData.username).toBe('o.ktag');
  });
  test('skips users who have joined or are inactive', async () => {
    const idle = await add({ status: 'inactive' });
    const { body } = await admin.post('/api/v1/users/invite', { ids: [1, idle.id] });
    expect(body).toEqual({ invited: [], skipped: [1, idle.id], by: 'mail' });
    expect(await delivered()).toEqual([]);
  });
  test('invites nobody if one user does not exist', async () => {
    const user = await add();
    expect((await admin.post('/api/v1/users/invite', { ids: [user.id, 99_999] })).status).toBe(404);
    expect([await delivered(), (await get(user.id)).status]).toEqual([[], 'active']);
  });
});

describe('the link', () => {
  test('works once', async () => {
    const token = await invite((await add()).id);
    expect((await accept(token)).status).toBe(200);
    expect([(await accept(token)).status, (await read(token)).status]).toEqual([404, 404]);
  });
  test('lets one of two concurrent uses join', async () => {
    const token = await invite((await add()).id);
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
  test('ends when the next one is sent', async () => {
    const { id } = await add();
    const [first, second] = [await invite(id), await invite(id)];
    expect([(await read(first)).status, (await accept(first)).status, (await read(second)).status]).toEqual([404, 404, 200]);
  });
  test('ends after seven days, not before', async () => {
    const token = await invite((await add()).id);
    atrium.clock.advance(7 * dayMs - 1000);
    expect((await read(token)).status).toBe(200);
    atrium.clock.advance(1000);
    expect([(await read(token)).status, (await accept(token)).status]).toEqual([404, 404]);
  });
  test('is invalid for a suspended or deleted user', async () => {
    const [one, two] = [await add(), await add()];
    const [first, second] = [await invite(one.id), await invite(two.id)];
    await admin.post(`/api/v1/users/${one.id}`, { status: 'inactive' });
    await admin.post('/api/v1/users/delete', { ids: [two.id] });
    for (const token of [first, second]) expect([(await read(token)).status, (await accept(token)).status]).toEqual([404, 404]);
  });
  test('is stored only as a hash', async () => {
    const token = await invite((await add()).id);
    const [row] = await atrium.ownerQuery('select token_hash from invitations order by id desc limit 1');
    expect(row?.token_hash).toMatch(/^[\da-f]{64}$/);
    expect(token).not.toContain(String(row?.token_hash));
  });
  test.each(['', 'juniper', 'juniper.short', `juniper.${'x'.repeat(43)}`, `nowhere.${'x'.repeat(43)}`, `juniper'--.${'x'.repeat(43)}`])(
    'rejects a made-up token, such as "%s"',
    async (token) => {
      expect([(await read(token)).status, (await accept(token)).status]).toEqual([404, 404]);
    },
  );
  test('does not work in another company', async () => {
    const somebody = await registerUser(atrium);
    const token = await invite((await add()).id);
    const entity = somebody.userData.eid.split('-')[0];
    expect((await read(token.replace('juniper', entity ?? ''))).status).toBe(404);
  });
  test('rejects a weak password or a taken username, and stays valid', async () => {
    const token = await invite((await add()).id);
    expect((await accept(token, { password: 'short' })).body.error.fields).toHaveProperty('password');
    const taken = await accept(token, { username: 'admin' });
    expect([taken.status, Object.keys(taken.body.error.fields)]).toEqual([409, ['username']]);
    expect((await accept(token)).status).toBe(200);
  });
  test('reports an address that is already used to sign in elsewhere', async () => {
    const somebody = await registerUser(atrium);
    const token = await invite((await add({ email: somebody.userData.email })).id);
    const { status, body } = await accept(token, { username: 'another.name' });
    expect([status, Object.keys(body.error.fields)]).toEqual([409, ['email']]);
  });
});

describe('a password reset', () => {
  test('ends all other sessions and the old password; its link lasts 30 minutes', async () => {
    const user = await add();
    const before = clientWith(atrium, (await accept(await invite(user.id))).body);
    expect((await admin.post(`/api/v1/users/${user.id}/reset-password`)).status).toBe(200);
    const [mail] = await delivered();
    expect(mail?.subject).toBe('Your password at Juniper & Vale');
    const token = mail?.token ?? '';
    expect((await read(token)).body.kind).toBe('reset');
    expect((await before.get('/api/v1/session')).status).toBe(200);
    const after = await accept(token, { password: 'another long one' });
    expect(after.status).toBe(200);
    expect((await before.get('/api/v1/session')).status).toBe(401);
    expect((await clientWith(atrium, after.body).get('/api/v1/session')).status).toBe(200);
    const login = async (text: string) => (await visitor().post('/jwt/login', { email: user.email, password: text })).status;
    expect([await login(password), await login('another long one')]).toEqual([400, 200]);
    const { body } = await admin.get(`/api/v1/users/${user.id}/security`);
    expect(body.passwordSetAt).toBe(atrium.clock.now.toISOString());

    const [told] = await delivered();
    expect(told).toMatchObject({ to: [user.email], subject: 'Your password was changed' });
    await admin.post(`/api/v1/users/${user.id}/reset-password`);
    const [late] = await delivered();
    atrium.clock.advance(30 * 60_000 - 1000);
    expect((await read(late?.token ?? '')).status).toBe(200);
    atrium.clock.advance(1000);
    expect((await accept(late?.token ?? '')).status).toBe(404);
  });
  test('does not appear in the sender’s mails, as the link is for the user only', async () => {
    const user = await add();
    await accept(await invite(user.id));
    await admin.post(`/api/v1/users/${user.id}/reset-password`);
    const { body } = await admin.get('/apps/email/emails', { folder: 'sent', q: 'Your password' });
    expect(JSON.stringify(body)).not.toContain('reset-password-cover');
  });
  test('requires an account that is not suspended', async () => {
    const user = await add();
    expect((await admin.post(`/api/v1/users/${user.id}/reset-password`)).status).toBe(409);
    await accept(await invite(user.id));
    await admin.post(`/api/v1/users/${user.id}`, { status: 'inactive' });
    expect((await admin.post(`/api/v1/users/${user.id}/reset-password`)).status).toBe(409);
  });
});

test('reading links is rate-limited by address', async () => {
  const limited = await testApi({ settings: { rateLimit: true } });
  const statuses = new Set<number>();
  for (let tried = 0; tried < 125; tried++) {
    const body = JSON.stringify({ token: `juniper.${'x'.repeat(43)}` });
    statuses.add(
      (await send(limited, '/api/v1/invitations/read', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })).status,
    );
  }
  expect([...statuses]).toEqual([404, 429]);
  await limited.close();
});

test('everything is audited', async () => {
  const user = await add();
  await accept(await invite(user.id));
  const rows = await atrium.ownerQuery(
    `select action from audit_entries where target_kind = 'user' and target_id = '${user.id}' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['user.added', 'user.invited', 'user.joined']);
});
