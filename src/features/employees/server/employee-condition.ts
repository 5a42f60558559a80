import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { EmployeeGroupColumn, EmployeeSortColumn } from '../contract.ts';
import { employeesView as employees } from '../tables.ts';

/** Filters and order of the list. */
export interface EmployeeFilter {
  q: string;
  fullName?: string;
  post?: string;
  email?: string;
  city?: string;
  startedFrom?: string | undefined;
  startedUntil?: string | undefined;
  salaryFromCents?: number | undefined;
  salaryUntilCents?: number | undefined;
  status?: number | undefined;
  sort: string;
  sortColumn: EmployeeSortColumn;
  group?: EmployeeGroupColumn | '';
  /** Starts at this group. */
  fromGroup?: EmployeeGroup;
}

/** A group of the list, ignoring case: `Weaver` and `weaver` are one. */
export interface EmployeeGroup {
  column: Exclude<EmployeeGroupColumn, 'status'>;
  value: string;
}

const textColumns = ['fullName', 'post', 'email', 'city'] as const;

/** Builds the condition for the filters. */
export function employeeCondition(wanted: EmployeeFilter, { entity }: Pick<Scope, 'entity'>): SQL | undefined {
  const { q, startedFrom, startedUntil, salaryFromCents, salaryUntilCents, status, fromGroup } = wanted;
  return and(
    live(employees, entity),
    q.trim() ? containsText(employees.searchText, dollarsFor(q.trim())) : undefined,
    ...textColumns.flatMap((name) => inColumn(name, wanted[name]?.trim() ?? '')),
    startedFrom ? gte(employees.startDate, startedFrom) : undefined,
    startedUntil ? lte(employees.startDate, startedUntil) : undefined,
    salaryFromCents === undefined ? undefined : gte(employees.salaryCents, salaryFromCents),
    salaryUntilCents === undefined ? undefined : lte(employees.salaryCents, salaryUntilCents),
    status === undefined ? undefined : eq(employees.status, status),
    fromGroup && gte(columnOf[fromGroup.column], fromGroup.value),
  );
}

/** Replaces any leading currency sign with a dollar sign, as in the stored search text. */
const dollarsFor = (q: string) => q.replace(/^\p{Sc}(?=\d)/u, '$$');

/** A shared index covers the text of all columns except the city: it narrows the rows, and the column condition filters them. */
function inColumn(name: (typeof textColumns)[number], text: string): SQL[] {
  if (text === '') return [];
  const isFound = containsText(sql`lower(${employees[name]})`, text);
  return name === 'city' ? [isFound] : [containsText(employees.searchText, text), isFound];
}

/** Checks for filters other than status, whose counts are maintained. */
export function isSearch({
  q,
  fullName,
  post,
  email,
  city,
  startedFrom,
  startedUntil,
  salaryFromCents,
  salaryUntilCents,
}: EmployeeFilter): boolean {
  const asked = [q, fullName, post, email, city, startedFrom, startedUntil, salaryFromCents, salaryUntilCents];
  return asked.some((value) => value !== undefined && String(value).trim() !== '');
}

const columnOf: Record<EmployeeSortColumn, SQL> = {
  id: sql`${employees.id}`,
  fullName: sql`${employees.fullName} collate names`,
  post: sql`${employees.post} collate names`,
  email: sql`${employees.email} collate names`,
  city: sql`${employees.city} collate names`,
  startDate: sql`${employees.startDate}`,
  salaryCents: sql`${employees.salaryCents}`,
  age: sql`${employees.age}`,
  experienceYears: sql`${employees.experienceYears}`,
  status: sql`${employees.status}`,
};

interface Part {
  limit: number;
  offset: number;
  /** Reads from the end of the list. */
  isBackwards?: boolean;
}
type Reading = Pick<Scope, 'db' | 'entity'>;

/** Returns the sort columns with directions. The id comes last, so pages never overlap. */
function orderOf(
  { sort, sortColumn, group = '' }: EmployeeFilter,
  isBackwards: boolean,
): { column: EmployeeSortColumn; way: typeof asc }[] {
  const turn = (isDown: boolean) => (isDown === isBackwards ? asc : desc);
  const way = turn(sort !== 'asc');
  const columns: EmployeeSortColumn[] = sortColumn === 'id' ? ['id'] : [sortColumn, 'id'];
  const inGroup = columns.map((column) => ({ column, way }));
  return group === '' || group === sortColumn ? inGroup : [{ column: group, way: turn(false) }, ...inGroup];
}

/** Selects the ids of a range of the list, using an index that covers order and filters. */
export function selectEmployeeIds(wanted: EmployeeFilter, { db, entity }: Reading, { limit, offset, isBackwards = false }: Part) {
  return db
    .select({ id: employees.id })
    .from(employees)
    .where(employeeCondition(wanted, { entity }))
    .orderBy(...orderOf(wanted, isBackwards).map(({ column, way }) => way(columnOf[column])))
    .limit(limit)
    .offset(offset);
}

/**
 * Does the same for a search with at most `most` matches, with their total: fetches all once, counts, and sorts them. PostgreSQL would
 * choose to scan the whole list in order, which is slow when the matches cluster at its end.
 */
export function selectFoundIds(wanted: EmployeeFilter, { db, entity }: Reading, { limit, offset }: Part, most: number) {
  const order = orderOf(wanted, false);
  const keys = order.map(({ column }, at) => ({ name: `key${at}`, sql: columnOf[column] }));
  const found = db
    .select({ id: employees.id, ...Object.fromEntries(keys.map((key) => [key.name, key.sql.as(key.name)])) })
    .from(employees)
    .where(employeeCondition(wanted, { entity }))
    .limit(most + 1)
    .as('found');
  return db
    .select({ id: found.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(found)
    .orderBy(...order.map(({ way }, at) => way(sql.identifier(`key${at}`))))
    .limit(limit)
    .offset(offset);
}

/** Matches rows in these groups, using an index in their order; it is the one that ignores case in `Weaver` and `weaver`. */
export function inGroups(column: Exclude<EmployeeGroupColumn, 'status'>, values: string[]): SQL | undefined {
  return and(inArray(columnOf[column], values), inArray(employees[column], values));
}
