import { expect, test } from 'vitest';
import { daysLater, termsBetween } from './payment-terms.ts';

test('the due date lies so many days after the issue, over months, years and changes of the clock', () => {
  expect(daysLater('2028-02-15', 14)).toBe('2028-02-29');
  expect(daysLater('2027-12-20', 30)).toBe('2028-01-19');
  expect(daysLater('2027-03-20', 14)).toBe('2027-04-03');
  expect(daysLater('', 14)).toBe('');
});

test('terms follow from both dates', () => {
  expect(termsBetween('2027-03-20', '2027-04-03')).toBe(14);
  expect(termsBetween('2027-03-20', '2027-03-19')).toBe(-1);
  expect(termsBetween('2027-03-20', '')).toBeNull();
});
