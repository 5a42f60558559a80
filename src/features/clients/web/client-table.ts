import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';

/** Table spec of the client list, sorted by name. */
export const clientTable = { columns: ['name'], sort: { column: 'name', direction: 'asc' }, filters: {} } as const satisfies TableSpec<
  'name',
  Record<string, never>
>;

export const readClientTable = (search: Record<string, unknown>) => readTableSearch(search, clientTable);
