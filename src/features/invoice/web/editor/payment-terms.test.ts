import { expect, test } from 'vitest';
import { daysLater, termsBetween } from './payment-terms.ts';

test('the due date is so many days after the issue, across months, years and DST changes', () => {
  expect(daysLater('2028-02-15', 14)).toBe('2028-02-29');
  expect(daysLater('2027-12-20', 30)).toBe('2028-01-19');
  expect(daysLater('2027-03-20', 14)).toBe('2027-04-03');
  expect(daysLater('', 14)).toBe('');
});

test('derives the terms from both dates', () => {
  expect(termsBetween('2027-03-20', '2027-04-03')).toBe(14);
  expect(termsBetween('2027-03-20', '2027-03-19')).toBe(-1);
  expect(termsBetween('2027-03-20', '')).toBeNull();
});
