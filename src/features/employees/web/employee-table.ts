import type { InputOf } from '#contract/endpoint.ts';
import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { groupColumns, type listEmployees } from '../contract.ts';

/** Table spec of the employee list. */
export const employeeTable = {
  columns: ['fullName', 'post', 'email', 'city', 'startDate', 'salaryCents', 'age', 'experienceYears', 'status'],
  sort: { column: 'fullName', direction: 'asc' },
  sizes: [7, 10, 25, 50, 100],
  filters: {
    ...{ name: null, post: null, email: null, city: null },
    /** Range of start dates, and of salaries in whole currency units. */
    ...{ from: null, until: null, least: null, most: null },
    status: ['1', '2', '3', '4', '5'],
  },
} as const satisfies TableSpec<string, Record<string, readonly string[] | null>>;

export function readEmployeeTable(search: Readonly<Record<string, unknown>>) {
  return { ...readTableSearch(search, employeeTable), group: groupColumns.find((name) => name === search.group) ?? ('' as const) };
}

export type EmployeeTableState = ReturnType<typeof readEmployeeTable>;

const dayOf = (text: string) => (isPlainDay(text) ? text : undefined);
const centsOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) * 100 : undefined);

/** Converts filters and sorting to API input. Incomplete values, such as half a date, are ignored. */
export function employeeFilterInput({ q, filters, sort }: Pick<EmployeeTableState, 'q' | 'filters' | 'sort'>) {
  const { name, post, email, city, from, until, least, most, status } = filters;
  const given = {
    ...{ startedFrom: dayOf(from), startedUntil: dayOf(until), salaryFromCents: centsOf(least), salaryUntilCents: centsOf(most) },
    status: status ? Number(status) : undefined,
  };
  return { q, fullName: name, post, email, city, ...withoutNothing(given), sort: sort.direction, sortColumn: sort.column };
}

function withoutNothing<T extends object>(given: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: NonNullable<T[K]> };
}

export function employeeListInput(state: EmployeeTableState): InputOf<typeof listEmployees> {
  return { query: { ...employeeFilterInput(state), group: state.group, page: state.page, perPage: state.perPage } };
}
