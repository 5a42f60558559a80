import { expect, test } from 'vitest';
import { viewAddress, viewQuery } from './view-query.ts';

test('a view keeps search, filters, order and columns, not where in the list one is', () => {
  expect(viewQuery('?sort=city&q=ann&page=3&open=7&view=2', 'name.-post')).toBe('columns=name.-post&q=ann&sort=city');
  expect(viewQuery('?columns=post', 'name')).toBe('columns=post');
  expect(viewQuery('', '')).toBe('');
});

test('its address says all of it, and which view it is', () => {
  expect(viewAddress('/datatables/advance', { id: 4, query: 'q=%D8%B9' })).toBe('/datatables/advance?q=%D8%B9&view=4');
});
