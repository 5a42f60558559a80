import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';

/** What the list of clients can be asked for: it stands by name. */
export const clientTable = { columns: ['name'], sort: { column: 'name', direction: 'asc' }, filters: {} } as const satisfies TableSpec<
  'name',
  Record<string, never>
>;

/** What an address asks of the list. */
export const readClientTable = (search: Record<string, unknown>) => readTableSearch(search, clientTable);
