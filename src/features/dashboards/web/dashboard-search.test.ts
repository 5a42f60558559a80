import { expect, test } from 'vitest';
import { dashboardInput, readDashboardSearch } from './dashboard-search.ts';

function inputOf(search: Record<string, unknown>) {
  const { zone, ...query } = dashboardInput('ecommerce', readDashboardSearch(search), 'Europe/Lisbon').query;
  expect(zone).toBe('Europe/Lisbon');
  return query;
}

test('an address without days asks for the last 28', () => expect(inputOf({})).toEqual({ name: 'ecommerce', range: '28d' }));

test('two days go before a range, one alone is none, nor is an end before its start, nor more years than anybody compares', () => {
  expect(inputOf({ range: 'year', from: '2026-01-01', until: '2026-01-31' })).toEqual({
    name: 'ecommerce',
    from: '2026-01-01',
    until: '2026-01-31',
  });
  expect(inputOf({ range: 'year', from: '2026-01-01' })).toEqual({ name: 'ecommerce', range: 'year' });
  expect(inputOf({ from: '1926-02-01', until: '2026-01-31' })).toEqual({ name: 'ecommerce', range: '28d' });
  expect(inputOf({ from: '2026-02-01', until: '2026-01-31' })).toEqual({ name: 'ecommerce', range: '28d' });
});

test('what is none of the ranges, no day and no year is left out', () => {
  expect(inputOf({ range: 'decade', from: 'x', until: 'y', year: 'MMXX' })).toEqual({ name: 'ecommerce', range: '28d' });
  expect(inputOf({ year: 2025 })).toEqual({ name: 'ecommerce', range: '28d', year: '2025' });
});

test('an address says whether the page is arranged, which asks for nothing else', () => {
  expect(readDashboardSearch({ arrange: 'add' }).arrange).toBe('add');
  expect(readDashboardSearch({ arrange: 'all' }).arrange).toBe('');
  expect(inputOf({ arrange: 'on' })).toEqual({ name: 'ecommerce', range: '28d' });
});
