import { readTableSearch, tableSpec } from '#web/data-table/table-search.ts';

/** Table spec of the trash: always latest deletion first. */
export const trashTable = tableSpec({
  columns: ['deletedAt'],
  sort: { column: 'deletedAt', direction: 'desc' },
  perPage: 25,
  filters: { kind: null },
});

type TrashTableState = ReturnType<typeof readTrashTable>;
export const readTrashTable = (search: Readonly<Record<string, unknown>>) => readTableSearch(search, trashTable);

export const trashListInput = ({ q, filters, page, perPage }: Pick<TrashTableState, 'q' | 'filters' | 'page' | 'perPage'>) => ({
  query: { q, kind: filters.kind.slice(0, 40), page, perPage },
});
