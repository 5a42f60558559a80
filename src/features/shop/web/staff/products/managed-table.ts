import { readTableSearch, type TableState, tableSpec } from '#web/data-table/table-search.ts';
import { productSortColumns } from '../../../product-contract.ts';

/** Search parameters of the product list; newest first. */
export const managedTable = tableSpec({
  columns: productSortColumns,
  sort: { column: 'id', direction: 'desc' },
  filters: { low: ['yes'] },
});

export const readManagedTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, managedTable);

export type ProductTableState = TableState<(typeof productSortColumns)[number], (typeof managedTable)['filters']>;

/** Builds the product filter, without a page. */
export const managedProductFilterInput = ({ q, sort, filters }: Pick<ProductTableState, 'q' | 'sort' | 'filters'>) => ({
  ...{ q, sort: sort.direction, sortColumn: sort.column, low: filters.low === 'yes' },
});

/** Builds the input of `listManagedProducts` for a page of the list. */
export const managedListInput = (state: ProductTableState) => ({
  query: { ...managedProductFilterInput(state), page: state.page, perPage: state.perPage },
});
