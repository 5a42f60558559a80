import { readTableSearch, type TableState, tableSpec } from '#web/data-table/table-search.ts';
import { orderStatuses } from '../../../order-contract.ts';

/** What the list of orders can be asked for: the newest stands first. */
export const orderTable = tableSpec({
  columns: ['id'],
  sort: { column: 'id', direction: 'desc' },
  filters: { status: orderStatuses },
});

/** What an address asks of the list. */
export const readOrderTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, orderTable);

type OrdersWanted = Pick<TableState<'id', (typeof orderTable)['filters']>, 'q' | 'page' | 'perPage' | 'filters'>;

/** What `listOrders` is asked for a page of the list. */
export const orderListInput = ({ q, page, perPage, filters }: OrdersWanted) => ({ query: { q, page, perPage, status: filters.status } });
