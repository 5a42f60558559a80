import { readTableSearch, type TableState, tableSpec } from '#web/data-table/table-search.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { orderStatuses } from '../../../order-contract.ts';

/** Status filter: one of the five, or all that are neither delivered nor canceled. */
export const orderFilters = ['open', 'to-ship', ...orderStatuses] as const;

/** Search parameters of the order list; newest first. */
export const orderTable = tableSpec({
  columns: ['id'],
  sort: { column: 'id', direction: 'desc' },
  // Placed from and until these days.
  filters: { status: orderFilters, from: null, until: null },
});

export const readOrderTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, orderTable);

type OrdersWanted = Pick<TableState<'id', (typeof orderTable)['filters']>, 'q' | 'page' | 'perPage' | 'filters'>;

/** Converts the filters to the API's format. */
export const orderFilterInput = ({ q, filters: { status, from, until } }: Pick<OrdersWanted, 'q' | 'filters'>) => ({
  ...{ q, status },
  ...(isPlainDay(from) && { placedFrom: from }),
  ...(isPlainDay(until) && { placedUntil: until }),
});

/** Builds the input of `listOrders` for a page of the list. */
export const orderListInput = ({ page, perPage, ...wanted }: OrdersWanted, exactTotal = false) => ({
  query: { ...orderFilterInput(wanted), page, perPage, exactTotal },
});
