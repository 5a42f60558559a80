import { expect, test } from 'vitest';
import { apiErrorFrom } from './api-error.ts';
import { retryOptions } from './retry-options.ts';

const busy = apiErrorFrom(503, { error: { code: 'unavailable', message: 'Later' } }, '5');
const times = (error: unknown) => [0, 1, 2, 3].filter((failures) => retryOptions.retry(failures, error)).length;

test('retries a read three times when the server is busy, after the delay it asked for', () => {
  expect(times(busy)).toBe(3);
  expect(retryOptions.retryDelay(0, busy)).toBeGreaterThanOrEqual(5000);
  expect(retryOptions.retryDelay(0, busy)).toBeLessThanOrEqual(7500);
});

test('waits at most ten seconds, whatever the server asked for', () => {
  expect(retryOptions.retryDelay(0, apiErrorFrom(503, undefined, '3600'))).toBe(10_000);
});

test('retries any other failure once', () => {
  for (const error of [apiErrorFrom(404, undefined), apiErrorFrom(500, undefined), new Error('no')]) expect(times(error)).toBe(1);
  expect(retryOptions.retryDelay(0, apiErrorFrom(503, undefined, 'Wed, 21 Oct 2026 07:28:00 GMT'))).toBe(1000);
});
