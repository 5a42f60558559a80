import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';

/** Settings the list supports; next due first. */
export const recurringTable = {
  columns: ['next'],
  sort: { column: 'next', direction: 'asc' },
  perPage: 25,
  filters: {},
} as const satisfies TableSpec<'next', Record<string, never>>;

export const readRecurringTable = (search: Record<string, unknown>) => readTableSearch(search, recurringTable);

/** Returns the `listRecurringInvoices` request for a page of the list. */
export const recurringListInput = ({ page, perPage }: { page: number; perPage: number }) => ({ query: { page, perPage } });
