import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';

test('formats a day the same in every environment', () => {
  expect(['2026-12-13', '2027-09-01', '2027-05-31', '0999-02-03'].map(dayText)).toEqual([
    '13 Dec 2026',
    '1 Sep 2027',
    '31 May 2027',
    '3 Feb 999',
  ]);
});
