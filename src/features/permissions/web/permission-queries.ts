import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { readTableSearch, tableSpec } from '#web/data-table/table-search.ts';
import { listPermissions, permissionRoles } from '../contract.ts';

/** The newest stand first: the list cannot be sorted otherwise. */
export const permissionTable = tableSpec({
  columns: ['createdDate'],
  sort: { column: 'createdDate', direction: 'desc' },
  filters: { assignedTo: permissionRoles },
});

type PermissionTableState = ReturnType<typeof readPermissionTable>;
const readPermissionTable = (search: Record<string, unknown>) => readTableSearch(search, permissionTable);

export const permissionsQuery = ({ q, page, perPage, filters }: PermissionTableState) => {
  const query = { q, page, perPage, assignedTo: filters.assignedTo };
  return queryOptions({
    queryKey: ['permission', 'list', query] as const,
    queryFn: ({ signal }) => call(listPermissions, { query }, { signal }),
    staleTime: 30_000,
  });
};

/** Asks for what the page shows first, while its code is still loading. */
export async function prefetchPermissions(queryClient: QueryClient, _: unknown, search: Record<string, unknown>): Promise<void> {
  await queryClient.prefetchQuery(permissionsQuery(readPermissionTable(search)));
}
