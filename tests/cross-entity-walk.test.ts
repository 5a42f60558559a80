import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { apiWithAbilities } from './api-with-abilities.ts';
import { coveredElsewhere, publicEndpoints } from './walk/examples.ts';
import { leakyRoutes } from './walk/leaky-routes.ts';
import { ofEverybody, whose } from './walk/private-rows.ts';
import { allRows, columnsOfEntities, differences, type Rows, readRows, rowsNaming } from './walk/rows-of.ts';
import { callsAs, type TwoCompanies, twoCompanies, victim } from './walk/two-companies.ts';
import { nameOf, unreached, type Walker, walk } from './walk/walk.ts';
import { noteWrites } from './walk/written-tables.ts';

// Sends every request with all ids and names of another company and of another person. The contract provides what a new endpoint needs.
const longest = 480_000;
const walked = endpoints.filter((endpoint) => !(nameOf(endpoint) in publicEndpoints));

let world: TwoCompanies;
let attacker: Walker;
let writtenTables: () => Promise<string[]>;
beforeAll(async () => {
  world = await twoCompanies();
  writtenTables = await noteWrites(world.atrium, victim);
  const request = callsAs(world.atrium, world.attacker, world.attacker.userData.username, 'a long password');
  attacker = { request, entity: world.attackersEntity, ownNumber: 1 };
});
afterAll(() => world?.atrium.close());

/** Returns a function that reports what changed since its last call. */
async function watch(rows: Rows, options: { mayGrow?: boolean } = {}): Promise<() => Promise<string[]>> {
  const before = await readRows(world.atrium, victim, rows);
  await writtenTables();
  return async () => {
    const written = await writtenTables();
    const read = Object.fromEntries(Object.entries(rows).filter(([table]) => written.includes(table)));
    if (Object.keys(read).length === 0) return [];
    const now = await readRows(world.atrium, victim, read);
    const found = differences(new Map([...before].filter(([table]) => now.has(table))), now, options);
    for (const [table, lines] of now) before.set(table, lines);
    return found;
  };
}

test(
  'responds to another company as for rows that do not exist, and changes nothing',
  async () => {
    const rows = await allRows(world.atrium);
    expect(await walk(walked, attacker, world.tried, await watch(rows))).toEqual([]);
    const kept = await rowsNaming(world.atrium, world.attackersEntity, [world.reach.mark, ...world.reach.numbers.map((id) => `,${id},`)]);
    expect(kept, 'rows of its own that name theirs').toEqual([]);
  },
  longest,
);

test(
  'keeps personal rows from a colleague with every permission',
  async () => {
    const request = callsAs(world.atrium, world.colleague, `${world.reach.mark}staff`, 'staff');
    const colleague = { request, entity: victim, ownNumber: 77_001 };
    expect(await walk(walked, colleague, world.ownReach, await watch(world.ownRows, { mayGrow: true }))).toEqual([]);
  },
  longest,
);

test('declares every table with a person’s rows as private or shared', async () => {
  const columns = await columnsOfEntities(world.atrium);
  const tables = new Set(columns.filter(({ column }) => whose.includes(column)).map(({ table }) => table));
  expect([...tables].filter((table) => !(table in world.ownRows) && !(table in ofEverybody))).toEqual([]);
});

test('rejects every non-public request without a token, or with another company in the header', async () => {
  for (const endpoint of endpoints.filter(({ access }) => access !== 'anyone')) {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, String(world.reach.numbers[0]));
    const init = { method: endpoint.method, ...(endpoint.method !== 'GET' && { body: '{}' }) };
    expect((await world.atrium.request(path, init)).status, nameOf(endpoint)).toBe(401);
    expect((await attacker.request(path, { ...init, headers: { Entity: victim } })).status, nameOf(endpoint)).toBe(403);
  }
});

test('detects endpoints that leak, hint, change, search by text, or cannot be walked', async () => {
  const app = apiWithAbilities(world.atrium, leakyRoutes, 1, { action: 'manage', subject: 'all' });
  const leaky = leakyRoutes.map(({ endpoint }) => endpoint);
  const found = await walk(leaky, { ...attacker, request: app.request }, world.reach, await watch({ todo_tasks: 'true' }));
  const named = (path: string) => found.filter((one) => one.includes(`/leaks/${path}`)).join('\n');
  expect(named('told')).toContain(world.reach.mark);
  expect(named('hinted')).toContain('403');
  expect(named('changed')).toContain('is not as it was');
  expect(named('found')).toContain(world.reach.mark);
  expect(named('unmade')).toContain('give it an example');
});

// Must be last, because it changes everything.
test(
  'lets the owner of the rows through with the same requests, so that a rejection in a walk is meaningful',
  async () => {
    const owner = { request: callsAs(world.atrium, world.owner, `${world.reach.mark}admin`, 'admin'), entity: victim, ownNumber: 77_001 };
    const reachable = endpoints.filter((endpoint) => !(nameOf(endpoint) in coveredElsewhere));
    expect(await unreached(reachable, owner, world.reach)).toEqual([]);
  },
  longest,
);
