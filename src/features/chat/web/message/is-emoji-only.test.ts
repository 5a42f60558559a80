import { expect, test } from 'vitest';
import { isEmojiOnly } from './is-emoji-only.ts';

test('a few emoji alone are emoji', () => {
  for (const text of ['👍', '🎉 🎉', '👩‍🔧', '🇵🇹', '❤️', '👍🏽']) expect(isEmojiOnly(text)).toBe(true);
  for (const text of ['', ' ', '12', 'ok 👍', '#', '👍'.repeat(7)]) expect(isEmojiOnly(text)).toBe(false);
});
