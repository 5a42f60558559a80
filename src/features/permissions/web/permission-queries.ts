import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { listPermissions } from '../contract.ts';
import { type PermissionTableState, permissionListInput, readPermissionTable } from './permission-table.ts';

export const permissionsQuery = (state: PermissionTableState) => {
  const input = permissionListInput(state);
  return queryOptions({
    queryKey: ['permission', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listPermissions, input, { signal }),
    staleTime: 30_000,
  });
};

export async function prefetchPermissions(queryClient: QueryClient, _: unknown, search: Record<string, unknown>): Promise<void> {
  await queryClient.prefetchQuery(permissionsQuery(readPermissionTable(search)));
}
