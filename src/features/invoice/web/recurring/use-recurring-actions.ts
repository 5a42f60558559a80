import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#web/api-client.ts';
import { usePendingRows } from '#web/data-table/use-pending-rows.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { deleteRecurringInvoice, type RecurringInvoice, updateRecurringInvoice } from '../../contract.ts';

/** What is done to the recurring invoices of the list: shown at once, said when it fails, undone when asked to. */
export function useRecurringActions() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const { pending: gone, whilePending: whileGone } = usePendingRows<number>();
  const { pending: toggled, whilePending: whileToggled } = usePendingRows<number>();
  const actions = useMemo(() => {
    const refetch = () => queryClient.invalidateQueries({ queryKey: ['invoice', 'recurring'] });
    const change = (work: () => Promise<unknown>) => attempt(t('invoice.list.failed.change'), work);
    const pause = (id: number, isPaused: boolean, name: string): Promise<void> =>
      change(() =>
        whileToggled([id], async () => {
          await call(updateRecurringInvoice, { params: { id }, body: { isPaused } });
          toast({
            message: t(isPaused ? 'invoice.recurring.done.paused' : 'invoice.recurring.done.resumed', { name }),
            action: { label: t('ui.undo'), run: () => void pause(id, !isPaused, name) },
          });
          await refetch();
        }),
      );
    return {
      refetch,
      togglePause: ({ id, isPaused, clientName }: RecurringInvoice) => pause(id, !isPaused, clientName),
      remove: ({ id, clientName: name }: RecurringInvoice) =>
        change(() =>
          whileGone([id], async () => {
            await call(deleteRecurringInvoice, { query: { id } });
            toast({ message: t('invoice.recurring.done.deleted', { name }), action: { label: t('ui.undo'), run: () => void restore(id) } });
            await refetch();
          }),
        ),
    };
    function restore(id: number) {
      return change(async () => {
        await call(deleteRecurringInvoice, { query: { id, restore: 'true' } });
        await refetch();
      });
    }
  }, [attempt, queryClient, t, whileGone, whileToggled]);
  return { gone, toggled, actions };
}
