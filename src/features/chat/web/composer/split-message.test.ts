import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMessage } from './split-message.ts';

test('splits a long text between paragraphs, lines or words', () => {
  expect(splitMessage(`${'a'.repeat(12)}\n\n${'b'.repeat(12)}`, 20)).toEqual(['a'.repeat(12), 'b'.repeat(12)]);
  expect(splitMessage(`${'a'.repeat(12)} ${'b'.repeat(12)}`, 20)).toEqual(['a'.repeat(12), 'b'.repeat(12)]);
  expect(splitMessage('a'.repeat(25_000), 20_000).map(({ length }) => length)).toEqual([20_000, 5000]);
});

test('drops only whitespace between the messages', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 5, max: 40 }), (text, longest) => {
      const pieces = splitMessage(text, longest);
      expect(pieces.every((piece) => piece.length <= longest && piece.isWellFormed() === text.isWellFormed())).toBe(true);
      const bare = (one: string) => one.replaceAll(/\s/gu, '');
      expect(bare(pieces.join(''))).toBe(bare(text));
    }),
  );
});
