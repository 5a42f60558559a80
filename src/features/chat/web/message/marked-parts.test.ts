import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

test('marks every match, ignoring case', () => {
  expect(markedParts('Oak or oak?', ['OAK'])).toEqual([
    { text: 'Oak', isMatch: true },
    { text: ' or ', isMatch: false },
    { text: 'oak', isMatch: true },
    { text: '?', isMatch: false },
  ]);
});

test('cuts a long text at a word before its first match', () => {
  const parts = markedParts(`${'word '.repeat(20)}then the oak came`, ['oak']);
  expect(parts[0]?.text.startsWith('…word')).toBe(true);
  expect(parts[1]).toEqual({ text: 'oak', isMatch: true });
});

test('treats special characters literally and marks nothing without a match', () => {
  expect(markedParts('a.c abc (x)', ['(x'])).toEqual([
    { text: 'a.c abc ', isMatch: false },
    { text: '(x', isMatch: true },
    { text: ')', isMatch: false },
  ]);
  expect(markedParts('abc', ['z'])).toEqual([{ text: 'abc', isMatch: false }]);
});

test('marks words in any order, ignoring accents', () => {
  expect(markedParts('Straße im Café', ['cafe', 'strasse'])).toEqual([
    { text: 'Straße', isMatch: true },
    { text: ' im ', isMatch: false },
    { text: 'Café', isMatch: true },
  ]);
  expect(markedParts('cafe\u0301s', ['café'])).toEqual([
    { text: 'cafe\u0301', isMatch: true },
    { text: 's', isMatch: false },
  ]);
});
