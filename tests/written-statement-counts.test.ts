import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { pooledDatabase } from '#hosts/node/database.ts';
import { openPool } from '#hosts/node/open-pool.ts';
import { changeHub } from '#server/change-hub.ts';
import { SessionCache } from '#server/session-cache.ts';
import type { ChosenDatabase } from './chosen-database.ts';
import { testDatabase } from './database.ts';
import { silentLog } from './silent-log.ts';
import { manyStatements, maxWrittenStatements, refusedStatements } from './statement-counts.ts';
import { statementsOf } from './statements-of.ts';
import { rollingBack } from './walk/rolled-back.ts';
import { idsByTable } from './walk/rows-of.ts';
import { type TwoCompanies, twoCompanies, victim } from './walk/two-companies.ts';
import { deleteByCalls, LikelyIds, type ValidCall } from './walk/valid-calls.ts';
import { validInput } from './walk/valid-input.ts';
import { ask, type Filled, nameOf, nobodysOf, type PlaceOfPart, placesOf, type Walker } from './walk/walk.ts';
import { withoutTimeouts } from './without-timeouts.ts';

const writing = endpoints.filter(({ method }) => method !== 'GET');
const declared: Record<string, number> = {
  ...maxWrittenStatements,
  ...refusedStatements,
  ...Object.fromEntries(Object.entries(manyStatements).map(([name, { most }]) => [name, most])),
};

/** Trying more ids rarely helped where these failed. */
const maxTries = 10;

let sent: ReturnType<typeof statementsOf>;
const rolledBack = rollingBack(async () => {
  const { app, ownerQuery, close } = await testDatabase('atrium_sample');
  const pool = openPool({ ...app, ...withoutTimeouts }, silentLog, { size: 1 });
  sent = statementsOf(pool);
  const sessions = new SessionCache({ nowMs: () => 0 });
  sessions.connected(0);
  return {
    database: pooledDatabase(pool, 'none', sessions),
    openChanges: async () => ({ ...changeHub(silentLog, sessions), close: async () => undefined }),
    ownerQuery,
    async close() {
      await pool.end();
      await close();
    },
  } satisfies ChosenDatabase;
});

let world: TwoCompanies;
let walker: Walker;
let ids: LikelyIds;
beforeAll(async () => {
  world = await twoCompanies(() => rolledBack.open());
  const { atrium, owner } = world;
  const headers = { Authorization: `Bearer ${owner.accessToken}` };
  walker = {
    request: (path, init) => atrium.request(path, { ...init, headers: { ...init.headers, ...headers } }),
    entity: victim,
    ownNumber: 77_001,
  };
  ids = new LikelyIds(world.reach, await idsByTable(atrium, victim));
  rolledBack.isOn = true;
});
afterAll(() => world?.atrium.close());

/** The verification input, for endpoints that require it. */
function proofFor(endpoint: AnyEndpoint): Filled {
  const proofs: Record<string, unknown> = {
    'body.password': 'admin',
    'body.newPassword': 'another long one',
    'body.refreshToken': world.owner.refreshToken,
  };
  const shape = (endpoint.body as { shape?: object } | undefined)?.shape ?? {};
  const place = (at: string): PlaceOfPart => ({ at, part: 'body', kind: 'text', isEntity: false });
  const named = Object.keys(shape).filter((at) => `body.${at}` in proofs);
  const proof = named.map((at): [PlaceOfPart, unknown] => [place(at), proofs[`body.${at}`]]);
  return new Map(nameOf(endpoint) === 'POST /jwt/login' ? [...proof, [place('email'), `${world.reach.mark}admin`]] : proof);
}

interface Counted {
  statements: number;
  /** The input with which it succeeded; undefined if it was rejected. */
  through: Filled | undefined;
}

/** Counts the statements of a successful request; if there is no matching row, those of the rejected one. */
async function countOf(endpoint: AnyEndpoint): Promise<Counted> {
  const send = (filled: Filled) => ask(endpoint, walker, { ...world.reach, mark: 'none of this' }, filled, () => undefined);
  const proof = proofFor(endpoint);
  const withProof = (filled: Filled): Filled => new Map([...proof, ...filled]);
  // No ids are tried where none was ever valid.
  const tries = nameOf(endpoint) in refusedStatements ? 0 : maxTries;
  const through = await validInput(endpoint, ids, (tried) => send(withProof(tried)), tries);
  for (const [place, id] of through ?? []) ids.keep(endpoint, place, id);
  const filled = withProof(through ?? new Map(placesOf(endpoint).map((place) => [place, nobodysOf(place)])));
  sent.length = 0;
  await send(filled);
  // Excludes the two statements that roll back its transactions.
  const own = sent.filter(({ text }) => text !== 'set constraints all immediate' && !text.includes('walk.touched'));
  return { statements: own.length, through };
}

test('lists exactly the write endpoints, with a reason for more than eight statements', () => {
  expect(Object.keys(declared).sort()).toEqual(writing.map(nameOf).sort());
  expect(Math.max(...Object.values(maxWrittenStatements))).toBeLessThanOrEqual(8);
});

const restoring = writing.filter(({ path }) => /restore|again|purge/.test(path));
const named = (some: AnyEndpoint[]) => some.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const valid: ValidCall[] = [];

describe('sends no more statements for a write than declared', () => {
  test.each(named(writing))('%s', async (name, endpoint) => {
    const { statements, through } = await countOf(endpoint);
    if (through) valid.push({ endpoint, filled: through });
    expect(statements, 'statements: tests/statement-counts.ts').toBeLessThanOrEqual(declared[name] ?? 0);
  });
});

describe('sends no more statements than declared to restore what was deleted', () => {
  beforeAll(async () => {
    rolledBack.isOn = false;
    await deleteByCalls(valid, walker, world.reach);
    rolledBack.isOn = true;
  });

  test.each(named(restoring))('%s', async (name, endpoint) => {
    const { statements, through } = await countOf(endpoint);
    if (through) valid.push({ endpoint, filled: through });
    expect(statements, 'statements: tests/statement-counts.ts').toBeLessThanOrEqual(declared[name] ?? 0);
  });
});

test('counts at least three in four writes as successful', () => {
  const through = new Set(valid.map(({ endpoint }) => nameOf(endpoint)));
  expect(through.size / writing.length).toBeGreaterThan(0.75);
});
