import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { todayOf } from '#platform/company-day/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { people } from '#platform/people/tables.ts';
import { sellers } from '#platform/seller/tables.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { inOrderOf } from '#server/in-order-of.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { pictureAddress } from '#server/picture-address.ts';
import { conflict, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { idsOfKeys, refuseMissing, removeDeleted, type TrashKind } from '#server/trash-kind.ts';
import type * as contract from '../contract.ts';
import type { Employee, EmployeeRow, restoreEmployees as undo } from '../contract.ts';
import { employees, employeesView } from '../tables.ts';

type Reading = Pick<Scope, 'db' | 'deps' | 'entity'>;

const columns = {
  id: employeesView.id,
  fullName: employeesView.fullName,
  post: employeesView.post,
  email: employeesView.email,
  city: employeesView.city,
  startDate: employeesView.startDate,
  salaryCents: employeesView.salaryCents,
  age: employeesView.age,
  experienceYears: employeesView.experienceYears,
  status: employeesView.status,
  version: employeesView.version,
  currency: sql<string>`coalesce(${sellers.currency}, 'EUR')`,
  avatarId: files.id,
  avatarName: files.name,
};

/** Reads employees by id, in the given order; missing ids are skipped. */
export async function readEmployees({ db, deps, entity }: Reading, ids: number[]): Promise<Employee[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(employeesView)
    .leftJoin(sellers, eq(sellers.entity, employeesView.entity))
    .leftJoin(people, and(eq(people.entity, employeesView.entity), eq(people.id, employeesView.personId)))
    .leftJoin(files, and(eq(files.entity, employeesView.entity), eq(files.id, people.avatarFileId)))
    .where(and(eq(employeesView.entity, entity), inArray(employeesView.id, ids)));
  const found = rows.map(({ avatarId, avatarName, ...row }) => ({
    ...row,
    avatar: pictureAddress({ avatarId, avatarName }, entity, deps.files) ?? '',
  }));
  return inOrderOf(ids, found);
}

/** Reads one employee that is known to exist. */
async function readOneEmployee(scope: Reading, id: number): Promise<Employee> {
  const [found] = await readEmployees(scope, [id]);
  if (!found) throw new Error('the employee is gone');
  return found;
}

/** Converts to the specification's format of display texts. */
export function rowOf({
  id,
  avatar,
  fullName,
  post,
  email,
  city,
  startDate,
  salaryCents,
  age,
  experienceYears,
  status,
}: Employee): EmployeeRow {
  const [year, month, day] = startDate.split('-');
  return {
    ...{ responsive_id: '', id, avatar, full_name: fullName, post, email, city, status },
    start_date: `${month}/${day}/${year}`,
    salary: `$${(salaryCents / 100).toFixed(2)}`,
    age: String(age),
    experience: experienceYears === 1 ? '1 Year' : `${experienceYears} Years`,
  };
}

export async function addEmployee(
  { body }: GivenOf<typeof contract.addEmployee>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.addEmployee>> {
  const { db, entity, now } = scope;
  const id = await nextId(db, entity, 'employee');
  const today = await todayOf(scope);
  const { startDate = today, salaryCents = 0, age = 0, experienceYears = 0, status = 1, ...texts } = body;
  const numbers = { startDate, salaryCents, age, experienceYears, status };
  await db.insert(employees).values({ ...texts, ...numbers, entity, id, createdAt: now, updatedAt: now });
  await announce(db, entity, { kind: 'employee', ids: [id] });
  return { employee: await readOneEmployee(scope, id) };
}

export async function updateEmployee(
  { params, body }: GivenOf<typeof contract.updateEmployee>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.updateEmployee>> {
  const { db, entity, now } = scope;
  const { version, ...fields } = body;
  const chosen = and(live(employees, entity), eq(employees.id, params.id));
  const [row] = await db.select({ version: employees.version }).from(employees).where(chosen).for('update');
  if (!row) throw notFound('employee');
  if (version !== undefined && version !== row.version) throw conflict('employee', await readOneEmployee(scope, params.id));
  await db
    .update(employees)
    .set({ ...fields, version: sql`${employees.version} + 1`, updatedAt: now })
    .where(chosen);
  await announce(db, entity, { kind: 'employee', ids: [params.id] });
  return { employee: await readOneEmployee(scope, params.id) };
}

/** Soft-deletes employees, all or none. */
export async function deleteEmployees({ body }: GivenOf<typeof contract.deleteEmployees>, scope: Scope): Promise<undefined> {
  await turn(body.ids, deletionBy(scope), live(employees, scope.entity), scope);
}

/** Restores employees, all or none. */
export async function restoreEmployees({ body }: GivenOf<typeof undo>, scope: Scope): Promise<undefined> {
  await turn(body.ids, noDeletion(scope), and(eq(employees.entity, scope.entity), isNotNull(employees.deletedAt)), scope);
}

/** Locks in the order of ids, so concurrent requests can't deadlock. */
async function turn(given: number[], change: Partial<typeof employees.$inferInsert>, where: ReturnType<typeof and>, { db, entity }: Scope) {
  const ids = [...new Set(given)];
  const chosen = and(where, inArray(employees.id, ids));
  const locked = await db.select({ id: employees.id }).from(employees).where(chosen).orderBy(employees.id).for('update');
  refuseMissing(locked, ids, 'employee');
  await db
    .update(employees)
    .set({ ...change, version: sql`${employees.version} + 1` })
    .where(chosen);
  await announce(db, entity, { kind: 'employee', ids }, trashChange);
}

const given = (keys: string[]) => ({ params: undefined, query: undefined, body: { ids: idsOfKeys(keys, 'employee') } });

export const employeeTrash: TrashKind = {
  kind: 'employee',
  subject: 'Employee',
  lines: () => ({ view: employeesView, key: employeesView.id, name: employeesView.fullName }),
  restore: (keys, scope) => restoreEmployees(given(keys), scope),
  remove: (keys, scope) => deleteEmployees(given(keys), scope),
  async purge(keys, work) {
    const ids = await removeDeleted(employees, 'employee', keys, work);
    await announce(work.db, work.entity, { kind: 'employee', ids }, trashChange);
  },
};
