import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { employees, employeesView } from '../tables.ts';
import { deleteEmployees, restoreEmployees } from './delete-employees.ts';

const given = (keys: string[]) => ({ params: undefined, query: undefined, body: { ids: idsOfKeys(keys, 'employee') } });

/** Deleted employees. */
export const employeeTrash: TrashKind = {
  kind: 'employee',
  subject: 'Employee',
  lines: () => ({ view: employeesView, key: employeesView.id, name: employeesView.fullName }),
  restore: (keys, scope) => restoreEmployees(given(keys), scope),
  remove: (keys, scope) => deleteEmployees(given(keys), scope),
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'employee');
    const rows = await db
      .delete(employees)
      .where(and(eq(employees.entity, entity), inArray(employees.id, ids), isNotNull(employees.deletedAt)))
      .returning({ id: employees.id });
    refuseMissing(rows, ids, 'employee');
    await announce(db, entity, { kind: 'employee', ids }, trashChange);
  },
};
