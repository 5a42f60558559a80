import { expect, test } from 'vitest';
import { priceRange, readShopSearch, shopInput } from './shop-search.ts';

test('builds the request from the URL and ignores invalid values', () => {
  const input = shopInput(
    readShopSearch({ q: 'oak', sort: 'price-asc', price: '1000-', rating: '4', free: 'yes', page: '2', brand: 'Vale' }),
  );
  expect(input.query).toEqual({
    ...{
      q: 'oak',
      page: 2,
      perPage: 9,
      sortBy: 'price-asc',
      category: '',
      brand: 'Vale',
      priceFrom: '1000',
      rating: '4',
      freeShipping: true,
    },
  });
  const wrong = shopInput(readShopSearch({ sort: 'name', price: 'cheap', rating: '9', free: 'no', page: '-1' }));
  expect(wrong.query).toEqual({ q: '', page: 1, perPage: 9, sortBy: 'featured', category: '', brand: '' });
});
test.each([
  ['1-2', '1', '2'],
  ['-2', '', '2'],
  ['1', '', ''],
  ['1-2-3', '', ''],
])('parses %s as from %j until %j', (price, from, until) => expect(priceRange(price)).toEqual({ from, until }));
