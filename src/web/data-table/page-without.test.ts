import { expect, test } from 'vitest';
import { pageWithout } from './page-without.ts';

test('a page without some rows has so many less in all, and one without others stays as it is', () => {
  const page = { people: [{ id: 1 }, { id: 2 }], total: 12, page: 1 };
  expect(pageWithout(page, 'people', new Set([2, 7]))).toEqual({ people: [{ id: 1 }], total: 11, page: 1 });
  expect(pageWithout(page, 'people', new Set([7]))).toEqual(page);
});
