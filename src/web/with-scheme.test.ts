import { expect, test } from 'vitest';
import { withScheme } from './with-scheme.ts';

test.each([
  ['lund.example', 'https://lund.example'],
  [' http://lund.example ', 'http://lund.example'],
  ['HTTPS://lund.example', 'HTTPS://lund.example'],
  // Passed on unchanged so it is rejected, not turned into a different URL.
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['  ', ''],
])('%j is %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});
