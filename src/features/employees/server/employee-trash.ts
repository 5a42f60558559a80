import { announce } from '#server/announce.ts';
import { removeDeleted } from '#server/deleted-rows.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, type TrashKind } from '#server/trash-kind.ts';
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
  async purge(keys, work) {
    const ids = await removeDeleted(employees, 'employee', keys, work);
    await announce(work.db, work.entity, { kind: 'employee', ids }, trashChange);
  },
};
