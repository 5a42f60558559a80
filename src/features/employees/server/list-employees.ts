import { and, count, eq, inArray, sql, sum } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import type { Scope } from '#server/scope.ts';
import type {
  listAllEmployees as allContract,
  listEmployees as contract,
  Employee,
  listEmployeeRows as rowsContract,
} from '../contract.ts';
import { employeeCounts, employeesView as employees } from '../tables.ts';
import { readEmployees, rowOf } from './employee-columns.ts';
import { isSearch, selectEmployeeIds, selectFoundIds, type WantedEmployees, wantedEmployees } from './wanted-employees.ts';

const mostOfAll = 1000;
/** Of so many matches of a search sorting all is quicker than looking for them one after another. */
const mostSorted = 20_000;
const everybody: WantedEmployees = { q: '', sort: 'asc', sortColumn: 'id' };

/** A page of the employees that are looked for. */
export async function listEmployees({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { rows, total } = await readPage(query, scope);
  return { employees: rows, total, groups: await countGroups(query, rows, scope) };
}

/** All employees, as far as one list holds them. */
export async function listAllEmployees(_given: unknown, scope: Scope): Promise<AnswerOf<typeof allContract>> {
  return (await readAll(scope)).allData;
}

/** A page of those that are looked for, as the specification has it. */
export async function listEmployeeRows({ query }: GivenOf<typeof rowsContract>, scope: Scope): Promise<AnswerOf<typeof rowsContract>> {
  const { rows, total } = await readPage({ ...everybody, ...query }, scope);
  return { ...(await readAll(scope)), invoices: rows.map(rowOf), total };
}

async function readAll(scope: Scope): Promise<Pick<AnswerOf<typeof rowsContract>, 'allData' | 'allDataTruncated'>> {
  const total = await countWanted(everybody, scope);
  if (total > mostOfAll) return { allData: [], allDataTruncated: true };
  const ids = await readIds(everybody, scope, mostOfAll);
  return { allData: (await readEmployees(scope, ids)).map(rowOf) };
}

/** The ids of all that are looked for, in their order, as far as `most`. */
export async function readIds(wanted: WantedEmployees, { db, entity }: Pick<Scope, 'db' | 'entity'>, most: number): Promise<number[]> {
  const found = await selectEmployeeIds(wanted, { db, entity }, { limit: most, offset: 0 });
  return found.map(({ id }) => id);
}

async function readPage(query: WantedEmployees & { page: number; perPage: number }, scope: Scope) {
  const total = await countWanted(query, scope);
  const offset = pageOffset(query);
  const ids = offset === null || offset >= total ? [] : await readPageIds(query, scope, { offset, limit: query.perPage, total });
  return { total, rows: await readEmployees(scope, ids) };
}

/** Counted one by one only where no counts are kept. */
async function countWanted(wanted: WantedEmployees, { db, entity }: Scope): Promise<number> {
  if (isSearch(wanted)) {
    const [counted] = await db.select({ total: count() }).from(employees).where(wantedEmployees(wanted, { entity }));
    return counted?.total ?? 0;
  }
  const { status } = wanted;
  const [kept] = await db
    .select({ total: sum(employeeCounts.total).mapWith(Number) })
    .from(employeeCounts)
    .where(and(eq(employeeCounts.entity, entity), status === undefined ? undefined : eq(employeeCounts.status, status)));
  return kept?.total ?? 0;
}

/** A page nearer to the end is read from there: no page is further than half of the list away. */
async function readPageIds(
  wanted: WantedEmployees,
  scope: Scope,
  { offset, limit, total }: { offset: number; limit: number; total: number },
) {
  const rows = Math.min(limit, total - offset);
  const isBackwards = offset + rows > total / 2;
  const part = { limit: rows, offset: isBackwards ? total - offset - rows : offset, isBackwards };
  const isFew = isSearch(wanted) && total <= mostSorted;
  const found = await (isFew ? selectFoundIds(wanted, scope, part, mostSorted) : selectEmployeeIds(wanted, scope, part));
  const ids = found.map(({ id }) => id);
  return isBackwards ? ids.reverse() : ids;
}

/** How many of those that are looked for belong to the groups of a page. */
async function countGroups({ group = '', ...wanted }: WantedEmployees, rows: Employee[], { db, entity }: Scope) {
  if (group === '' || rows.length === 0) return [];
  const column = employees[group];
  const counted = await db
    .select({ value: sql<string>`${column}::text`, total: count() })
    .from(employees)
    .where(and(wantedEmployees(wanted, { entity }), inArray(column, [...new Set(rows.map((row) => row[group]))] as never[])))
    .groupBy(column);
  return counted;
}
