import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { call } from '#web/api-client.ts';
import { listEmployees } from '../contract.ts';
import { type EmployeeTableState, employeeListInput, readEmployeeTable } from './employee-table.ts';

export const employeesQuery = (state: EmployeeTableState) => {
  const input = employeeListInput(state);
  return queryOptions({
    queryKey: ['employee', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listEmployees, input, { signal }),
    staleTime: 30_000,
  });
};

/** Employee queries that show optimistic updates. */
export type EmployeeViews = { list: ViewOf<ReturnType<typeof employeesQuery>> };

export async function prefetchEmployees(queryClient: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  await queryClient.prefetchQuery(employeesQuery(readEmployeeTable(search)));
}
