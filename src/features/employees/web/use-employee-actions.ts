import { useMemo } from 'react';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import { useTranslation } from '#web/i18n.ts';
import { deleteEmployees, type Employee, type EmployeeFields, restoreEmployees, updateEmployee } from '../contract.ts';
import { type CellChange, changeCell } from './change-cell.ts';
import type { EmployeeViews } from './employee-queries.ts';

const words: ActionWords = {
  failed: (t) => t('table.serverFailed'),
  // After a conflict the user reviews the other change first.
  failureOf: (t, error) =>
    error instanceof ApiError && error.status === 409 ? { message: t('employees.failed.changed'), isFinal: true } : undefined,
};

/** Limit of one request. */
const maxDeleted = 1000;

const withPatch = (id: number, patch: Partial<Employee>) => ({
  list: (page: EmployeeViews['list']['answer']) => ({
    ...page,
    employees: page.employees.map((one) => (one.id === id ? { ...one, ...patch } : one)),
  }),
});
const without = (ids: ReadonlySet<number>) => ({ list: (page: EmployeeViews['list']['answer']) => pageWithout(page, 'employees', ids) });

export type EmployeeActions = ReturnType<typeof useEmployeeActions>;

/** Employee actions with optimistic updates, rollback with a message on failure, and Undo. */
export function useEmployeeActions() {
  const { t } = useTranslation();
  const { show, attempt, changeAll, offerUndo } = useActions<EmployeeViews>('employee', words);
  return useMemo(() => {
    const send = (change: CellChange) => {
      const { id } = change.seen;
      const patch = { [change.field]: change.value };
      return show({
        ...{ rows: [id], look: withPatch(id, patch) },
        send: () =>
          changeCell(change, async (version) => (await call(updateEmployee, { params: { id }, body: { ...patch, version } })).employee),
        settled: (saved: Employee) => withPatch(id, saved),
      });
    };
    return {
      /** Changes one field, based on the row the user saw. */
      async edit(seen: Employee, field: keyof EmployeeFields, value: string | number): Promise<void> {
        let saved: Employee | undefined;
        const done = await attempt(async () => {
          saved = await send({ seen, field, value });
        });
        if (!done || !saved) return;
        const after = saved;
        offerUndo(t('employees.done.changed', { name: seen.fullName, field: t(`employees.field.${field}`) }), () =>
          send({ seen: after, field, value: seen[field] }),
        );
      },
      remove(chosen: readonly { id: number; fullName?: string }[]): void {
        const ids = chosen.map(({ id }) => id);
        const name = chosen[0]?.fullName ?? '';
        void changeAll({
          ...{ ids, most: maxDeleted, look: without },
          send: (part) => call(deleteEmployees, { body: { ids: part } }),
          done: (_answers, sent) =>
            offerUndo(
              name && sent.length === 1 ? t('employees.done.deletedOne', { name }) : t('employees.done.deleted', { count: sent.length }),
              () => show({ rows: sent, send: () => call(restoreEmployees, { body: { ids: sent } }) }),
            ),
        });
      },
    };
  }, [t, show, attempt, changeAll, offerUndo]);
}
