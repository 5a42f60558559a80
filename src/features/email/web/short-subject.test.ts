import { expect, test } from 'vitest';
import { shortSubject } from './short-subject.ts';

test('shortens a subject, and keeps its ellipsis at the end in text of the opposite direction', () => {
  expect(shortSubject('Two chairs?')).toBe('\u2068Two chairs?\u2069');
  expect(shortSubject(`Edinburgh showroom: opening hours over Easter`)).toBe('\u2068Edinburgh showroom: opening hours over…\u2069');
  expect(shortSubject('x'.repeat(41))).toBe(`\u2068${'x'.repeat(39)}…\u2069`);
});
