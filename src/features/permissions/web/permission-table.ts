import { readTableSearch, tableSpec } from '#web/data-table/table-search.ts';
import { permissionRoles } from '../contract.ts';

/** Always newest first; the list has no other sorting. */
export const permissionTable = tableSpec({
  columns: ['createdDate'],
  sort: { column: 'createdDate', direction: 'desc' },
  filters: { assignedTo: permissionRoles },
});

export type PermissionTableState = ReturnType<typeof readPermissionTable>;
export const readPermissionTable = (search: Record<string, unknown>) => readTableSearch(search, permissionTable);

export const permissionListInput = ({ q, page, perPage, filters }: PermissionTableState) => ({
  query: { q, page, perPage, assignedTo: filters.assignedTo },
});
