import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientWith, send } from './client.ts';
import { mockOutgoingMail } from './mock-outgoing-mail.ts';
import { type TestApi, testApi } from './test-api.ts';

const dayMs = 86_400_000;
const yearSeconds = 365 * 24 * 3600;
const password = 'olive tree, watered';

let atrium: TestApi;
let admin: Client;
let invoiceId: number;
const world = mockOutgoingMail();
beforeAll(async () => {
  const settings = { publicUrl: 'https://atrium.example', accessTtlSeconds: 3 * yearSeconds, refreshTtlSeconds: 3 * yearSeconds };
  atrium = await testApi({ mail: { outgoing: world.outgoing }, settings });
  admin = await signIn('admin', 'admin');
  invoiceId = (await admin.get('/apps/invoice/invoices', { status: 'sent', perPage: 1 })).body.invoices[0].id;
  // An invoice of the sample seller is not sent outside.
  await atrium.ownerQuery(
    `update invoices set seller = jsonb_set(seller, '{name}', '"Own & Son"') where entity = 'juniper' and id = ${invoiceId}`,
  );
});
afterAll(() => atrium.close());

async function signIn(email: string, secret = password): Promise<Client> {
  const { status, body } = await clientWith(atrium, null).post('/jwt/login', { email, password: secret });
  expect(status, email).toBe(200);
  return clientWith(atrium, body);
}

let made = 0;
/** A user of a role who can sign in, as if they had accepted an invitation. */
async function joined(role = 'admin'): Promise<{ client: Client; id: number; username: string }> {
  const number = 1000 + ++made;
  const username = `giver${made}`;
  const email = `${username}@joined.example`;
  const { body } = await admin.post('/apps/users/add-user', { fullName: `Giver ${made}`, email, username, role });
  const hash = (await atrium.deps.passwords.hash(password)).replaceAll("'", "''");
  await atrium.ownerQuery(`
    insert into people (entity, id, full_name, email, created_at, updated_at) values ('juniper', ${number}, 'Giver', '${email}', now(), now());
    insert into accounts (entity, id, person_id, email, username, password_hash, user_type, role, created_at, email_verified_at)
    values ('juniper', ${number}, ${number}, '${email}', '${username}', '${hash}', 'staff', '${role}', now(), now());
    update users set person_id = ${number}, status = 'active' where entity = 'juniper' and id = ${body.user.id}`);
  return { client: await signIn(username), id: body.user.id, username };
}

async function upload(who: Client): Promise<string> {
  const headers = { Authorization: `Bearer ${who.accessToken}` };
  const { status, body } = await send(atrium, '/api/v1/files?name=note.txt', { method: 'POST', body: 'Oak', headers });
  expect(status).toBe(201);
  return body.file.url;
}

async function subscribe(who: Client): Promise<string> {
  return (await who.post('/api/v1/calendar/feed')).body.path;
}

async function mailInvoice(who: Client): Promise<string> {
  await world.delivered(atrium.deps);
  const sent = await who.post(`/api/v1/invoices/${invoiceId}/send`, { to: 'tomas@miramar.example' });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const [mail] = await world.delivered(atrium.deps);
  const { pathname, search } = new URL(/href="([^"]*\/invoice\/[^"]*)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '');
  return pathname.replace('/invoice/', '/api/v1/invoice-links/') + search;
}

const open = async (...addresses: string[]) => Promise.all(addresses.map(async (address) => (await send(atrium, address)).status));
const linksOf = async (who: Client) => [await upload(who), await subscribe(who), await mailInvoice(who)];
const change = (id: number, fields: object) => admin.post(`/api/v1/users/${id}`, fields);

describe('links a person received or shared', () => {
  test('end permanently on suspension, without affecting other people’s', async () => {
    const [one, other] = [await joined(), await joined()];
    const [links, others] = [await linksOf(one.client), await linksOf(other.client)];
    expect(await open(...links)).toEqual([200, 200, 200]);
    expect((await change(one.id, { status: 'inactive' })).status).toBe(200);
    expect(await open(...links)).toEqual([404, 404, 404]);
    expect(await open(...others)).toEqual([200, 200, 200]);
    await change(one.id, { status: 'active' });
    // The session and its files are as before; what they shared stays ended.
    expect((await open(...links)).slice(1)).toEqual([404, 404]);
    const again = await signIn(one.username);
    expect((await again.get('/api/v1/calendar/feed')).body.feed.hasEnded).toBe(true);
    expect(await open(...(await linksOf(again)))).toEqual([200, 200, 200]);
  });

  test('end with a password reset by mailed link', async () => {
    const { client, id } = await joined();
    const links = await linksOf(client);
    await admin.post(`/api/v1/users/${id}/reset-password`);
    // Requesting it ends nothing yet.
    expect(await open(...links)).toEqual([200, 200, 200]);
    const [mail] = await world.delivered(atrium.deps);
    const token = new URL(/https:\/\/[^\s"<>]+\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token');
    const set = await clientWith(atrium, null).post('/api/v1/invitations/accept', { token, password: 'another, longer one' });
    expect(set.status).toBe(200);
    expect(await open(...links)).toEqual([404, 404, 404]);
  });

  test('end when a script sets a new password, and when the user is deleted', async () => {
    const [one, two] = [await joined(), await joined()];
    const [links, gone] = [await linksOf(one.client), await linksOf(two.client)];
    await atrium.ownerQuery(`update accounts set password_hash = 'x' where username = '${one.username}'`);
    expect((await open(...links)).slice(1)).toEqual([404, 404]);
    const headers = { Authorization: `Bearer ${admin.accessToken}` };
    expect((await send(atrium, `/apps/users/delete?id=${two.id}`, { method: 'DELETE', headers })).status).toBe(200);
    expect(await open(...gone)).toEqual([404, 404, 404]);
  });

  test('stop for a feed when the calendar permission is revoked', async () => {
    const { client, id } = await joined('editor');
    const feed = await subscribe(client);
    expect(await open(feed)).toEqual([200]);
    await change(id, { role: 'subscriber' });
    const canRead = (await client.get('/apps/calendar/events')).status === 200;
    await atrium.ownerQuery(`update accounts set role = 'client' where username = '${client.userData.username}'`);
    expect([canRead, await open(feed)]).toEqual([canRead, [404]]);
  });
});

describe('a signed file address', () => {
  test('ends with its session, while those of the person’s other sessions continue', async () => {
    const { client, username } = await joined();
    const second = await signIn(username);
    const [first, other] = [await upload(client), await upload(second)];
    const picture = (await second.get('/api/v1/session')).body.userData.avatar;
    expect(await open(first, other)).toEqual([200, 200]);
    await client.post('/api/v1/logout');
    expect(await open(first, other)).toEqual([404, 200]);
    if (picture) expect(await open(picture)).toEqual([200]);
  });

  test('stays valid and the same when the token is refreshed', async () => {
    const { client } = await joined();
    const address = await upload(client);
    const { body } = await clientWith(atrium, null).post('/jwt/refresh-token', { refreshToken: client.refreshToken });
    const refreshed = clientWith(atrium, body);
    expect(await open(address)).toEqual([200]);
    const session = (url: string) => new URL(url, 'http://x').searchParams.get('session');
    expect(session(await upload(refreshed))).toBe(session(address));
  });

  test('is accepted from a page of the same person’s earlier session, and from no one else', async () => {
    const { client, username } = await joined();
    const address = await upload(client);
    await client.post('/api/v1/logout');
    const again = await signIn(username);
    const [task] = (await admin.get('/apps/kanban/tasks')).body;
    const attach = (who: Client) => who.post('/apps/kanban/update-task', { data: { id: task.id, attachments: [{ img: address }] } });
    expect((await attach(admin)).status).toBe(400);
    expect((await attach(again)).status).toBe(200);
  });

  test('opens nothing with a different session in it', async () => {
    const [one, two] = [await joined(), await joined()];
    const [mine, theirs] = [await upload(one.client), await upload(two.client)];
    const session = new URL(theirs, 'http://x').searchParams.get('session') ?? '';
    expect(await open(mine.replace(/session=[^&]*/, `session=${session}`), mine.replace(/session=[^&]*&/, ''))).toEqual([404, 404]);
  });
});

describe('an expiration date', () => {
  test('of a feed is a year away, and can be extended until then', async () => {
    const { client } = await joined();
    const feed = await subscribe(client);
    atrium.clock.advance(364 * dayMs);
    expect(await open(feed)).toEqual([200]);
    const { status, body } = await client.post('/api/v1/calendar/feed/prolong');
    expect([status, body.expiresAt]).toEqual([200, new Date(atrium.clock.now.getTime() + 365 * dayMs).toISOString()]);
    atrium.clock.advance(364 * dayMs);
    expect(await open(feed)).toEqual([200]);
    atrium.clock.advance(dayMs);
    expect(await open(feed)).toEqual([404]);
    expect((await client.post('/api/v1/calendar/feed/prolong')).status).toBe(404);
  });

  test('of an invoice link is 90 days after mailing or the due date, and cannot be extended', async () => {
    const { client, username } = await joined();
    const link = await mailInvoice(client);
    const expires = Number(new URL(link, 'http://x').searchParams.get('expires'));
    expect(expires * 1000).toBeGreaterThan(atrium.clock.now.getTime() + 89 * dayMs);
    expect(await open(link, link.replace(String(expires), String(expires + 86_400)))).toEqual([200, 404]);
    expect(await open(link.replace(/sender=\d+/, 'sender=1'), link.replace(/expires=\d+/, 'expires=soon'))).toEqual([404, 404]);
    await (await signIn(username)).post('/api/v1/logout');
    expect(await open(link)).toEqual([200]);
    atrium.clock.advance(expires * 1000 - atrium.clock.now.getTime());
    expect(await open(link)).toEqual([404]);
  });
});
