import { expect, it } from 'vitest';
import { inRequest, requestFacts } from './request-context.ts';

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const factsIn = (headers: Record<string, string>, trustProxy = false) =>
  inRequest(new Request('http://localhost/', { headers }), trustProxy, requestFacts);
const made = expect.stringMatching(/^[\da-f-]{36}$/);

it('adds an id to the log lines of each request, including deferred work, and to no others', async () => {
  expect(requestFacts()).toEqual({});
  const seen: unknown[] = [];
  const request = new Request('http://localhost/');
  await inRequest(request, false, async () => {
    seen.push(requestFacts());
    await Promise.resolve();
    seen.push(requestFacts());
  });
  expect(seen).toEqual([{ requestId: made }, seen[0]]);
  expect(factsIn({})).not.toEqual(seen[0]);
  expect(requestFacts()).toEqual({});
});

it('accepts a request id only from a trusted proxy', () => {
  const named = { 'X-Request-Id': 'a1b2c3d4-e5f6' };
  expect(factsIn(named, true)).toEqual({ requestId: 'a1b2c3d4-e5f6' });
  expect(factsIn(named)).toEqual({ requestId: made });
  for (const odd of ['short', 'with spaces in it', 'zoe@home.example', 'x'.repeat(65)])
    expect(factsIn({ 'X-Request-Id': odd }, true)).toEqual({ requestId: made });
});

it.each([
  [traceparent, true],
  [traceparent.replace('00-', 'ff-'), false],
  [traceparent.toUpperCase(), false],
  [traceparent.replace(/4bf.*?-/, `${'0'.repeat(32)}-`), false],
  ['zoe', false],
])('traceparent %s is logged: %s', (given, isKept) => {
  expect(factsIn({ traceparent: given })).toEqual({ requestId: made, ...(isKept && { traceparent: given }) });
});
