import { readTableSearch, type TableState, tableSpec } from '#web/data-table/table-search.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { orderStatuses } from '../../../order-contract.ts';

/** Of the status filter: one of the five, or all that have not arrived and were not cancelled. */
export const orderFilters = ['open', 'to-ship', ...orderStatuses] as const;

/** What the list of orders can be asked for: the newest stands first. */
export const orderTable = tableSpec({
  columns: ['id'],
  sort: { column: 'id', direction: 'desc' },
  // The days are those on which they were placed.
  filters: { status: orderFilters, from: null, until: null },
});

/** What an address asks of the list. */
export const readOrderTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, orderTable);

type OrdersWanted = Pick<TableState<'id', (typeof orderTable)['filters']>, 'q' | 'page' | 'perPage' | 'filters'>;

/** The filters as the API takes them. */
export const orderFilterInput = ({ q, filters: { status, from, until } }: Pick<OrdersWanted, 'q' | 'filters'>) => ({
  ...{ q, status },
  ...(isPlainDay(from) && { placedFrom: from }),
  ...(isPlainDay(until) && { placedUntil: until }),
});

/** What `listOrders` is asked for a page of the list. */
export const orderListInput = ({ page, perPage, ...wanted }: OrdersWanted, exactTotal = false) => ({
  query: { ...orderFilterInput(wanted), page, perPage, exactTotal },
});
