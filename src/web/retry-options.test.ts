import { expect, test } from 'vitest';
import { apiErrorFrom } from './api-error.ts';
import { retryOptions } from './retry-options.ts';

const busy = apiErrorFrom(503, { error: { code: 'unavailable', message: 'Later' } }, '5');
const times = (error: unknown) => [0, 1, 2, 3].filter((failures) => retryOptions.retry(failures, error)).length;

test('a read is asked again three times when the server cannot answer now, after the time that it named', () => {
  expect(times(busy)).toBe(3);
  expect(retryOptions.retryDelay(0, busy)).toBeGreaterThanOrEqual(5000);
  expect(retryOptions.retryDelay(0, busy)).toBeLessThanOrEqual(7500);
});

test('but never later than in ten seconds, whatever was named', () => {
  expect(retryOptions.retryDelay(0, apiErrorFrom(503, undefined, '3600'))).toBe(10_000);
});

test('any other failure is asked again once', () => {
  for (const error of [apiErrorFrom(404, undefined), apiErrorFrom(500, undefined), new Error('no')]) expect(times(error)).toBe(1);
  expect(retryOptions.retryDelay(0, apiErrorFrom(503, undefined, 'Wed, 21 Oct 2026 07:28:00 GMT'))).toBe(1000);
});
