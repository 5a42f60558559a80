import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { pageNames } from '#features/dashboards/contract.ts';
import { pooledDatabase } from '#hosts/node/database.ts';
import { openPool } from '#hosts/node/open-pool.ts';
import { changeHub } from '#server/change-hub.ts';
import { SessionCache } from '#server/session-cache.ts';
import { storedFiles } from './chosen-database.ts';
import { type Client, signInAs } from './client.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { silentLog } from './silent-log.ts';
import { exported, maxStatements } from './statement-counts.ts';
import { statementsOf } from './statements-of.ts';
import { testApiOn } from './test-api.ts';
import { idsByTable } from './walk/rows-of.ts';
import { LikelyIds } from './walk/valid-calls.ts';
import { validInput } from './walk/valid-input.ts';
import { ask, type Filled, nameOf, nobodysOf, placesOf, type Reach, type Walker } from './walk/walk.ts';
import { withoutTimeouts } from './without-timeouts.ts';

const entity = 'juniper';
const reach: Reach = { entity, numbers: [], texts: ['ecommerce', 'editor', 'todo', '1'], addresses: [], mark: 'none of this' };
const reading = endpoints.filter(({ method }) => method === 'GET');
const counted = reading.filter((endpoint) => !(nameOf(endpoint) in exported));

let own: TestDatabase;
let admin: Client;
let ids: LikelyIds;
let walker: Walker;
let sent: ReturnType<typeof statementsOf>;
let close: () => Promise<void>;
beforeAll(async () => {
  own = await testDatabase('atrium_sample');
  const pool = openPool({ ...own.app, ...withoutTimeouts }, silentLog, { size: 1 });
  sent = statementsOf(pool);
  // Always cached, regardless of test duration: session-servers.test.ts counts the cost of a session's first request.
  const sessions = new SessionCache({ nowMs: () => 0 });
  sessions.connected(0);
  const on = { database: pooledDatabase(pool, 'none', sessions), changes: changeHub(silentLog, sessions) };
  const atrium = { ...(await testApiOn(on, { files: await storedFiles() })), ownerQuery: own.ownerQuery };
  admin = await signInAs(atrium, 'admin');
  ids = new LikelyIds(reach, await idsByTable(atrium, entity));
  const headers = { Authorization: `Bearer ${admin.accessToken}` };
  walker = { request: (path, init) => atrium.request(path, { ...init, headers }), entity, ownNumber: 1 };
  close = () => pool.end();
});
afterAll(async () => {
  await close();
  await own.close();
});

/** Counts the statements of a successful request; if the sample data has no matching row, those of the rejected one. */
async function countOf(endpoint: AnyEndpoint): Promise<number> {
  const send = (filled: Filled) => ask(endpoint, walker, reach, filled, () => undefined);
  const filled = (await validInput(endpoint, ids, send)) ?? new Map(placesOf(endpoint).map((place) => [place, nobodysOf(place)]));
  // The first request has bound the connection to the company and identified the caller.
  await send(filled);
  sent.length = 0;
  await send(filled);
  return sent.length;
}

test('lists exactly the read endpoints', () => {
  expect(Object.keys({ ...maxStatements, ...exported }).sort()).toEqual(reading.map(nameOf).sort());
});

describe('sends no more statements for a read than declared', () => {
  test.each(counted.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (name, endpoint) => {
    expect(await countOf(endpoint), 'statements: tests/statement-counts.ts').toBeLessThanOrEqual(maxStatements[name] ?? 0);
  });
});

test.each(pageNames)('%s: all cards together take at most six statements', async (name) => {
  const path = `/api/v1/dashboard?name=${name}`;
  expect((await admin.get(path)).status).toBe(200);
  sent.length = 0;
  await admin.get(path);
  expect(sent.length).toBeLessThanOrEqual(6);
});
