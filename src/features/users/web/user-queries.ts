import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listRoles } from '#features/roles/contract.ts';
import { call } from '#web/api-client.ts';
import { retryUnlessRefused } from '#web/retry-options.ts';
import { getUser, listUsers, previewUserDeletion, readUserCounts } from '../contract.ts';
import { readUserActivity, readUserConnections, readUserSecurity } from '../view-contract.ts';
import { readUserTable, type UserTableState, userListInput } from './list/user-table.ts';

export const usersQuery = (state: UserTableState) => {
  const input = userListInput(state);
  return queryOptions({
    queryKey: ['user', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listUsers, input, { signal }),
    staleTime: 30_000,
  });
};

const maxFound = 8;

/** Searches users by name or address and returns the first few. */
export const userLookup = (q: string) => {
  const query = { q, perPage: maxFound } as const;
  return queryOptions({
    queryKey: ['user', 'list', query] as const,
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
    staleTime: 30_000,
  });
};

export const userCountsQuery = queryOptions({
  queryKey: ['user', 'counts'] as const,
  queryFn: ({ signal }) => call(readUserCounts, {}, { signal }),
  staleTime: 30_000,
});

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', 'one', id] as const,
    queryFn: async ({ signal }) => (await call(getUser, { query: { id } }, { signal })).user,
    staleTime: 30_000,
    retry: retryUnlessRefused,
  });

/** All roles, for people with permission to read them. */
export const userRolesQuery = queryOptions({
  queryKey: ['role', 'of users'] as const,
  queryFn: async ({ signal }) => {
    const { roles } = await call(listRoles, {}, { signal });
    return roles.map(({ name, title, isBuiltIn, isGrantable }) => ({ name, title, isBuiltIn, isGrantable }));
  },
  staleTime: 60_000,
});

export const belongingsQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', 'belongings', id] as const,
    queryFn: ({ signal }) => call(previewUserDeletion, { params: { id } }, { signal }),
    retry: retryUnlessRefused,
  });

export const securityQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', 'security', id] as const,
    queryFn: ({ signal }) => call(readUserSecurity, { params: { id } }, { signal }),
  });

export const activityQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', 'activity', id] as const,
    queryFn: ({ signal }) => call(readUserActivity, { params: { id } }, { signal }),
  });

export const connectionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', 'connections', id] as const,
    queryFn: ({ signal }) => call(readUserConnections, { params: { id } }, { signal }),
  });

/** Prefetches the list's initial data while its code is loading. */
export async function prefetchUsers(queryClient: QueryClient, _: unknown, search: Record<string, unknown>): Promise<void> {
  await Promise.all([queryClient.prefetchQuery(usersQuery(readUserTable(search))), queryClient.prefetchQuery(userCountsQuery)]);
}
