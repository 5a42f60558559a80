import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { type Area, areaOf, areas } from '#contract/areas.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { userData } from '#contract/signed-in.ts';
import { type Client, clientWith, registerUser, send, signInAs } from '../../../../tests/client.ts';
import { emptyTables } from '../../../../tests/empty-tables.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';

let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { publicUrl: 'http://atrium.test' } });
});
afterAll(() => atrium.close());
beforeEach(async () => {
  admin = await registerUser(atrium);
});

const entityOf = (who: Client) => who.userData.eid.split('-')[0] ?? '';
const call = (who: Client, method: string, path: string, body?: unknown) =>
  send(atrium, path, {
    method,
    headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const put = (who: Client, area: string, isOn: unknown) => call(who, 'PUT', '/api/v1/areas', { area, isOn });

async function set(isOn: boolean, ...changed: Area[]): Promise<Client['userData']> {
  let answered: unknown;
  for (const area of changed) {
    const { status, body } = await put(admin, area, isOn);
    expect(status, JSON.stringify(body)).toBe(200);
    answered = body.userData;
  }
  return userData.parse(answered);
}
const inverted = ({ ability }: Client['userData']) => ability.filter((rule) => rule.inverted).map(({ subject }) => subject);

/** Sends a minimal request and returns the area the refusal names as turned off. */
async function offBy({ method, path }: AnyEndpoint, who: Client): Promise<Area | undefined> {
  const response = await atrium.request(path.replaceAll(/\{\w+\}/g, '999999999'), {
    method,
    headers: { Authorization: `Bearer ${who.accessToken}` },
    ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
  });
  if (response.headers.get('Content-Type') === 'text/event-stream') {
    await response.body?.cancel();
    return undefined;
  }
  const text = await response.text();
  const reason = response.status === 403 ? JSON.parse(text).error?.reason : undefined;
  return reason?.code === 'area_off' ? reason.area : undefined;
}

test('an admin is refused exactly the requests of the area that is off', async () => {
  // Logging out would end the session used for the other requests.
  const called = endpoints.filter(({ path }) => path !== '/api/v1/logout');
  expect(called.filter(({ subject }) => areaOf(subject)).some(({ access }) => access === 'anyone')).toBe(false);
  await set(false, ...areas);
  for (const endpoint of called) expect([endpoint.path, await offBy(endpoint, admin)]).toEqual([endpoint.path, areaOf(endpoint.subject)]);
  await set(true, ...areas);
  for (const area of areas) {
    const one = called.find(({ subject, method }) => areaOf(subject) === area && method === 'GET') as AnyEndpoint;
    expect([one.path, await offBy(one, admin)]).toEqual([one.path, undefined]);
  }
});

describe('the area setting', () => {
  test('is part of the session, takes effect at once, and keeps the data', async () => {
    expect(inverted(admin.userData)).toEqual([]);
    await admin.post('/api/v1/clients', { company: 'Leith Library' });
    expect(inverted(await set(false, 'invoices'))).toEqual(['Invoice', 'Client']);
    expect(inverted((await admin.get('/api/v1/session')).body.userData)).toEqual(['Invoice', 'Client']);
    const refused = await admin.get('/api/v1/clients');
    expect([refused.status, refused.body.error]).toEqual([
      403,
      {
        code: 'forbidden',
        message: 'The area invoices is turned off for this company',
        reason: { code: 'area_off', area: 'invoices' },
      },
    ]);
    expect(inverted(await set(true, 'invoices'))).toEqual([]);
    expect((await admin.get('/api/v1/clients')).body.clients.map(({ company }: { company: string }) => company)).toEqual(['Leith Library']);
  });

  test('applies to one company and is limited to admins', async () => {
    const other = await registerUser(atrium);
    await set(false, 'chat');
    expect((await other.get('/api/v1/chat')).status).toBe(200);
    expect((await put(await signInAs(atrium, 'client'), 'chat', false)).status).toBe(403);
    expect((await put(admin, 'people', false)).status).toBe(400);
    expect((await put(admin, 'chat', 'no')).status).toBe(400);
  });

  test('is audited once per change', async () => {
    await set(false, 'chat', 'chat', 'blog');
    await set(true, 'chat');
    const { entries } = (await admin.get('/api/v1/audit', { action: 'area' })).body;
    expect(entries.map(({ action, target }: { action: string; target: string }) => `${action} ${target}`)).toEqual([
      'area.turned-on chat',
      'area.turned-off blog',
      'area.turned-off chat',
    ]);
  });
});

describe('while an area is off', () => {
  test('search, trash, and bookmarks hide it, and show it again once it is on', async () => {
    const { body } = await admin.post('/api/v1/clients', { company: 'Heron Glass' });
    const gone = await admin.post('/api/v1/clients', { company: 'Heron Wood' });
    await call(admin, 'DELETE', `/api/v1/clients/delete?id=${gone.body.client.id}`);
    expect(body.client.company).toBe('Heron Glass');
    const seen = async () => ({
      found: JSON.stringify((await admin.get('/api/v1/search', { q: 'heron' })).body).includes('Heron Glass'),
      trash: JSON.stringify((await admin.get('/api/v1/trash')).body).includes('Heron Wood'),
      bookmarks: JSON.stringify((await admin.get('/api/bookmarks/data')).body).includes('/apps/invoice/list'),
    });
    const before = await seen();
    expect(before).toEqual({ found: true, trash: true, bookmarks: true });
    await set(false, 'invoices');
    expect(await seen()).toEqual({ found: false, trash: false, bookmarks: false });
    await set(true, 'invoices');
    expect(await seen()).toEqual(before);
  });

  test('dashboards hide its cards, and the checklist its steps', async () => {
    const cards = async () => {
      const { body } = await admin.get('/api/v1/dashboard', { name: 'ecommerce' });
      return { cards: Object.keys(body.cards ?? body), steps: (body.firstSteps ?? []).map(({ name }: { name: string }) => name) };
    };
    expect((await cards()).steps).toContain('invoice');
    await set(false, 'invoices', 'email');
    const { cards: left, steps } = await cards();
    for (const card of ['sales', 'revenueReport', 'transactions']) expect(left).not.toContain(card);
    expect(steps).not.toContain('invoice');
    expect(steps).not.toContain('mail');
  });

  test('an API key is refused as well and cannot grant its permissions', async () => {
    const rules = [{ action: 'manage', subject: 'all' }];
    const made = await admin.post('/api/v1/api-keys', { name: 'Till', rules, expiresAt: null, password: 'a long password' });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const key = clientWith(atrium, { accessToken: made.body.token } as Client);
    await set(false, 'todo');
    expect((await key.get('/apps/todo/tasks')).body.error.reason).toEqual({ code: 'area_off', area: 'todo' });
    expect((await key.get('/api/v1/clients')).status).toBe(200);
    expect((await key.get('/api/v1/api-key')).body.rules).toContainEqual({ action: 'manage', subject: 'Todo', inverted: true });
  });

  test('roles keep their permissions in it: they can be assigned, and apply again once it is on', async () => {
    await set(false, 'chat', 'shop');
    const added = await admin.post('/api/v1/roles', { title: 'Sales', rules: [{ action: 'manage', subject: 'Chat' }] });
    expect(added.status, JSON.stringify(added.body)).toBeLessThan(300);
    const user = {
      fullName: 'Ines Prado',
      email: `ines@${entityOf(admin)}.example`,
      username: `ines-${entityOf(admin)}`,
      role: 'maintainer',
    };
    const made = await admin.post('/apps/users/add-user', user);
    expect(made.status, JSON.stringify(made.body)).toBeLessThan(300);
  });

  test('explaining a permission reports that the area is off', async () => {
    const [own] = (await admin.get('/api/users/list/data')).body.users;
    const why = async () => (await admin.get('/api/v1/why', { userId: own.id, action: 'read', subject: 'Chat' })).body;
    expect(await why()).toMatchObject({ isAllowed: true, reason: 'granted' });
    await set(false, 'chat');
    expect(await why()).toMatchObject({ isAllowed: false, reason: 'area-off' });
  });

  test('the public blog and its feeds respond as if empty', async () => {
    await emptyTables(atrium, 'blog_posts');
    const added = await admin.post('/api/v1/blog/posts', { blogTitle: 'Oak', status: 'Published' });
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    const paths = ['posts', 'posts/oak', 'feed.xml', 'rss.xml', 'sitemap.xml'].map((path) => `/blog/${entityOf(admin)}/${path}`);
    const statuses = () => Promise.all(paths.map(async (path) => (await send(atrium, path)).status));
    const isListed = async () => String((await send(atrium, '/sitemap.xml')).body).includes(`/blog/${entityOf(admin)}/`);
    expect([await statuses(), await isListed()]).toEqual([[200, 200, 200, 200, 200], true]);
    await set(false, 'blog');
    expect([await statuses(), await isListed()]).toEqual([[404, 404, 404, 404, 404], false]);
    await set(true, 'blog');
    expect([await statuses(), await isListed()]).toEqual([[200, 200, 200, 200, 200], true]);
  });

  test('a calendar subscription stops responding and keeps its URL', async () => {
    const { path } = (await admin.post('/api/v1/calendar/feed')).body;
    expect((await send(atrium, path)).status).toBe(200);
    await set(false, 'calendar');
    expect((await send(atrium, path)).status).toBe(404);
    await set(true, 'calendar');
    expect((await send(atrium, path)).status).toBe(200);
  });
});
