import { expect, test } from 'vitest';
import { withScheme } from './with-scheme.ts';

test.each([
  ['lund.example', 'https://lund.example'],
  [' http://lund.example ', 'http://lund.example'],
  ['HTTPS://lund.example', 'HTTPS://lund.example'],
  // Refused as what it is, and made no other address.
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['  ', ''],
])('%j is %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});
