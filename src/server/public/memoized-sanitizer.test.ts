import { expect, test } from 'vitest';
import { invalid } from '../refusal.ts';
import { memoizedSanitizer } from './memoized-sanitizer.ts';

function counted() {
  const asked: string[] = [];
  const clean = memoizedSanitizer((html) => {
    asked.push(html.slice(0, 1));
    return html.toUpperCase();
  });
  return { asked, clean };
}

test('sanitizes the same text once', () => {
  const { asked, clean } = counted();
  expect([clean('a'), clean('b'), clean('a')]).toEqual(['A', 'B', 'A']);
  expect(asked).toEqual(['a', 'b']);
});

test('caches only the most recently used large texts', () => {
  const { asked, clean } = counted();
  const large = (letter: string) => clean(letter.repeat(900_000));
  for (const letter of ['a', 'b', 'a', 'c', 'a', 'b']) expect(large(letter)).toHaveLength(900_000);
  expect(asked.join('')).toBe('abcb');
});

test('returns nothing for text that is too large to sanitize', () => {
  const clean = memoizedSanitizer((html) => {
    throw invalid(html, 'empty');
  });
  expect(clean('<p>')).toBe('');
});
