import { expect, test } from 'vitest';
import { slugOfTitle } from './slug-of-title.ts';

test.each([
  ['To do', 'to-do'],
  ['  In   progress!  ', 'in-progress'],
  ['Déjà vu', 'déjà-vu'],
  ['De\u0301ja\u0300 vu', 'déjà-vu'],
  ['قيد التنفيذ', 'قيد-التنفيذ'],
  ['進行中', '進行中'],
  ['हिन्दी बोर्ड', 'हिन्दी-बोर्ड'],
  ['Q3 / 2030', 'q3-2030'],
  ['ÀÉÎ', 'àéî'],
  ['—!?—', ''],
  ['🪑', ''],
  ['', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug);
});

test('is truncated to the length of a board id, without a trailing hyphen', () => {
  expect(slugOfTitle('a'.repeat(300))).toBe('a'.repeat(80));
  expect(slugOfTitle(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  expect(slugOfTitle('𝒜'.repeat(300)).isWellFormed()).toBe(true);
});
