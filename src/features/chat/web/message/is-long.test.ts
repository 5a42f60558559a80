import { expect, test } from 'vitest';
import { isLong } from './is-long.ts';

test.each([
  ['', false],
  [Array(20).fill('line').join('\n'), false],
  [Array(21).fill('line').join('\n'), true],
  ['word '.repeat(320), false],
  ['word '.repeat(400), true],
])('more than twenty lines are folded (%#)', (text, expected) => {
  expect(isLong(text)).toBe(expected);
});
