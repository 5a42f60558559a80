import { readTableSearch, type TableState, tableSpec } from '#web/data-table/table-search.ts';
import { productSorts } from '../contract.ts';

/** Products per page of the shop. */
export const productsPerPage = 9;

/** Search parameters of the shop's URL. */
export const shopSpec = tableSpec({
  columns: productSorts,
  sort: { column: 'featured', direction: 'asc' },
  filters: {
    category: null,
    brand: null,
    /** Price range in minor units: `10000-50000`; either side can be omitted. */
    price: null,
    rating: ['4', '3', '2', '1'],
    free: ['yes'],
    view: ['list'],
  },
});
export type ShopState = TableState<(typeof productSorts)[number], typeof shopSpec.filters>;

/** Parses the shop's search from the URL. */
export const readShopSearch = (search: Readonly<Record<string, unknown>>): ShopState => readTableSearch(search, shopSpec);

/** Parses a price range in minor units; an invalid bound is ignored. */
export function priceRange(price: string): { from: string; until: string } {
  const [, from = '', until = ''] = /^(\d{0,12})-(\d{0,12})$/.exec(price) ?? [];
  return { from, until };
}

/** Builds the input of `listProducts` for a page of the shop. */
export function shopInput({ q, page, sort, filters }: Pick<ShopState, 'q' | 'page' | 'sort' | 'filters'>) {
  const { from, until } = priceRange(filters.price);
  const { category, brand, rating, free } = filters;
  return {
    query: {
      ...{ q, page, perPage: productsPerPage, sortBy: sort.column, category, brand },
      ...(from && { priceFrom: from }),
      ...(until && { priceUntil: until }),
      ...(rating && { rating }),
      ...(free && { freeShipping: true }),
    },
  };
}
