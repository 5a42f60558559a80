import { readTableSearch, type TableState, tableSpec } from '#web/data-table/table-search.ts';
import { productSorts } from '../contract.ts';

/** So many products stand on a page of the shop. */
export const productsPerPage = 9;

/** What the shop can be asked for, as its address says it. */
export const shopSpec = tableSpec({
  columns: productSorts,
  sort: { column: 'featured', direction: 'asc' },
  filters: {
    category: null,
    brand: null,
    /** Prices in minor units: `10000-50000`, either of them left out. */
    price: null,
    rating: ['4', '3', '2', '1'],
    free: ['yes'],
    view: ['list'],
  },
});
export type ShopState = TableState<(typeof productSorts)[number], typeof shopSpec.filters>;

/** What an address asks of the shop. */
export const readShopSearch = (search: Readonly<Record<string, unknown>>): ShopState => readTableSearch(search, shopSpec);

/** The prices between which products are looked for, in minor units; what is no number is no bound. */
export function priceRange(price: string): { from: string; until: string } {
  const [, from = '', until = ''] = /^(\d{0,12})-(\d{0,12})$/.exec(price) ?? [];
  return { from, until };
}

/** What `listProducts` is asked for a page of the shop. */
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
