import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#web/api-client.ts';
import { usePendingRows } from '#web/data-table/use-pending-rows.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { addPermission, deletePermission, type Permission, renamePermission, restorePermission } from '../contract.ts';

export type PermissionActions = ReturnType<typeof usePermissionActions>['actions'];

/** What is done to permissions, each with the way to take it back. */
export function usePermissionActions() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const { pending: hidden, whilePending: hideWhile } = usePendingRows<number>();
  const actions = useMemo(() => {
    const refetch = () => queryClient.invalidateQueries({ queryKey: ['permission'] });
    const offerUndo = (message: string, takeBack: () => Promise<unknown>) => {
      const run = () =>
        void attempt(t('permissions.failed.undo'), async () => {
          await takeBack();
          await refetch();
        });
      toast({ message, tone: 'success', action: { label: t('ui.undo'), run } });
    };
    return {
      /** Throws when it fails, so that what was typed can stay. */
      async add(name: string): Promise<void> {
        const { permission } = await call(addPermission, { body: { permission: { name } } });
        void refetch();
        offerUndo(t('permissions.done.added', { name }), () => call(deletePermission, { query: { id: permission.id } }));
      },
      /** Throws when it fails. */
      async rename({ id, name: before }: Permission, name: string): Promise<void> {
        await call(renamePermission, { body: { id, name } });
        void refetch();
        offerUndo(t('permissions.done.renamed', { name }), () => call(renamePermission, { body: { id, name: before } }));
      },
      remove({ id, name }: Permission) {
        return attempt(t('permissions.failed.delete', { name }), () =>
          hideWhile([id], async () => {
            await call(deletePermission, { query: { id } });
            offerUndo(t('permissions.done.deleted', { name }), () => call(restorePermission, { params: { id } }));
            await refetch();
          }),
        );
      },
    };
  }, [attempt, hideWhile, queryClient, t]);
  return { hidden, actions };
}
