import { expect, test } from 'vitest';
import { isEmojiOnly, isLong } from './text-folding.ts';

test.each([
  ['', false],
  [Array(20).fill('line').join('\n'), false],
  [Array(21).fill('line').join('\n'), true],
  ['word '.repeat(320), false],
  ['word '.repeat(400), true],
])('folds more than twenty lines (%#)', (text, expected) => {
  expect(isLong(text)).toBe(expected);
});

test('recognizes a few emoji without text', () => {
  for (const text of ['👍', '🎉 🎉', '👩‍🔧', '🇵🇹', '❤️', '👍🏽']) expect(isEmojiOnly(text)).toBe(true);
  for (const text of ['', ' ', '12', 'ok 👍', '#', '👍'.repeat(7)]) expect(isEmojiOnly(text)).toBe(false);
});
