import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { EmployeeGroupColumn, EmployeeSortColumn } from '../contract.ts';
import { employeesView as employees } from '../tables.ts';

/** What is looked for, and in which order. */
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
  /** From this group on. */
  fromGroup?: EmployeeGroup;
}

/** A group of a list, which takes `Weaver` and `weaver` for one. */
export interface EmployeeGroup {
  column: Exclude<EmployeeGroupColumn, 'status'>;
  value: string;
}

const textColumns = ['fullName', 'post', 'email', 'city'] as const;

/** The condition for the employees that are looked for. */
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

/** A salary is searched with the sign of any currency before it: the text that is kept for searches has a dollar sign there. */
const dollarsFor = (q: string) => q.replace(/^\p{Sc}(?=\d)/u, '$$');

/** One index has the text of all columns but the city: it finds the rows, of which those are kept that have it in this column. */
function inColumn(name: (typeof textColumns)[number], text: string): SQL[] {
  if (text === '') return [];
  const isFound = containsText(sql`lower(${employees[name]})`, text);
  return name === 'city' ? [isFound] : [containsText(employees.searchText, text), isFound];
}

/** Whether anything but a status is asked for, of which there is a count. */
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
  /** From the end of the list on. */
  isBackwards?: boolean;
}
type Reading = Pick<Scope, 'db' | 'entity'>;

/** By what the list is sorted, with its directions. It ends with the id, so that pages never overlap. */
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

/** The ids of a part of the list, by an index that has its order and what is filtered by. */
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
 * The same of a search that finds no more than `most`, with how many it finds: all of them are fetched once, counted and put in order. Walking
 * through the whole list in its order until enough are met, as PostgreSQL would choose to, takes long where they stand together at its end.
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

/** The condition that a group is one of some, as an index of its order has it; that alone takes `Weaver` and `weaver` for one. */
export function inGroups(column: Exclude<EmployeeGroupColumn, 'status'>, values: string[]): SQL | undefined {
  return and(inArray(columnOf[column], values), inArray(employees[column], values));
}
