import { readTableSearch, type TableState, tableSpec } from '#web/data-table/table-search.ts';
import { productSortColumns } from '../../../product-contract.ts';

/** What the list of products can be asked for: the newest stands first. */
export const managedTable = tableSpec({
  columns: productSortColumns,
  sort: { column: 'id', direction: 'desc' },
  filters: { low: ['yes'] },
});

/** What an address asks of the list. */
export const readManagedTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, managedTable);

export type ProductTableState = TableState<(typeof productSortColumns)[number], (typeof managedTable)['filters']>;

/** Which products are wanted, on whatever page. */
export const managedProductFilterInput = ({ q, sort, filters }: Pick<ProductTableState, 'q' | 'sort' | 'filters'>) => ({
  ...{ q, sort: sort.direction, sortColumn: sort.column, low: filters.low === 'yes' },
});

/** What `listManagedProducts` is asked for a page of the list. */
export const managedListInput = (state: ProductTableState) => ({
  query: { ...managedProductFilterInput(state), page: state.page, perPage: state.perPage },
});
