import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { type AnyEndpoint, bodyLimitOf } from '#contract/endpoint.ts';
import { parseInput } from '#server/parse-input.ts';
import { Refusal } from '#server/refusal.ts';
import { signInAs } from './client.ts';
import { countVisits } from './count-visits.ts';
import { type TestApi, testApi } from './test-api.ts';
import { longLists, worstBodies, worstOfAnyCall, worstQueries, worstValues } from './worst-input.ts';

let atrium: TestApi;
let token: string;
beforeAll(async () => {
  atrium = await testApi();
  token = (await signInAs(atrium, 'admin')).accessToken;
});
afterAll(() => atrium.close());

/** About as many as for a list of a thousand rows of twenty fields. */
const maxVisits = 40_000;
const maxAnswerBytes = 16 * 1024;
const uploadLimitBytes = 25 * 1024 * 1024;

const named = (all: readonly AnyEndpoint[]) =>
  all.map((endpoint): [string, AnyEndpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const callable = endpoints.filter(({ path }) => !['/api/v1/logout', '/api/v1/events'].includes(path));
const withBody = callable.filter(({ method, raw }) => method !== 'GET' && !raw);

const limitOf = (endpoint: AnyEndpoint) => bodyLimitOf(endpoint, uploadLimitBytes);
const addressOf = ({ path }: AnyEndpoint) => path.replaceAll(/\{\w+\}/g, '1');
const init = (method: string, body?: Uint8Array<ArrayBuffer>): RequestInit => ({
  method,
  headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  ...(body && { body }),
});

const sendsAll = process.env.BODY_SHAPES === 'all';
const shapesOfAll = 5;

/** Yields one item of a generator without creating the later ones. */
function* nth<T>(all: Iterable<T>, wanted: number): Generator<T> {
  let at = 0;
  for (const one of all)
    if (at++ === wanted) {
      yield one;
      return;
    }
}

/** Ignores validation errors. */
function refusalOf(parse: () => unknown): void {
  try {
    parse();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function expectShortAnswer(endpoint: AnyEndpoint, address: string, body?: Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await atrium.request(address, init(endpoint.method, body));
  const { byteLength } = await answer.arrayBuffer();
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400) expect(byteLength).toBeLessThanOrEqual(maxAnswerBytes);
}

describe('a body at the size limit is cheap to validate (npm run bench -- bodies measures milliseconds)', () => {
  test.each([...new Map(withBody.map((endpoint) => [limitOf(endpoint), endpoint]))])(
    'rejects %i bytes, deep or invalid JSON, before parsing',
    async (limit, endpoint) => {
      const parse = vi.spyOn(JSON, 'parse');
      for (const [shape, body] of worstOfAnyCall(limit)) {
        expect(body.byteLength, shape).toBeLessThanOrEqual(limit);
        await expectShortAnswer(endpoint, addressOf(endpoint), body);
      }
      const parsed = parse.mock.calls.filter(([text]) => text.length > limit / 2);
      parse.mockRestore();
      expect(parsed).toEqual([]);
    },
  );

  test.each(named(withBody))('%s visits few of its values', (_name, endpoint) => {
    const { visits, stop } = countVisits(endpoint.body);
    for (const [shape, body] of worstValues(endpoint, limitOf(endpoint))) {
      const before = visits();
      refusalOf(() => parseInput(endpoint, { params: {}, query: {}, body }));
      expect(visits() - before, shape).toBeLessThan(maxVisits);
    }
    stop();
  });

  test.each(named(withBody))('%s responds quickly', async (_name, endpoint) => {
    const limit = limitOf(endpoint);
    // Each request gets a different one of the shapes all have in common; `npm run test:full` sends every shape to every endpoint.
    const chosen = withBody.indexOf(endpoint) % shapesOfAll;
    for (const [shape, body] of sendsAll ? worstBodies(endpoint, limit) : nth(worstBodies(endpoint, limit), chosen)) {
      expect(body.byteLength, shape).toBeLessThanOrEqual(limit);
      expect(body.byteLength, shape).toBeGreaterThan(limit * 0.9);
      await expectShortAnswer(endpoint, addressOf(endpoint), body);
    }
  });
});

describe('responds quickly to a query at the size limit', () => {
  test.each(named(callable.filter(({ query, raw }) => query && !raw)))('%s', async (_name, endpoint) => {
    const { visits, stop } = countVisits(endpoint.query);
    for (const [, query] of worstQueries(endpoint)) await expectShortAnswer(endpoint, `${addressOf(endpoint)}?${query}`);
    expect(visits()).toBeLessThan(maxVisits);
    stop();
  });
});

test.each(named(callable))('%s accepts no body above its limit', async (_name, endpoint) => {
  if (endpoint.method === 'GET') return;
  const limit = limitOf(endpoint);
  const said = await atrium.request(addressOf(endpoint), {
    ...init(endpoint.method),
    headers: { Authorization: `Bearer ${token}`, 'Content-Length': String(limit + 1) },
  });
  expect(said.status).toBe(413);
  expect(said.headers.get('Connection')).toBe('close');
  await said.arrayBuffer();
});

test('limits bodies to 16 KB on public endpoints and 256 KB elsewhere, unless declared otherwise', () => {
  for (const endpoint of endpoints) {
    const limit = limitOf(endpoint);
    if (endpoint.access === 'anyone') expect(limit, endpoint.path).toBe(16 * 1024);
    else expect(limit, endpoint.path).toBeGreaterThanOrEqual(256 * 1024);
    if (endpoint.raw && endpoint.method !== 'GET') expect(typeof endpoint.bodyLimitBytes, endpoint.path).toBe('function');
  }
});

test('limits the length of each list in a body or query before checking its entries', () => {
  for (const endpoint of endpoints) {
    for (const part of [endpoint.body, endpoint.query])
      expect(part ? longLists(part) : [], `${endpoint.method} ${endpoint.path}`).toEqual([]);
  }
});

test('reports at most twenty fields in an error, none at length', async () => {
  const body = JSON.stringify(
    Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field ${at} ${'x'.repeat(at ? 20 : 5000)}`, 1])),
  );
  const answer = await atrium.request('/api/v1/emails/delete', { ...init('POST'), body });
  const { error } = await answer.json();
  expect(answer.status).toBe(400);
  expect(Object.keys(error.fields).length).toBeLessThanOrEqual(20);
  expect(Math.max(...Object.keys(error.fields).map((name) => name.length))).toBeLessThanOrEqual(200);
  expect(error.message.length).toBeLessThanOrEqual(500);
});
