import { describe, expect, test } from 'vitest';
import { deliveryTime, servicePeriodOf } from './delivery-time.ts';

describe('the service period of an invoice', () => {
  test.each([
    ['issue-day', '2030-03-10', '2030-03-10 2030-03-10'],
    ['month-before', '2030-03-31', '2030-02-01 2030-02-28'],
    ['month-before', '2028-03-01', '2028-02-01 2028-02-29'],
    ['month-before', '2030-01-31', '2029-12-01 2029-12-31'],
    ['month', '2030-02-10', '2030-02-01 2030-02-28'],
    ['month-after', '2030-12-31', '2031-01-01 2031-01-31'],
    ['quarter-before', '2030-01-01', '2029-10-01 2029-12-31'],
    ['quarter-before', '2030-06-30', '2030-01-01 2030-03-31'],
    ['year-before', '2030-06-30', '2029-01-01 2029-12-31'],
  ] as const)('for the rule %s and the issue date %s is %s', (rule, issuedOn, expected) => {
    const period = servicePeriodOf(rule, issuedOn);
    expect(`${period?.from} ${period?.until}`).toBe(expected);
  });

  test('is the entered period, or null if none is given', () => {
    const period = { from: '2030-01-05', until: '2030-01-07' };
    expect(servicePeriodOf(period, '2030-03-10')).toEqual(period);
    expect(servicePeriodOf('none', '2030-03-10')).toBeNull();
  });

  test.each([['next-week'], [{ from: '2030-02-30', until: '2030-03-01' }], [{ from: '2030-01-01' }], [5]])('rejects %j', (time) => {
    expect(deliveryTime.safeParse(time).success).toBe(false);
  });
});
