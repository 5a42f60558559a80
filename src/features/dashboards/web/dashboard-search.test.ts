import { expect, test } from 'vitest';
import { dashboardInput, readDashboardSearch } from './dashboard-search.ts';

function inputOf(search: Record<string, unknown>) {
  const { zone, ...query } = dashboardInput('ecommerce', readDashboardSearch(search), 'Europe/Lisbon').query;
  expect(zone).toBe('Europe/Lisbon');
  return query;
}

test('defaults to the last 28 days', () => expect(inputOf({})).toEqual({ name: 'ecommerce', range: '28d' }));

test('prefers two valid dates to a range, and ignores a single date, an end before the start and a span that is too long', () => {
  expect(inputOf({ range: 'year', from: '2026-01-01', until: '2026-01-31' })).toEqual({
    name: 'ecommerce',
    from: '2026-01-01',
    until: '2026-01-31',
  });
  expect(inputOf({ range: 'year', from: '2026-01-01' })).toEqual({ name: 'ecommerce', range: 'year' });
  expect(inputOf({ from: '1926-02-01', until: '2026-01-31' })).toEqual({ name: 'ecommerce', range: '28d' });
  expect(inputOf({ from: '2026-02-01', until: '2026-01-31' })).toEqual({ name: 'ecommerce', range: '28d' });
});

test('ignores invalid ranges, dates and years', () => {
  expect(inputOf({ range: 'decade', from: 'x', until: 'y', year: 'MMXX' })).toEqual({ name: 'ecommerce', range: '28d' });
  expect(inputOf({ year: 2025 })).toEqual({ name: 'ecommerce', range: '28d', year: '2025' });
});

test('reads arrange mode from the URL without changing the request', () => {
  expect(readDashboardSearch({ arrange: 'add' }).arrange).toBe('add');
  expect(readDashboardSearch({ arrange: 'all' }).arrange).toBe('');
  expect(inputOf({ arrange: 'on' })).toEqual({ name: 'ecommerce', range: '28d' });
});
