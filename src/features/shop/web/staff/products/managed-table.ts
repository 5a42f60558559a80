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

type ProductsWanted = TableState<(typeof productSortColumns)[number], (typeof managedTable)['filters']>;

/** What `listManagedProducts` is asked for a page of the list. */
export const managedListInput = ({ q, page, perPage, sort, filters }: ProductsWanted) => ({
  query: { q, page, perPage, sort: sort.direction, sortColumn: sort.column, low: filters.low === 'yes' },
});
