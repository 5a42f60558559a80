import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { idFrom } from '#web/first-call.ts';
import { type InvoiceSortColumn, invoiceStatuses } from '../../contract.ts';

/** Maps the list's column names in the URL to the server's. */
const serverColumns = {
  /** Newest first by creation, the default order. */
  added: 'id',
  number: 'number',
  status: 'invoiceStatus',
  client: 'client.name',
  total: 'total',
  issued: 'issuedDate',
  due: 'dueDate',
  balance: 'balance',
} as const satisfies Record<string, InvoiceSortColumn>;

/** Status filters: one of the six, all with an amount due, or all except drafts. */
export const statusFilters = ['open', 'issued', ...invoiceStatuses] as const;

export type InvoiceColumn = keyof typeof serverColumns;

export const invoiceTable = {
  columns: Object.keys(serverColumns) as InvoiceColumn[],
  sort: { column: 'added', direction: 'desc' },
  // Dates filter by issue date.
  filters: { status: statusFilters, from: null, until: null, client: null },
} as const satisfies TableSpec<InvoiceColumn, InvoiceFilters>;

interface InvoiceFilters extends Record<string, readonly string[] | null> {
  status: typeof statusFilters;
  from: null;
  until: null;
  client: null;
}

export const readInvoiceTable = (search: Record<string, unknown>) => readTableSearch(search, invoiceTable);
export type InvoiceTableState = ReturnType<typeof readInvoiceTable>;

/** Returns the filters of a request, without invalid dates. */
export function filteredInvoices({ q, filters: { status, from, until, client } }: Pick<InvoiceTableState, 'q' | 'filters'>) {
  return {
    ...{ q: withoutHash(q), status },
    ...(isPlainDay(from) && { issuedFrom: from }),
    ...(isPlainDay(until) && { issuedUntil: until }),
    ...(idFrom(client) && { clientId: idFrom(client) }),
  };
}

/** Returns the filters and order of a request, without the page. */
export function invoiceFilterInput({ sort, ...state }: Pick<InvoiceTableState, 'q' | 'sort' | 'filters'>) {
  return { ...filteredInvoices(state), sort: sort.direction, sortColumn: serverColumns[sort.column] };
}

/** Returns the `listInvoices` request for a page of the list. */
export const invoiceListInput = (state: InvoiceTableState, exactTotal = false) => ({
  query: { ...invoiceFilterInput(state), page: state.page, perPage: state.perPage, allData: false, exactTotal },
});

/** Ids can also be searched for with a hash, such as `#5021`. */
function withoutHash(q: string): string {
  return /^#(\d+)$/.exec(q.trim())?.[1] ?? q;
}
