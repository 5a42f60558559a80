import { expect, test } from 'vitest';
import { viewAddress, viewQuery } from './view-query.ts';

test('a view saves search, filters, order, and columns, but not the position in the list', () => {
  expect(viewQuery('?sort=city&q=ann&page=3&open=7&view=2', 'name.-post')).toBe('columns=name.-post&q=ann&sort=city');
  expect(viewQuery('?columns=post', 'name')).toBe('columns=post');
  expect(viewQuery('', '')).toBe('');
});

test('its URL contains all of it and the id of the view', () => {
  expect(viewAddress('/datatables/advance', { id: 4, query: 'q=%D8%B9' })).toBe('/datatables/advance?q=%D8%B9&view=4');
});
