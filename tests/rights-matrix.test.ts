import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { addPerson } from '#platform/people/server/public-api.ts';
import { addAccount } from '#platform/session/server/public-api.ts';
import { type Client, clientWith, registerUser } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';

// Tests what docs/rights.md declares: every request by every role.
const roles = ['admin', 'maintainer', 'editor', 'author', 'subscriber', 'client'] as const;
const columns = ['visitor', ...[...roles].reverse()];
const lines = readFileSync(new URL('../docs/rights.md', import.meta.url), 'utf8').split('\n');
const declared = new Map(
  lines.flatMap((line) => {
    const [, call, ...cells] = line.split('|').map((cell) => cell.trim());
    return call?.startsWith('`') ? [[call.replaceAll('`', ''), cells.slice(0, columns.length)] as const] : [];
  }),
);
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const mayCall = (endpoint: AnyEndpoint, who: string) => declared.get(nameOf(endpoint))?.[columns.indexOf(who)] === '✓';

let atrium: TestApi;
const clients = new Map<string, Client>();
let suspended: Client;
let demoted: Client;
let outsider: Client;
beforeAll(async () => {
  atrium = await testApi({ settings: { sampleData: false } });
  for (const role of [...roles, 'suspended', 'demoted']) clients.set(role, await joined(role));
  clients.set('visitor', clientWith(atrium, null));
  suspended = clients.get('suspended') as Client;
  demoted = clients.get('demoted') as Client;
  outsider = await registerUser(atrium);
  await atrium.ownerQuery(`update accounts set suspended_at = now() where username = 'suspended-one'`);
  await atrium.ownerQuery(`update accounts set role = 'subscriber' where username = 'demoted-one'`);
});
afterAll(() => atrium.close());

/** Signs in a new member of the demo company. */
async function joined(name: string): Promise<Client> {
  const role = name === 'suspended' || name === 'demoted' ? 'admin' : name;
  const [email, username, createdAt] = [`${name}@roles.example`, `${name}-one`, atrium.deps.clock()];
  const passwordHash = await atrium.deps.passwords.hash('a long password');
  await atrium.deps.database.writing('juniper', async (db) => {
    const personId = await addPerson(db, { entity: 'juniper', fullName: name, email, createdAt, updatedAt: createdAt });
    await addAccount(db, { entity: 'juniper', personId, email, username, passwordHash, userType: 'staff', role, createdAt });
  });
  return signedIn(username);
}

async function signedIn(username: string): Promise<Client> {
  const { body } = await clientWith(atrium, null).post('/jwt/login', { email: username, password: 'a long password' });
  return clientWith(atrium, body);
}

interface Sent {
  entity?: string;
  /** The value for every id. */
  id?: string;
}

function idsInQuery({ query }: AnyEndpoint): string[] {
  return Object.keys((query as { shape?: object } | undefined)?.shape ?? {}).filter((name) => /^(id|\w+Id)$/.test(name));
}

/** Sends a request with minimal input; the response only matters as far as access was granted. */
async function answerTo(endpoint: AnyEndpoint, who: Client, { entity, id = '999999999' }: Sent = {}) {
  const { method, path } = endpoint;
  const ids = idsInQuery(endpoint);
  const search = new URLSearchParams(ids.map((name) => [name, id]));
  const address = `${path.replaceAll(/\{\w+\}/g, encodeURIComponent(id))}${ids.length > 0 ? `?${search}` : ''}`;
  const response = await atrium.request(address, {
    method,
    headers: { ...(who.accessToken && { Authorization: `Bearer ${who.accessToken}` }), ...(entity && { Entity: entity }) },
    ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
  });
  const isStream = response.headers.get('Content-Type') === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  return { status: response.status, message: text.startsWith('{') ? JSON.parse(text).error?.message : undefined };
}

const ofOneSession = (endpoint: AnyEndpoint) => endpoint.path === '/api/v1/logout';
const isLetThrough = ({ status }: { status: number }) => status !== 401 && status !== 403;

test('declares exactly the existing endpoints', () => {
  expect([...declared.keys()].sort()).toEqual(endpoints.map(nameOf).sort());
  for (const [call, cells] of declared)
    expect(
      cells.every((cell) => cell === '✓' || cell === ''),
      call,
    ).toBe(true);
});

describe.each(columns)('%s', (who) => {
  test('can call exactly the declared endpoints', async () => {
    for (const endpoint of endpoints) {
      const client = ofOneSession(endpoint) && who !== 'visitor' ? await signedIn(`${who}-one`) : (clients.get(who) as Client);
      const answer = await answerTo(endpoint, client);
      const name = `${nameOf(endpoint)} by ${who}`;
      expect(isLetThrough(answer), `${name}: ${answer.status} ${answer.message}`).toBe(mayCall(endpoint, who));
      if (answer.status === 403) expect(answer.message, name).toBe(`This requires permission to ${endpoint.action} ${endpoint.subject}`);
    }
  });
});

test('limits a suspended person to visitor access at once', async () => {
  for (const endpoint of endpoints) {
    expect(isLetThrough(await answerTo(endpoint, suspended)), nameOf(endpoint)).toBe(mayCall(endpoint, 'visitor'));
  }
});

test('limits a demoted person to the new role at once, in the same session', async () => {
  for (const endpoint of endpoints) {
    const client = ofOneSession(endpoint) ? await signedIn('demoted-one') : demoted;
    expect(isLetThrough(await answerTo(endpoint, client)), nameOf(endpoint)).toBe(mayCall(endpoint, 'subscriber'));
  }
});

test('rejects another entity in the header for every role', async () => {
  const admin = clients.get('admin') as Client;
  for (const endpoint of endpoints.filter(({ access }) => access !== 'anyone')) {
    expect((await answerTo(endpoint, admin, { entity: 'somebody-else' })).status, nameOf(endpoint)).toBe(403);
  }
});

test('responds the same for a row of another entity and a missing row', async () => {
  const naming = endpoints.filter((one) => one.path.includes('{') || idsInQuery(one).length > 0);
  expect(naming.length).toBeGreaterThan(50);
  for (const endpoint of naming) {
    const [foreign, nobodys] = [await answerTo(endpoint, outsider, { id: '5' }), await answerTo(endpoint, outsider)];
    expect(foreign, nameOf(endpoint)).toEqual(nobodys);
  }
});
