import { expect, test } from 'vitest';
import { initialsOf, toneOf } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Élodie Marie van den Berg', 'ÉB'],
  ['Madonna', 'M'],
  ['ليلى حداد', 'لح'],
  ['"Support" (Juniper)', 'SJ'],
  ['  ', ''],
  ['佐藤 花子', '佐花'],
])('initials of %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

test('a name keeps its color', () => {
  expect(toneOf('Ada Lovelace')).toBe(toneOf('Ada Lovelace'));
  for (const name of ['', 'A', 'ليلى', '😀']) expect(toneOf(name)).toBeLessThan(8);
});
