import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type Client, send, signInAs } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';
import { type Filled, inputOf, nameOf, nobodysOf, type PlaceOfPart, placesOf } from './walk/walk.ts';

// Every call that writes is made with ids that no row has. A write whose row count nobody reads would answer that it was done.
let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

/** Those that succeed for a row that isn't there, each with its reason. */
const succeeding: Record<string, string> = {
  'DELETE /apps/ecommerce/wishlist/{productId}':
    'says what is to be in the list, not what is to happen: the specification wants it idempotent',
  'DELETE /apps/ecommerce/cart/{productId}': 'the same of the cart',
  'POST /api/v1/kanban/restore-tasks': 'answers which cards it restored: none',
  'POST /api/v1/notifications/mark': 'answers which notifications it changed: none',
  'GET /api/v1/invoice-export': 'the ids only filter: an empty sheet',
  'GET /api/v1/audit-export': 'the same',
  'POST /api/v1/files': 'the name is one that the new file gets',
};

/** Asks for the full proof before it looks for the row: `passkeys.test.ts` finds that it answers 404 then. */
const proofFirst = 'POST /api/v1/session/passkeys/{id}/remove';
const expectedOf = (name: string) => (name in succeeding ? 200 : name === proofFirst ? 400 : 404);

/** What is sent: without it the sweep would say nothing of these. */
const writing = endpoints.filter((endpoint) => endpoint.writes && endpoint.access !== 'anyone' && placesOf(endpoint).length > 0);
const isPath = ({ part }: PlaceOfPart) => part === 'params';
const ofSample = ({ kind, isEntity }: PlaceOfPart) => (isEntity ? 'juniper' : kind === 'number' ? 1 : 'todo');

async function answerTo(endpoint: AnyEndpoint, filled: Filled) {
  const input = inputOf(endpoint, filled);
  if (!input) throw new Error(`${nameOf(endpoint)} needs an example in tests/walk/examples.ts`);
  const { status, body } = await send(atrium, input.address, {
    method: endpoint.method,
    headers: { Authorization: `Bearer ${admin.accessToken}`, 'Content-Type': 'application/json' },
    ...(input.body !== undefined && { body: input.body }),
  });
  return { status, said: `${nameOf(endpoint)}: ${status} ${JSON.stringify(body)?.slice(0, 200)}` };
}

test('a row that a path names and nobody has is answered 404 by every call that writes', async () => {
  const found: string[] = [];
  const named = writing.filter((endpoint) => placesOf(endpoint).some(isPath));
  expect(named.length).toBeGreaterThan(100);
  for (const endpoint of named) {
    const places = placesOf(endpoint).filter(isPath);
    // All of them missing, and the last one missing in a row that may be there.
    const inputs = [places, places.slice(-1)].map(
      (missing) => new Map(places.map((at) => [at, missing.includes(at) ? nobodysOf(at) : ofSample(at)])),
    );
    for (const filled of inputs) {
      const { status, said } = await answerTo(endpoint, filled);
      if (status !== expectedOf(nameOf(endpoint))) found.push(said);
    }
  }
  expect(found).toEqual([]);
});

test('a row that a body or a query names and nobody has is never answered as if something had been done', async () => {
  const found: string[] = [];
  const named = writing.filter((endpoint) => !placesOf(endpoint).some(isPath));
  expect(named.length).toBeGreaterThan(50);
  for (const endpoint of named) {
    const { status, said } = await answerTo(endpoint, new Map(placesOf(endpoint).map((place) => [place, nobodysOf(place)])));
    if (status < 400 !== nameOf(endpoint) in succeeding) found.push(said);
  }
  expect(found).toEqual([]);
});

test('every exception is a call that there is', () => {
  const names = new Set(writing.map(nameOf));
  expect(Object.keys(succeeding).filter((name) => !names.has(name))).toEqual([]);
});
