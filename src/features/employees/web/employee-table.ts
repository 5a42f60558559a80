import type { InputOf } from '#contract/endpoint.ts';
import { readTableSearch, type TableSpec } from '#web/data-table/table-search.ts';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { groupColumns, type listEmployees } from '../contract.ts';

/** What the list of employees can be asked for. */
export const employeeTable = {
  columns: ['fullName', 'post', 'email', 'city', 'startDate', 'salaryCents', 'age', 'experienceYears', 'status'],
  sort: { column: 'fullName', direction: 'asc' },
  sizes: [7, 10, 25, 50, 100],
  filters: {
    ...{ name: null, post: null, email: null, city: null },
    /** Days on which they started, and whole units of money of their salary. */
    ...{ from: null, until: null, least: null, most: null },
    status: ['1', '2', '3', '4', '5'],
  },
} as const satisfies TableSpec<string, Record<string, readonly string[] | null>>;

/** What an address asks of the list. */
export function readEmployeeTable(search: Readonly<Record<string, unknown>>) {
  return { ...readTableSearch(search, employeeTable), group: groupColumns.find((name) => name === search.group) ?? ('' as const) };
}

export type EmployeeTableState = ReturnType<typeof readEmployeeTable>;

const dayOf = (text: string) => (isPlainDay(text) ? text : undefined);
const centsOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) * 100 : undefined);

/** The filters and the order as the API takes them. What is none, say half a date, asks for nothing. */
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

/** What `listEmployees` is asked for the page of the list. */
export function employeeListInput(state: EmployeeTableState): InputOf<typeof listEmployees> {
  return { query: { ...employeeFilterInput(state), group: state.group, page: state.page, perPage: state.perPage } };
}
