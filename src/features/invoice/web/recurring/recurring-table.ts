import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';

/** What the list can be asked for: the next one comes first. */
export const recurringTable = {
  columns: ['next'],
  sort: { column: 'next', direction: 'asc' },
  perPage: 25,
  filters: {},
} as const satisfies TableSpec<'next', Record<string, never>>;

/** What an address asks of the list. */
export const readRecurringTable = (search: Record<string, unknown>) => readTableSearch(search, recurringTable);

/** What `listRecurringInvoices` is asked for a page of the list. */
export const recurringListInput = ({ page, perPage }: { page: number; perPage: number }) => ({ query: { page, perPage } });
