import { expect, test } from 'vitest';
import { pageWithout } from './page-without.ts';

test('removing rows from a page lowers its total, and removing others changes nothing', () => {
  const page = { people: [{ id: 1 }, { id: 2 }], total: 12, page: 1 };
  expect(pageWithout(page, 'people', new Set([2, 7]))).toEqual({ people: [{ id: 1 }], total: 11, page: 1 });
  expect(pageWithout(page, 'people', new Set([7]))).toEqual(page);
});
