import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { type AnyEndpoint, bodyLimitOf } from '#contract/endpoint.ts';
import { signInAs } from '../tests/client.ts';
import { type TestApi, testApi } from '../tests/test-api.ts';
import { worstBodies, worstOfAnyCall, worstQueries } from '../tests/worst-input.ts';

let atrium: TestApi;
let token: string;
beforeAll(async () => {
  atrium = await testApi();
  token = (await signInAs(atrium, 'admin')).accessToken;
});
afterAll(() => atrium.close());

const maxMs = 50;
/** On a machine that is currently slow, the limit is this many times the cost of reading the body alone. */
const maxReadings = 8;
/** Measures how slow the machine is when there is no body to read; about 1.3 MB. */
const yardstick = new TextEncoder().encode(JSON.stringify(Array.from({ length: 200_000 }, (_, index) => index)));
const maxTries = 6;
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

/** CPU time of the request in milliseconds, and its response. Takes the minimum of several tries because the machine is shared. */
async function cost(path: string, given: RequestInit) {
  let ms = Number.POSITIVE_INFINITY;
  let status = 0;
  let answerBytes = 0;
  for (let tried = 0; tried < maxTries && ms >= maxMs; tried++) {
    const before = process.cpuUsage();
    const response = await atrium.request(path, given);
    answerBytes = (await response.arrayBuffer()).byteLength;
    const { user, system } = process.cpuUsage(before);
    ms = Math.min(ms, (user + system) / 1000);
    status = response.status;
  }
  return { ms, status, answerBytes };
}

/** CPU time in milliseconds to decode and parse a body; not every shape is valid JSON. */
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
    if (ms >= maxMs) expect(ms, `${shape}: CPU in ms`).toBeLessThan(maxReadings * readingMs(body));
    if (status >= 400) expect(answerBytes, shape).toBeLessThanOrEqual(maxAnswerBytes);
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
      if (ms >= maxMs) expect(ms, `${shape}: CPU in ms`).toBeLessThan(maxReadings * readingMs(yardstick));
      if (status >= 400) expect(answerBytes, shape).toBeLessThanOrEqual(maxAnswerBytes);
    }
  });
});
