import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { call } from '#web/api-client.ts';
import { type Employee, listEmployees } from '../contract.ts';
import { type EmployeeTableState, employeeListInput, readEmployeeTable, wantedEmployees } from './employee-table.ts';

/** A page of the list. */
export const employeesQuery = (state: EmployeeTableState) => {
  const input = employeeListInput(state);
  return queryOptions({
    queryKey: ['employee', 'list', input.query] as const,
    queryFn: ({ signal }) => call(listEmployees, input, { signal }),
    staleTime: 30_000,
  });
};

/** What is read of employees and shows changes that are under way. */
export type EmployeeViews = { list: ViewOf<ReturnType<typeof employeesQuery>> };

/** Asks for what the list shows first, while its code is still loading. */
export async function prefetchEmployees(queryClient: QueryClient, search: Readonly<Record<string, unknown>>): Promise<void> {
  await queryClient.prefetchQuery(employeesQuery(readEmployeeTable(search)));
}

/** More is neither copied nor printed. */
const mostTaken = 1000;
const perCall = 100;

/** All that the list is asked for, as far as it is copied or printed. */
export async function readAllEmployees(state: EmployeeTableState): Promise<Employee[]> {
  const ask = (page: number) => call(listEmployees, { query: { ...wantedEmployees(state), group: state.group, page, perPage: perCall } });
  const first = await ask(1);
  const pages = Math.ceil(Math.min(first.total, mostTaken) / perCall);
  const rows = [...first.employees];
  for (let page = 2; page <= pages; page++) rows.push(...(await ask(page)).employees);
  return rows;
}
