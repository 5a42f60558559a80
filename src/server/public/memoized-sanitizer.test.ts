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

test('the same text is cleaned once', () => {
  const { asked, clean } = counted();
  expect([clean('a'), clean('b'), clean('a')]).toEqual(['A', 'B', 'A']);
  expect(asked).toEqual(['a', 'b']);
});

test('of large texts only those asked for last are remembered', () => {
  const { asked, clean } = counted();
  const large = (letter: string) => clean(letter.repeat(900_000));
  for (const letter of ['a', 'b', 'a', 'c', 'a', 'b']) expect(large(letter)).toHaveLength(900_000);
  expect(asked.join('')).toBe('abcb');
});

test('what is too much to be cleaned is not shown', () => {
  const clean = memoizedSanitizer((html) => {
    throw invalid(html, 'empty');
  });
  expect(clean('<p>')).toBe('');
});
