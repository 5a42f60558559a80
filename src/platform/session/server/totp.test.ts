import { expect, test } from 'vitest';
import { base32, codeAt, fromBase32, stepAt, stepOfCode } from './totp.ts';

const secret = new TextEncoder().encode('12345678901234567890');

// From RFC 6238, appendix B: the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', async (seconds, code) => {
  expect(await codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('accepts clocks that are off by up to 30 seconds', async () => {
  const now = new Date('2030-01-31T08:00:00Z');
  const step = stepAt(now);
  const found = [];
  for (const off of [-2, -1, 0, 1, 2]) found.push(await stepOfCode(secret, await codeAt(secret, step + off), now));
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
});

test('encodes secrets the way apps read them', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(fromBase32(base32(secret))).toEqual(secret);
});
