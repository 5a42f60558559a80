import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [1, '1 byte'],
  [820, '820 bytes'],
  [1024, '1 kB'],
  [1536, '1.5 kB'],
  [10_200, '10 kB'],
  [24 * 1024, '24 kB'],
  [1.25 * 1024 * 1024, '1.3 MB'],
  [3 * 1024 ** 4, '3,072 GB'],
])('a file of %i bytes is shown as %s in every area', (bytes, text) => {
  expect(formatSize(bytes, 'en')).toBe(text);
});

test('formats a size in the language', () => {
  expect(formatSize(1536, 'ar')).toContain('كيلوبايت');
});
