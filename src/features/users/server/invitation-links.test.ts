import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, clientWith, signInAs } from '../../../../tests/client.ts';
import { mockOutgoingMail } from '../../../../tests/mock-outgoing-mail.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

const password = 'olive tree, watered';
const yearSeconds = 400 * 24 * 3600;

let atrium: TestApi;
let admin: Client;
const world = mockOutgoingMail();
beforeAll(async () => {
  atrium = await testApi({
    mail: { outgoing: world.outgoing },
    settings: {
      publicUrl: 'https://atrium.example',
      newAccountHourlyRecipients: 0,
      accessTtlSeconds: yearSeconds,
      refreshTtlSeconds: yearSeconds,
    },
  });
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());
beforeEach(async () => void (await world.delivered(atrium.deps)));

const visitor = () => clientWith(atrium, null);
const accept = (token: string, fields: object = {}) => visitor().post('/api/v1/invitations/accept', { token, password, ...fields });
const read = (token: string) => visitor().post('/api/v1/invitations/read', { token });
const statuses = async (token: string) => [(await read(token)).status, (await accept(token)).status];

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

async function tokenMailed(): Promise<string> {
  const [mail] = await world.delivered(atrium.deps);
  return /reset-password-cover\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function invite(id: number, by = admin): Promise<string> {
  expect((await by.post('/api/v1/users/invite', { ids: [id] })).status).toBe(200);
  return tokenMailed();
}

async function reset(id: number, by = admin): Promise<string> {
  expect((await by.post(`/api/v1/users/${id}/reset-password`)).status).toBe(200);
  return tokenMailed();
}

const update = (id: number, fields: object) => admin.post(`/api/v1/users/${id}`, fields);
const remove = (id: number) => admin.post('/api/v1/users/delete', { ids: [id] });

describe('an invitation ends', () => {
  test.each<[string, (user: { id: number; email: string }) => Promise<unknown>]>([
    ['another address', ({ id }) => update(id, { email: `other${made}@world.example` })],
    ['another role', ({ id }) => update(id, { role: 'admin' })],
    ['another role, among others', ({ id }) => admin.post('/api/v1/users/update', { users: [{ id, role: 'admin' }] })],
    ['a suspension', ({ id }) => update(id, { status: 'inactive' })],
    ['another status', ({ id }) => update(id, { status: 'active' })],
    ['a deletion', ({ id }) => remove(id)],
    [
      'a sheet with another role',
      ({ email }) => admin.post('/api/v1/user-import', { csv: `Full name,E-mail,Role\nGuest,${email},admin\n`, apply: true }),
    ],
  ])('with %s', async (_what, change) => {
    const user = await add();
    const token = await invite(user.id);
    await change(user);
    expect(await statuses(token)).toEqual([404, 404]);
  });
  test('permanently, even if the change is reverted', async () => {
    const user = await add();
    const first = await invite(user.id);
    await update(user.id, { role: 'admin' });
    await update(user.id, { role: 'editor' });
    const second = await invite(user.id);
    await remove(user.id);
    expect((await admin.post('/api/v1/users/restore', { ids: [user.id] })).status).toBeLessThan(300);
    expect([await statuses(first), await statuses(second)]).toEqual([
      [404, 404],
      [404, 404],
    ]);
  });
  test('not with a different plan or name', async () => {
    const user = await add();
    const token = await invite(user.id);
    await update(user.id, { currentPlan: 'team', fullName: 'Guest Renamed' });
    expect((await accept(token)).body.userData).toMatchObject({ fullName: 'Guest Renamed', role: 'editor' });
  });
  test('even when the change bypasses the API', async () => {
    const user = await add();
    const token = await invite(user.id);
    await atrium.ownerQuery(`update users set role = 'admin' where id = ${user.id} and entity = 'juniper'`);
    expect(await statuses(token)).toEqual([404, 404]);
  });
});

test('one of a hundred concurrent acceptances joins', async () => {
  const user = await add();
  const token = await invite(user.id);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => accept(token, { username: `rush${n}` })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(99).fill(404)]);
  const rows = await atrium.ownerQuery(`select username from accounts where email = '${user.email}'`);
  expect(rows).toHaveLength(1);
  expect(await atrium.ownerQuery(`select id from people where email = '${user.email}'`)).toHaveLength(1);
});

test('joining by a mailed link verifies the address', async () => {
  const user = await add();
  const { body } = await accept(await invite(user.id));
  expect(body.userData.verification).toBeUndefined();
});

describe('an invitation grants no more than its creator may grant', () => {
  const maintainer = async () => {
    const user = await add({ role: 'maintainer' });
    const { body } = await accept(await invite(user.id));
    return { id: user.id, client: clientWith(atrium, body) };
  };
  test.each<[string, object]>([
    ['suspended', { status: 'inactive' }],
    ['demoted', { role: 'author' }],
  ])('and none while they are %s', async (_what, change) => {
    const { id, client } = await maintainer();
    const user = await add();
    const token = await invite(user.id, client);
    await update(id, change);
    expect(await statuses(token)).toEqual([404, 404]);
  });
  test('and nothing after they were deleted', async () => {
    const { id, client } = await maintainer();
    const user = await add();
    const token = await invite(user.id, client);
    await remove(id);
    expect(await statuses(token)).toEqual([404, 404]);
  });
  test('and nothing once the role has more permissions than they do', async () => {
    const { client } = await maintainer();
    const rules = [{ action: 'read', subject: 'Email' }];
    const added = await admin.post('/api/v1/roles', { title: `Readers ${made}`, rules });
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    const { name, version } = added.body.role;
    const [one, two] = [await add({ role: name }), await add({ role: name })];
    const [byMaintainer, byAdmin] = [await invite(one.id, client), await invite(two.id)];
    const grown = await admin.post(`/api/v1/roles/${name}`, {
      version,
      title: `Readers ${made}`,
      rules: [{ action: 'manage', subject: 'Role' }],
    });
    expect(grown.status, JSON.stringify(grown.body)).toBe(200);
    expect([await statuses(byMaintainer), await statuses(byAdmin)]).toEqual([
      [404, 404],
      [200, 200],
    ]);
  });
});

describe('the link is visible to its recipient only', () => {
  const secretOf = (token: string) => {
    const [, secret = ''] = token.split('.');
    expect(secret).toHaveLength(43);
    return secret;
  };
  test('the inviter finds the mail in Sent without the link', async () => {
    const user = await add();
    const secret = secretOf(await invite(user.id));
    const { body } = await admin.get('/apps/email/emails', { folder: 'sent', q: 'invited you' });
    const [mail] = body.emails;
    expect(mail.to[0].email).toBe(user.email);
    expect(mail.message).toContain('[Set a password and join]');
    const source = await admin.get(`/api/v1/emails/${mail.id}/source`);
    const opened = await admin.get('/apps/email/get-email', { id: mail.id });
    expect(opened.body.deliveries).toEqual([expect.objectContaining({ state: 'sent' })]);
    const places = [
      body,
      opened.body,
      source.body,
      (await admin.get('/api/v1/audit')).body,
      (await admin.get('/api/v1/notifications')).body,
    ];
    for (const place of places) expect(JSON.stringify(place)).not.toContain(secret);
  });
  test('the mail is in the recipient’s language once they have opened pages in it', async () => {
    const user = await add();
    const token = await invite(user.id);
    const reader = { token, password: 'a long password' };
    await clientWith(atrium, null).post('/api/v1/invitations/accept', reader, { 'Accept-Language': 'ar' });
    expect((await admin.post(`/api/v1/users/${user.id}/reset-password`)).status).toBe(200);
    const [mail] = await world.delivered(atrium.deps);
    expect(mail?.subject).toBe('كلمة مرورك لدى Juniper & Vale');
    expect(mail?.text).not.toContain('Set a new password');
  });
  test('it does not come back when mails deleted at the moment of sending are restored', async () => {
    const user = await add();
    await accept(await invite(user.id));
    const secret = secretOf(await reset(user.id));
    await admin.post('/api/v1/emails/restore', { deletedAt: atrium.clock.now.toISOString() });
    const { body } = await admin.get('/apps/email/emails', { folder: 'sent', q: 'Your password' });
    expect(body.emails.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect((await admin.get(`/api/v1/emails/${body.emails[0].id}/source`)).body).not.toContain(secret);
  });
  test('it is not in the bounce message to the sender', async () => {
    const user = await add();
    const { handOver } = world.outgoing;
    let sent = '';
    try {
      world.outgoing.handOver = async (source, to) => {
        sent = new TextDecoder().decode(source).replaceAll('=\r\n', '').replaceAll('=3D', '=');
        return to.map((email) => ({ email, outcome: 'refused' as const, answer: '550 5.1.1 No such user' }));
      };
      await admin.post('/api/v1/users/invite', { ids: [user.id] });
      await world.delivered(atrium.deps);
    } finally {
      world.outgoing.handOver = handOver;
    }
    const secret = secretOf(/reset-password-cover\?token=([\w.-]+)/.exec(sent)?.[1] ?? '');
    const { body } = await admin.get('/apps/email/emails', { q: 'Not delivered' });
    expect(body.emails[0].message).toContain('[Set a password and join]');
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(await atrium.ownerQuery(`select 1 from mails where outside_message is not null`)).toEqual([]);
  });
});

describe('a password reset link ends', () => {
  const joined = async () => {
    const user = await add();
    const { body } = await accept(await invite(user.id));
    return { ...user, client: clientWith(atrium, body) };
  };
  test.each<[string, (user: { id: number; email: string }) => Promise<unknown>]>([
    ['another address', ({ id }) => update(id, { email: `moved${made}@world.example` })],
    ['another role', ({ id }) => update(id, { role: 'author' })],
    [
      'a suspension that was taken back',
      async ({ id }) => [await update(id, { status: 'inactive' }), await update(id, { status: 'active' })],
    ],
    ['a deletion that was taken back', async ({ id }) => [await remove(id), await admin.post('/api/v1/users/restore', { ids: [id] })]],
    [
      'a password that was set another way since',
      async ({ email }) => {
        atrium.clock.advance(1000);
        await atrium.ownerQuery(`update accounts set password_set_at = '${atrium.clock.now.toISOString()}' where email = '${email}'`);
      },
    ],
  ])('with %s', async (_what, change) => {
    const user = await joined();
    const token = await reset(user.id);
    await change(user);
    expect(await statuses(token)).toEqual([404, 404]);
  });
  test('after the first of fifty concurrent uses', async () => {
    const user = await joined();
    const token = await reset(user.id);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => accept(token, { password: `new password ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(404)]);
  });
  test('when its sender loses the permission', async () => {
    const { id: makerId, client } = await (async () => {
      const user = await add({ role: 'maintainer' });
      const { body } = await accept(await invite(user.id));
      return { id: user.id, client: clientWith(atrium, body) };
    })();
    const user = await joined();
    const token = await reset(user.id, client);
    await update(makerId, { role: 'author' });
    expect(await statuses(token)).toEqual([404, 404]);
  });
});
