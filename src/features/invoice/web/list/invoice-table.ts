import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { idFrom } from '#web/first-call.ts';
import { type InvoiceSortColumn, invoiceStatuses } from '../../contract.ts';

/** What the list's columns are called in the address, and by the server. */
const serverColumns = {
  /** The newest first, as they were added: how the list stands before anybody sorts it. */
  added: 'id',
  number: 'number',
  status: 'invoiceStatus',
  client: 'client.name',
  total: 'total',
  issued: 'issuedDate',
  due: 'dueDate',
  balance: 'balance',
} as const satisfies Record<string, InvoiceSortColumn>;

/** Of the status filter: one of the six, all that ask for money, or all but drafts. */
export const statusFilters = ['open', 'issued', ...invoiceStatuses] as const;

export type InvoiceColumn = keyof typeof serverColumns;

/** What the list can be asked for. */
export const invoiceTable = {
  columns: Object.keys(serverColumns) as InvoiceColumn[],
  sort: { column: 'added', direction: 'desc' },
  // The days are those of issue.
  filters: { status: statusFilters, from: null, until: null, client: null },
} as const satisfies TableSpec<InvoiceColumn, InvoiceFilters>;

interface InvoiceFilters extends Record<string, readonly string[] | null> {
  status: typeof statusFilters;
  from: null;
  until: null;
  client: null;
}

/** What an address asks of the list. */
export const readInvoiceTable = (search: Record<string, unknown>) => readTableSearch(search, invoiceTable);
export type InvoiceTableState = ReturnType<typeof readInvoiceTable>;

/** What is let through, as the server is asked for it. What is no day is left out. */
export function filteredInvoices({ q, filters: { status, from, until, client } }: Pick<InvoiceTableState, 'q' | 'filters'>) {
  return {
    ...{ q: withoutHash(q), status },
    ...(isPlainDay(from) && { issuedFrom: from }),
    ...(isPlainDay(until) && { issuedUntil: until }),
    ...(idFrom(client) && { clientId: idFrom(client) }),
  };
}

/** The same in the order of the list, but for the page. */
export function invoiceFilterInput({ sort, ...state }: Pick<InvoiceTableState, 'q' | 'sort' | 'filters'>) {
  return { ...filteredInvoices(state), sort: sort.direction, sortColumn: serverColumns[sort.column] };
}

/** What `listInvoices` is asked for the page of the list. */
export const invoiceListInput = (state: InvoiceTableState, exactTotal = false) => ({
  query: { ...invoiceFilterInput(state), page: state.page, perPage: state.perPage, allData: false, exactTotal },
});

/** An invoice is also looked for by its id, which people write as `#5021`. */
function withoutHash(q: string): string {
  return /^#(\d+)$/.exec(q.trim())?.[1] ?? q;
}
