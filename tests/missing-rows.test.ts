import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type Client, send, signInAs } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';
import { type Filled, inputOf, nameOf, nobodysOf, type PlaceOfPart, placesOf } from './walk/walk.ts';

// Sends every write with ids that don't exist. A write that ignores its row count would respond with success.
let atrium: TestApi;
let admin: Client;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
});
afterAll(() => atrium.close());

/** Endpoints that succeed for a missing row, each with the reason. */
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

/** Requires full verification before looking up the row; `passkeys.test.ts` checks that it then returns 404. */
const proofFirst = 'POST /api/v1/session/passkeys/{id}/remove';
const expectedOf = (name: string) => (name in succeeding ? 200 : name === proofFirst ? 400 : 404);

/** The endpoints to test. */
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

test('responds with 404 to every write with a missing row in its path', async () => {
  const found: string[] = [];
  const named = writing.filter((endpoint) => placesOf(endpoint).some(isPath));
  expect(named.length).toBeGreaterThan(100);
  for (const endpoint of named) {
    const places = placesOf(endpoint).filter(isPath);
    // All of them missing, and only the last one missing in a row that may exist.
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

test('never reports success for a missing row in a body or query', async () => {
  const found: string[] = [];
  const named = writing.filter((endpoint) => !placesOf(endpoint).some(isPath));
  expect(named.length).toBeGreaterThan(50);
  for (const endpoint of named) {
    const { status, said } = await answerTo(endpoint, new Map(placesOf(endpoint).map((place) => [place, nobodysOf(place)])));
    if (status < 400 !== nameOf(endpoint) in succeeding) found.push(said);
  }
  expect(found).toEqual([]);
});

test('has exceptions only for existing endpoints', () => {
  const names = new Set(writing.map(nameOf));
  expect(Object.keys(succeeding).filter((name) => !names.has(name))).toEqual([]);
});
