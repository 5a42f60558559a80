import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#web/api-client.ts';
import { usePendingRows } from '#web/data-table/use-pending-rows.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { type Client, deleteClient, restoreClient } from '../contract.ts';

/** What is done to the clients of the list: shown at once, taken back with a message when it fails, undone when asked to. */
export function useClientActions() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const { pending: hidden, whilePending: hideWhile } = usePendingRows<number>();
  const actions = useMemo(() => {
    const refetch = () => queryClient.invalidateQueries({ queryKey: ['client'] });
    const restore = (id: number, name: string) =>
      attempt(t('clients.failed.restore', { name }), async () => {
        await call(restoreClient, { params: { id } });
        await refetch();
        toast({ message: t('clients.done.restored', { name }) });
      });
    return {
      remove({ id, company, name: person }: Client) {
        const name = company || person;
        return attempt(t('clients.failed.delete', { name }), () =>
          hideWhile([id], async () => {
            await call(deleteClient, { query: { id } });
            toast({ message: t('clients.done.deleted', { name }), action: { label: t('ui.undo'), run: () => void restore(id, name) } });
            await refetch();
          }),
        );
      },
    };
  }, [attempt, hideWhile, queryClient, t]);
  return { hidden, ...actions };
}
