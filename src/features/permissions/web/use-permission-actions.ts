import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  addPermission,
  deletePermission,
  linkPermission,
  type Permission,
  type PermissionCell,
  renamePermission,
  restorePermission,
} from '../contract.ts';
import type { permissionsQuery } from './permission-queries.ts';

type PermissionViews = { list: ViewOf<ReturnType<typeof permissionsQuery>> };

const words: ActionWords = { failed: (t) => t('permissions.failed.undo') };

export type PermissionActions = ReturnType<typeof usePermissionActions>;

export function usePermissionActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<PermissionViews>('permission', words);
  return useMemo(() => {
    const removeNow = (id: number) =>
      show({
        rows: [id],
        look: { list: (page) => pageWithout(page, 'permissions', new Set([id])) },
        send: () => call(deletePermission, { query: { id } }),
      });
    const renameNow = (id: number, name: string) =>
      show({
        rows: [id],
        send: () => call(renamePermission, { body: { id, name } }),
        settled: () => ({
          list: (page) => ({ ...page, permissions: page.permissions.map((one) => (one.id === id ? { ...one, name } : one)) }),
        }),
      });
    const linkNow = (id: number, cells: PermissionCell[]) =>
      show({
        rows: [id],
        send: () => call(linkPermission, { params: { id }, body: { cells } }),
        settled: ({ permission }) => ({
          list: (page) => ({ ...page, permissions: page.permissions.map((one) => (one.id === id ? permission : one)) }),
        }),
      });
    return {
      /** Throws on failure, so the form keeps its input. */
      async add(name: string): Promise<void> {
        const { permission } = await show({ send: () => call(addPermission, { body: { permission: { name } } }) });
        offerUndo(t('permissions.done.added', { name }), () => removeNow(permission.id), 'success');
      },
      /** Throws on failure. */
      async rename({ id, name: before }: Permission, name: string): Promise<void> {
        await renameNow(id, name);
        offerUndo(t('permissions.done.renamed', { name }), () => renameNow(id, before), 'success');
      },
      /** Throws on failure. */
      async link({ id, name, cells: before }: Permission, cells: PermissionCell[]): Promise<void> {
        await linkNow(id, cells);
        offerUndo(t('permissions.done.linked', { name }), () => linkNow(id, before), 'success');
      },
      async remove({ id, name }: Permission): Promise<void> {
        const isDone = await attempt(() => removeNow(id), t('permissions.failed.delete', { name }));
        const takeBack = () => show({ rows: [id], send: () => call(restorePermission, { params: { id } }) });
        if (isDone) offerUndo(t('permissions.done.deleted', { name }), takeBack, 'success');
      },
    };
  }, [t, show, attempt, offerUndo]);
}
