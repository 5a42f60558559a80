import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { signInAs } from './client.ts';
import { type TestApi, testApi } from './test-api.ts';

let atrium: TestApi;
let token: string;
beforeAll(async () => {
  atrium = await testApi();
  token = (await signInAs(atrium, 'admin')).accessToken;
});
afterAll(() => atrium.close());

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    '\u0000',
    '\ud800',
    '%',
    "' or 1=1 --",
    '999999999999999',
    '9007199254740993',
    '[object Object]',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const anything = fc.oneof(hostile, fc.jsonValue({ maxDepth: 2 }));
/** The same inputs in each run of `npm test` (tests/fixed-seed.ts); `npm run test:full` tries more, and different ones each time. */
const runsPerCall = Number(process.env.FUZZ_RUNS ?? 8);

/** An object with some property names of the contract and arbitrary values. */
function partOf(schema: unknown, values: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
  return fc.dictionary(
    names.length > 0 ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.string() }) : fc.string(),
    values,
    {
      maxKeys: names.length + 1,
    },
  );
}

const callable = endpoints.filter(({ path }) => !['/api/v1/logout', '/api/v1/events'].includes(path));

test.each(callable.map((endpoint): [string, AnyEndpoint] => [`${endpoint.method} ${endpoint.path}`, endpoint]))(
  '%s handles any input and never returns 500',
  async (_name, { method, path, query, body }) => {
    await fc.assert(
      fc.asyncProperty(partOf(query, hostile), fc.oneof(partOf(body, anything), anything), hostile, async (search, content, part) => {
        const address = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(part.isWellFormed() ? part || 'x' : 'x'));
        const params = new URLSearchParams(Object.entries(search).map(([name, value]): [string, string] => [name, String(value)]));
        const response = await atrium.request(`${address}?${params}`, {
          method,
          headers: { Authorization: `Bearer ${token}` },
          ...(method !== 'GET' && { body: JSON.stringify(content) ?? '' }),
        });
        await response.arrayBuffer();
        expect(response.status, `${address}?${params} ${JSON.stringify(content)}`).toBeLessThan(500);
      }),
      // Without input, every response is the same.
      { numRuns: query || body || path.includes('{') ? runsPerCall : 1, endOnFailure: true },
    );
  },
);
