import { expect, test } from 'vitest';
import { shortSubject } from './short-subject.ts';

test('a subject is shortened, and its ellipsis stays at its end in a language of the other direction', () => {
  expect(shortSubject('Two chairs?')).toBe('\u2068Two chairs?\u2069');
  expect(shortSubject(`Edinburgh showroom: opening hours over Easter`)).toBe('\u2068Edinburgh showroom: opening hours over…\u2069');
  expect(shortSubject('x'.repeat(41))).toBe(`\u2068${'x'.repeat(39)}…\u2069`);
});
