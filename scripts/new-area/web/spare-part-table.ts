import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';

/** How the list is sorted and filtered: by name, without filters. */
export const sparePartTable = { columns: ['name'], sort: { column: 'name', direction: 'asc' }, filters: {} } as const satisfies TableSpec<
  'name',
  Record<string, never>
>;

/** Reads the search and the page from an address. */
export const readSparePartTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, sparePartTable);

/** The input of `listSpareParts` for a page of the list. */
export const sparePartListInput = ({ q, page, perPage }: { q: string; page: number; perPage: number }) => ({ query: { q, page, perPage } });
