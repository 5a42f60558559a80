import { and, count, eq, gt, inArray, sql, sum } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { answerTruncated, maxUnpaged } from '#server/answer-unpaged.ts';
import { nearerEnd } from '#server/nearer-end.ts';
import { expectedRows } from '#server/query-rows.ts';
import type { Scope } from '#server/scope.ts';
import type {
  listAllEmployees as allContract,
  listEmployees as contract,
  Employee,
  listEmployeeRows as rowsContract,
} from '../contract.ts';
import { employeeCounts, employeeGroups, employeesView as employees } from '../tables.ts';
import {
  type EmployeeFilter,
  type EmployeeGroup,
  employeeCondition,
  inGroups,
  isSearch,
  selectEmployeeIds,
  selectFoundIds,
} from './employee-condition.ts';
import { readEmployees, rowOf } from './employees.ts';

/**
 * Up to this many matches are fetched, counted, and sorted at once, in about 200 ms for a list of a million. With more matches, scanning
 * the
 * list in order finds enough soon.
 */
const maxSorted = 200_000;
/** Maximum number of groups to search for an offset. */
const maxGroups = 5000;
const everybody: EmployeeFilter = { q: '', sort: 'asc', sortColumn: 'id' };

/** Returns one page of the employees that match the query. */
export async function listEmployees({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { rows, total } = await readPage(query, scope);
  return { employees: rows, total, groups: await countGroups(query, rows, scope) };
}

/** Returns all employees, or none when there are more than the response limit. */
export async function listAllEmployees(_given: unknown, scope: Scope): Promise<AnswerOf<typeof allContract> | Response> {
  const { allData, allDataTruncated } = await readAll(scope);
  return allDataTruncated ? answerTruncated(allData) : allData;
}

/** Returns one page of matches in the specification's format. */
export async function listEmployeeRows({ query }: GivenOf<typeof rowsContract>, scope: Scope): Promise<AnswerOf<typeof rowsContract>> {
  const { rows, total } = await readPage({ ...everybody, ...query }, scope);
  return { ...(await readAll(scope)), invoices: rows.map(rowOf), total };
}

async function readAll(scope: Scope): Promise<Pick<AnswerOf<typeof rowsContract>, 'allData' | 'allDataTruncated'>> {
  const total = await countWanted(everybody, scope);
  if (total > maxUnpaged) return { allData: [], allDataTruncated: true };
  const ids = await readIds(everybody, scope, maxUnpaged);
  return { allData: (await readEmployees(scope, ids)).map(rowOf) };
}

/** Returns the ids of all matches in order, up to `most`. */
export async function readIds(wanted: EmployeeFilter, { db, entity }: Pick<Scope, 'db' | 'entity'>, most: number): Promise<number[]> {
  const found = await selectEmployeeIds(wanted, { db, entity }, { limit: most, offset: 0 });
  return found.map(({ id }) => id);
}

async function readPage(query: EmployeeFilter & { page: number; perPage: number }, scope: Scope) {
  const offset = pageOffset(query);
  const { ids, total } = await readPlace(query, scope, offset === null ? null : { offset, limit: query.perPage });
  return { total, rows: await readEmployees(scope, ids) };
}

/** Returns the ids of a page and the total; `place` is null for a page out of range. */
async function readPlace(
  wanted: EmployeeFilter,
  scope: Scope,
  place: { offset: number; limit: number } | null,
): Promise<{ ids: number[]; total: number }> {
  if (place && isSearch(wanted) && (await expectedMatches(wanted, scope)) <= maxSorted) {
    const found = await selectFoundIds(wanted, scope, place, maxSorted);
    const total = found[0]?.total;
    if (total !== undefined && total <= maxSorted) return { ids: found.map(({ id }) => id), total };
  }
  const total = await countWanted(wanted, scope);
  if (!place || place.offset >= total) return { ids: [], total };
  return { ids: await readIdsAt(wanted, scope, { ...place, total }), total };
}

/** Maintained counts tell which group contains the offset; sorting all groups would read the list up to a late page. */
async function readIdsAt(wanted: EmployeeFilter, scope: Scope, place: { offset: number; limit: number; total: number }): Promise<number[]> {
  const { group = '', sortColumn } = wanted;
  if (group === '' || group === sortColumn || isSearch(wanted)) return readPageIds(wanted, scope, place);
  if (group === 'status') return readStatusGroups(wanted, scope, place);
  if (place.offset === 0) return readPageIds(wanted, scope, place);
  const from = await findGroup(wanted, group, scope, place.offset);
  if (!from) return readPageIds(wanted, scope, place);
  const { value, before } = from;
  const found = await selectEmployeeIds({ ...wanted, fromGroup: { column: group, value } }, scope, {
    limit: place.limit,
    offset: place.offset - before,
  });
  return found.map(({ id }) => id);
}

/** Finds the group that contains the offset and the number of rows before it; null with too many groups. */
async function findGroup(wanted: EmployeeFilter, column: EmployeeGroup['column'], scope: Scope, offset: number) {
  const groups = await selectGroups(wanted, column, scope);
  let before = 0;
  for (const { value, total } of groups) {
    if (offset < before + total) return { value, before };
    before += total;
  }
  return null;
}

function expectedMatches(wanted: EmployeeFilter, { db, entity }: Scope): Promise<number> {
  return expectedRows(db, sql`select from ${employees} where ${employeeCondition(wanted, { entity })}`);
}

/** Grouped by status, each group is a contiguous range of an index. */
async function readStatusGroups(wanted: EmployeeFilter, scope: Scope, { offset, limit }: { offset: number; limit: number }) {
  const ids: number[] = [];
  let before = 0;
  for (const { status, total } of await savedCounts(scope)) {
    if (wanted.status !== undefined && wanted.status !== status) continue;
    const skipped = Math.max(0, offset - before);
    if (skipped < total && ids.length < limit) {
      const place = { offset: skipped, limit: Math.min(limit - ids.length, total - skipped), total };
      ids.push(...(await readPageIds({ ...wanted, status, group: '' }, scope, place)));
    }
    before += total;
  }
  return ids;
}

/** Selects the groups in order with their sizes. */
function selectGroups({ status }: EmployeeFilter, column: EmployeeGroup['column'], { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  const name = sql`${employeeGroups.value} collate names`;
  return db
    .select({ value: sql<string>`min(${employeeGroups.value})`, total: sum(employeeGroups.total).mapWith(Number) })
    .from(employeeGroups)
    .where(inKeptGroups({ status }, column, entity))
    .groupBy(name)
    .orderBy(name)
    .limit(maxGroups);
}

function inKeptGroups({ status }: Pick<EmployeeFilter, 'status'>, column: EmployeeGroup['column'], entity: string) {
  return and(
    eq(employeeGroups.entity, entity),
    eq(employeeGroups.groupedBy, column),
    status === undefined ? undefined : eq(employeeGroups.status, status),
    gt(employeeGroups.total, 0),
  );
}

/** Counts rows only where no maintained counts apply. */
async function countWanted(wanted: EmployeeFilter, { db, entity }: Scope): Promise<number> {
  if (isSearch(wanted)) {
    const [counted] = await db.select({ total: count() }).from(employees).where(employeeCondition(wanted, { entity }));
    return counted?.total ?? 0;
  }
  const { status } = wanted;
  const counts = await savedCounts({ db, entity });
  return counts.filter((one) => status === undefined || one.status === status).reduce((sum, { total }) => sum + total, 0);
}

/** Returns the number of employees per status, in status order. */
function savedCounts({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<{ status: number; total: number }[]> {
  const { status, total } = employeeCounts;
  return db.select({ status, total }).from(employeeCounts).where(eq(employeeCounts.entity, entity)).orderBy(status);
}

async function readPageIds(
  wanted: EmployeeFilter,
  scope: Scope,
  { offset, limit, total }: { offset: number; limit: number; total: number },
) {
  const part = nearerEnd({ offset, limit, total });
  const found = await selectEmployeeIds(wanted, scope, part);
  const ids = found.map(({ id }) => id);
  return part.isBackwards ? ids.reverse() : ids;
}

/** Counts the matches in each group of a page. */
async function countGroups({ group = '', ...wanted }: EmployeeFilter, rows: Employee[], { db, entity }: Scope) {
  if (group === '' || rows.length === 0) return [];
  if (group === 'status' && !isSearch(wanted)) {
    const shown = new Set(rows.map(({ status }) => status));
    return (await savedCounts({ db, entity })).flatMap(({ status, total }) =>
      shown.has(status) ? [{ value: String(status), total }] : [],
    );
  }
  const values = [...new Set(rows.map((row) => row[group]))];
  if (group !== 'status' && !isSearch(wanted))
    return db
      .select({ value: employeeGroups.value, total: sum(employeeGroups.total).mapWith(Number) })
      .from(employeeGroups)
      .where(and(inKeptGroups(wanted, group, entity), inArray(employeeGroups.value, values as string[])))
      .groupBy(employeeGroups.value);
  const column = employees[group];
  const inThem = group === 'status' ? inArray(employees.status, values as number[]) : inGroups(group, values as string[]);
  return db
    .select({ value: sql<string>`${column}::text`, total: count() })
    .from(employees)
    .where(and(employeeCondition(wanted, { entity }), inThem))
    .groupBy(column);
}
