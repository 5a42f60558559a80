import { readTableSearch, tableSpec } from '#web/data-table/table-search.ts';

/** What the trash can be asked for: what was deleted last stands first, and it cannot be sorted otherwise. */
export const trashTable = tableSpec({
  columns: ['deletedAt'],
  sort: { column: 'deletedAt', direction: 'desc' },
  perPage: 25,
  filters: { kind: null },
});

type TrashTableState = ReturnType<typeof readTrashTable>;
export const readTrashTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, trashTable);

/** What `listTrash` is asked for a page of it. */
export const trashListInput = ({ q, filters, page, perPage }: Pick<TrashTableState, 'q' | 'filters' | 'page' | 'perPage'>) => ({
  query: { q, kind: filters.kind.slice(0, 40), page, perPage },
});
