import { type TableSearch, useTableSearch } from '#web/data-table/use-table-search.ts';
import type { productSorts } from '../contract.ts';
import { shopSpec } from './shop-search.ts';

export type ShopSearch = TableSearch<(typeof productSorts)[number], typeof shopSpec.filters>;

/** What the shop is asked for, kept in the address. How it is shown is no filter. */
export function useShopSearch(): ShopSearch {
  const search = useTableSearch(shopSpec);
  const { view: _, ...filters } = search.filters;
  return { ...search, isFiltered: search.q !== '' || Object.values(filters).some((value) => value !== '') };
}
