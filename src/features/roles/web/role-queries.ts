import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { explainAbility, listRoles } from '../contract.ts';

export const rolesQuery = queryOptions({
  queryKey: ['role', 'list'] as const,
  queryFn: async ({ signal }) => (await call(listRoles, {}, { signal })).roles,
  staleTime: 30_000,
});

/** Explains why a user is allowed to do something or not. */
export const whyQuery = (query: { userId: number; action: string; subject: string }) =>
  queryOptions({
    queryKey: ['role', 'why', query] as const,
    queryFn: ({ signal }) => call(explainAbility, { query }, { signal }),
  });

export async function prefetchRoles(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(rolesQuery);
}
