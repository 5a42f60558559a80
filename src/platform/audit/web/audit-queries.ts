import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listPeople } from '#platform/people/contract.ts';
import { call } from '#web/api-client.ts';
import { listAudit } from '../contract.ts';
import { type AuditTableState, auditListInput, readAuditTable } from './audit-table.ts';

export const auditQuery = (state: AuditTableState, exactTotal = false) => {
  const input = auditListInput(state, exactTotal);
  return queryOptions({
    queryKey: ['audit', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listAudit, input, { signal }),
    staleTime: 30_000,
  });
};

/** Possible actors; only for users who can see people. */
export const actorsQuery = queryOptions({
  queryKey: ['person', 'of the audit log'] as const,
  queryFn: async ({ signal }) => (await call(listPeople, { query: { perPage: 100 } }, { signal })).people,
  staleTime: 60_000,
});

export async function prefetchAudit(queryClient: QueryClient, _: unknown, search: Record<string, unknown>): Promise<void> {
  await queryClient.prefetchQuery(auditQuery(readAuditTable(search)));
}
