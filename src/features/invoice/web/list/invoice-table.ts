import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';
import { type InvoiceSortColumn, invoiceStatuses } from '../../contract.ts';

/** What the list's columns are called in the address, and by the server. */
const serverColumns = {
  number: 'id',
  status: 'invoiceStatus',
  client: 'client.name',
  total: 'total',
  issued: 'issuedDate',
  due: 'dueDate',
  balance: 'balance',
} as const satisfies Record<string, InvoiceSortColumn>;

export type InvoiceColumn = keyof typeof serverColumns;

/** What the list can be asked for. */
export const invoiceTable = {
  columns: Object.keys(serverColumns) as InvoiceColumn[],
  sort: { column: 'number', direction: 'desc' },
  filters: { status: invoiceStatuses },
} as const satisfies TableSpec<InvoiceColumn, { status: typeof invoiceStatuses }>;

/** What an address asks of the list. */
export const readInvoiceTable = (search: Record<string, unknown>) => readTableSearch(search, invoiceTable);
export type InvoiceTableState = ReturnType<typeof readInvoiceTable>;

/** The same as the server is asked for it, but for the page. */
export function wantedInvoices({ q, sort, filters }: Pick<InvoiceTableState, 'q' | 'sort' | 'filters'>) {
  return { q: withoutPrefix(q), status: filters.status, sort: sort.direction, sortColumn: serverColumns[sort.column] };
}

/** What `listInvoices` is asked for the page of the list. */
export const invoiceListInput = (state: InvoiceTableState) => ({
  query: { ...wantedInvoices(state), page: state.page, perPage: state.perPage, allData: false },
});

/** A number is looked for by its digits: `#5021`, `INV-0042` are how lists and sellers write it. */
function withoutPrefix(q: string): string {
  return /^(?:#|\p{L}{1,10}[-/])0*(\d+)$/u.exec(q.trim())?.[1] ?? q;
}
