import { expect, test } from 'vitest';
import { FontSet } from '#pdf/font-set.ts';
import { lineOf, spanOf } from '#pdf/text-line.ts';
import { packageFonts } from './package-fonts.ts';

const texts = [
  'Café ☕',
  'Party 🎉 2030',
  '❤️',
  '👍🏽',
  '👨‍👩‍👧',
  '👩🏾‍💻',
  '🏳️‍🌈',
  '🇵🇹',
  '1️⃣ first',
  '™ © ®',
  '→ ✓ ★',
  '\u{1fae9}',
  '\u{1f8ff}',
];

test('emoji are drawn, or left out if no font has them, and never shown as an empty box', async () => {
  const fonts = await FontSet.open(packageFonts);
  await fonts.prepare(texts);
  for (const text of texts)
    for (const weight of [400, 600] as const) {
      const { pieces } = lineOf(fonts, spanOf(text), { size: 10, weight });
      const boxes = pieces.flatMap(({ glyphs }) => glyphs.filter(({ id, codePoints }) => id === 0 && codePoints.length > 0));
      expect(boxes, text).toEqual([]);
    }
  const widthOf = (text: string) => lineOf(fonts, spanOf(text), { size: 10, weight: 400 }).width;
  for (const text of ['☕', '🎉', '❤️', '👍🏽', '🇵🇹']) expect(widthOf(text), text).toBeGreaterThan(5);
  expect(widthOf('\u{1f8ff}')).toBe(0);
});
