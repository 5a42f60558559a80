import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';
import { wordsAround } from './words-around.ts';

const marked = (text: string, ...terms: string[]) => markWords(text, terms).map(([from, until]) => text.slice(from, until));

test('marks matches in their original spelling', () => {
  expect(marked('Café au lait', 'cafe')).toEqual(['Café']);
  expect(marked('Cafe\u0301 au lait', 'cafe')).toEqual(['Cafe\u0301']);
  expect(marked('Straße', 'strasse')).toEqual(['Straße']);
  expect(marked('إلى أحمد', 'احمد')).toEqual(['أحمد']);
  expect(marked('a 😀 table', 'table')).toEqual(['table']);
  expect(markWords('', ['oak'])).toEqual([]);
});

test('matches one or two letters as a prefix, more anywhere', () => {
  expect(marked('an oak, Anna', 'an')).toEqual(['an', 'An']);
  expect(marked('banana', 'an')).toEqual([]);
  expect(marked('banana', 'ana')).toEqual(['anana']);
});

test('matches words with any separator as a phrase, and merges adjacent marks', () => {
  expect(marked('ada@juniper.example', 'ada juniper')).toEqual(['ada@juniper']);
  expect(marked('oaktable', 'oak', 'table')).toEqual(['oaktable']);
});

test('shows an excerpt of a long text around the first match', () => {
  const text = `${'much before it '.repeat(20)}an oak table ${'and after it '.repeat(20)}`;
  const part = wordsAround(text, ['oak']);
  expect(part).toContain('oak table');
  expect(part.length).toBeLessThanOrEqual(120);
  expect(part.startsWith('…')).toBe(true);
  expect(part.endsWith('…')).toBe(true);
  expect(wordsAround('short\n oak', ['oak'])).toBe('short oak');
  expect(wordsAround('short', ['oak'])).toBe('');
});
