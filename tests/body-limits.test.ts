import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { type AnyEndpoint, bodyLimitOf } from '#contract/endpoint.ts';
import { signInAs } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';
import { longLists, worstBodies, worstOfAnyCall, worstQueries } from './worst-input.ts';

let atrium: TestApi;
let token: string;
beforeAll(async () => {
  atrium = await testApi();
  token = (await signInAs(atrium, 'admin')).accessToken;
});
afterAll(() => atrium.close());

const mostMs = 50;
/** On a machine that is slow at the moment: so many times what reading the body alone takes there. */
const mostReadings = 8;
/** What such a machine is known by where there is no body: some 1.3 MB. */
const yardstick = new TextEncoder().encode(JSON.stringify(Array.from({ length: 200_000 }, (_, index) => index)));
const mostTries = 6;
const mostAnswerBytes = 16 * 1024;
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

/** The CPU of the call in milliseconds, and what it answered: the smallest of some tries, because the machine is shared. */
async function cost(path: string, given: RequestInit) {
  let ms = Number.POSITIVE_INFINITY;
  let status = 0;
  let answerBytes = 0;
  for (let tried = 0; tried < mostTries && ms >= mostMs; tried++) {
    const before = process.cpuUsage();
    const response = await atrium.request(path, given);
    answerBytes = (await response.arrayBuffer()).byteLength;
    const { user, system } = process.cpuUsage(before);
    ms = Math.min(ms, (user + system) / 1000);
    status = response.status;
  }
  return { ms, status, answerBytes };
}

/** The CPU that the text and the JSON of a body take by themselves, in milliseconds; it is not JSON in all shapes. */
function readingMs(body: Uint8Array): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    try {
      JSON.parse(new TextDecoder().decode(body));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

async function expectCheap(endpoint: AnyEndpoint, bodies: Iterable<[shape: string, body: Uint8Array<ArrayBuffer>]>): Promise<void> {
  const limit = limitOf(endpoint);
  for (const [shape, body] of bodies) {
    expect(body.byteLength, shape).toBeLessThanOrEqual(limit);
    expect(body.byteLength, shape).toBeGreaterThan(limit * 0.9);
    const { ms, status, answerBytes } = await cost(addressOf(endpoint), init(endpoint.method, body));
    expect(status, shape).toBeLessThan(500);
    if (ms >= mostMs) expect(ms, `${shape}: CPU in ms`).toBeLessThan(mostReadings * readingMs(body));
    if (status >= 400) expect(answerBytes, shape).toBeLessThanOrEqual(mostAnswerBytes);
  }
}

describe('a body at its limit, in the worst shapes, costs little', () => {
  test.each([...new Map(withBody.map((endpoint) => [limitOf(endpoint), endpoint]))])(
    'before the contract is asked: %i bytes',
    (limit, one) => expectCheap(one, worstOfAnyCall(limit)),
  );
  test.each(named(withBody))('%s', (_name, endpoint) => expectCheap(endpoint, worstBodies(endpoint, limitOf(endpoint))), 60_000);
});

describe('a query at its limit costs little', () => {
  test.each(named(callable.filter(({ query, raw }) => query && !raw)))('%s', async (_name, endpoint) => {
    for (const [shape, query] of worstQueries(endpoint)) {
      const { ms, status, answerBytes } = await cost(`${addressOf(endpoint)}?${query}`, init(endpoint.method));
      expect(status, shape).toBeLessThan(500);
      if (ms >= mostMs) expect(ms, `${shape}: CPU in ms`).toBeLessThan(mostReadings * readingMs(yardstick));
      if (status >= 400) expect(answerBytes, shape).toBeLessThanOrEqual(mostAnswerBytes);
    }
  });
});

test.each(named(callable))('%s takes no body above its limit', async (_name, endpoint) => {
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

test('the standard limits are 16 KB where anyone may call, else 256 KB; what takes more says so', () => {
  for (const endpoint of endpoints) {
    const limit = limitOf(endpoint);
    if (endpoint.access === 'anyone') expect(limit, endpoint.path).toBe(16 * 1024);
    else expect(limit, endpoint.path).toBeGreaterThanOrEqual(256 * 1024);
    if (endpoint.raw && endpoint.method !== 'GET') expect(typeof endpoint.bodyLimitBytes, endpoint.path).toBe('function');
  }
});

test('each list in a body or a query has a greatest length, which is checked before its entries', () => {
  for (const endpoint of endpoints) {
    for (const part of [endpoint.body, endpoint.query])
      expect(part ? longLists(part) : [], `${endpoint.method} ${endpoint.path}`).toEqual([]);
  }
});

test('a refusal names at most twenty fields, and none at length', async () => {
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
