import { and, eq, inArray } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import { people } from '#features/people/tables.ts';
import { inOrderOf } from '#server/in-order-of.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { Scope } from '#server/scope.ts';
import type { Employee, EmployeeRow } from '../contract.ts';
import { employeesView as employees } from '../tables.ts';

type Reading = Pick<Scope, 'db' | 'deps' | 'entity'>;

const columns = {
  id: employees.id,
  fullName: employees.fullName,
  post: employees.post,
  email: employees.email,
  city: employees.city,
  startDate: employees.startDate,
  salaryCents: employees.salaryCents,
  age: employees.age,
  experienceYears: employees.experienceYears,
  status: employees.status,
  version: employees.version,
  avatarId: files.id,
  avatarName: files.name,
};

/** The employees of these ids, in their order; those that are not there are missing. */
export async function readEmployees({ db, deps, entity }: Reading, ids: number[]): Promise<Employee[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(employees)
    .leftJoin(people, and(eq(people.entity, employees.entity), eq(people.id, employees.personId)))
    .leftJoin(files, and(eq(files.entity, employees.entity), eq(files.id, people.avatarFileId)))
    .where(and(eq(employees.entity, entity), inArray(employees.id, ids)));
  const found = rows.map(({ avatarId, avatarName, ...row }) => ({
    ...row,
    avatar: pictureAddress({ avatarId, avatarName }, entity, deps.files) ?? '',
  }));
  return inOrderOf(ids, found);
}

/** One who is there for sure. */
export async function readOneEmployee(scope: Reading, id: number): Promise<Employee> {
  const [found] = await readEmployees(scope, [id]);
  if (!found) throw new Error('the employee is gone');
  return found;
}

/** The same as the specification has it: as text that is shown. */
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
