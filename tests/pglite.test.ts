import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { serverAreas } from '#app/server-areas.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { impossibleCalls } from '#hosts/demo/impossible-calls.ts';
import { tabMail } from '#hosts/demo/tab-mail.ts';
import { pgliteDatabase } from './pglite-database.ts';
import { coveredElsewhere } from './walk/examples.ts';
import { callsAs, type TwoCompanies, twoCompanies, victim } from './walk/two-companies.ts';
import { nameOf, unreached, type Walker } from './walk/walk.ts';

// The demo runs the same API in a browser tab on PGlite, so nothing in it may require the native server. All API tests run on PGlite in
// `npm run test:full`.

/** Writes that never succeed in a walk, and the tests that cover them on PGlite, also in `npm test`. */
const shownElsewhere: Record<string, string> = {
  'POST /api/v1/workspace/import': 'round-trip.test.ts',
  'POST /api/v1/sign-on': 'sign-on.test.ts',
  'POST /api/v1/api-keys': 'mcp.test.ts',
  'POST /api/v1/mcp': 'mcp.test.ts',
  'GET /api/v1/mcp': 'mcp.test.ts',
};

const walked = endpoints.filter((endpoint) => !(nameOf(endpoint) in coveredElsewhere));

let world: TwoCompanies;
/** The endpoints that did not succeed. */
let left: Set<string>;

beforeAll(async () => {
  world = await twoCompanies(pgliteDatabase);
  // The company has everything it has on a server; from here on it runs in a tab.
  Object.assign(world.atrium.deps, { mail: tabMail });
  // Mail to a client with an account stays in the tab; the walk needs one outside, which the tab can't reach.
  const outside = `'tomas.arrieta@miramar.example'`;
  await world.atrium.ownerQuery(`update clients set company_email = ${outside} where company_email like '%client@demo.com'`);
  await world.atrium.ownerQuery(
    `update invoices set client = client || jsonb_build_object('companyEmail', ${outside}) where client ->> 'companyEmail' like '%client@demo.com'`,
  );
  const request = callsAs(world.atrium, world.owner, `${world.reach.mark}admin`, 'admin');
  const owner: Walker = { request, entity: victim, ownNumber: 77_001 };
  const first = await unreached(walked, owner, world.reach);
  // Some need what another request writes first, such as the billing settings.
  const again = walked.filter((endpoint) => first.includes(nameOf(endpoint)));
  left = new Set(await unreached(again, owner, world.reach));
}, 240_000);
afterAll(() => world?.atrium.close());

test('every request succeeds on PGlite as on a server, except those a tab cannot do', () => {
  expect([...left].sort()).toEqual(Object.keys(impossibleCalls).sort());
});

const areas = serverAreas.map(({ endpoints: all }): [string, readonly AnyEndpoint[]] => {
  const ofArea = all as readonly AnyEndpoint[];
  return [ofArea[0]?.path ?? '', ofArea];
});

describe.each(areas)('%s', (_, ofArea) => {
  const kinds = { read: ofArea.filter(reads), write: ofArea.filter((endpoint) => !reads(endpoint)) };
  for (const [kind, some] of Object.entries(kinds))
    if (some.length > 0)
      test(`runs a ${kind} on PGlite`, async () => {
        const names = some.map(nameOf);
        const through = names.filter((name) => (name in coveredElsewhere ? name in shownElsewhere : !left.has(name)));
        expect(through, names.join(', ')).not.toEqual([]);
      });
});

function reads({ method }: AnyEndpoint): boolean {
  return method === 'GET';
}
