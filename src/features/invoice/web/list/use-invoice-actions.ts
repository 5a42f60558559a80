import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { call } from '#web/api-client.ts';
import { usePendingRows } from '#web/data-table/use-pending-rows.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { useAttempt } from '#web/use-attempt.ts';
import * as api from '../../contract.ts';
import { todayHere } from '../editor/payment-terms.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { parted } from './parted.ts';
import { seenInvoices } from './seen-invoices.ts';

/** What one call takes. */
const mostIds = 1000;
const mostSent = 100;

export type InvoiceActions = ReturnType<typeof useInvoiceActions>['actions'];

/** What is done to the invoices of the list: shown at once where that is safe, said when it fails, undone when asked to. */
export function useInvoiceActions() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const attempt = useAttempt();
  const { pending: gone, whilePending: whileGone } = usePendingRows<number>();
  const { pending: paid, whilePending: whilePaid } = usePendingRows<number>();
  const actions = useMemo(() => {
    const numberOf = (id = 0) => seenInvoices(queryClient, [id])[0]?.number ?? String(id);
    const refetch = () => queryClient.invalidateQueries({ queryKey: ['invoice'] });
    const change = (work: () => Promise<unknown>) => attempt(t('invoice.list.failed.change'), work);
    const undoing = (takeBack: () => Promise<unknown>) => ({
      label: t('ui.undo'),
      run: () =>
        void change(async () => {
          await takeBack();
          await refetch();
        }),
    });
    const restoreAll = async (ids: readonly number[]) => {
      for (const part of parted(ids, mostIds)) await call(api.restoreInvoices, { body: { ids: part } });
    };
    return {
      /** Each call stands for itself: those that were reached before one failed are done. */
      remove: (ids: readonly number[]) =>
        change(() =>
          whileGone(ids, async () => {
            for (const part of parted(ids, mostIds)) await call(api.deleteInvoices, { body: { ids: part } });
            toast({
              message: t('invoice.list.done.deleted', { count: ids.length, number: numberOf(ids[0]) }),
              action: undoing(() => restoreAll(ids)),
            });
            await refetch();
          }),
        ),
      restore: (ids: readonly number[]) =>
        change(async () => {
          await restoreAll(ids);
          await refetch();
          toast({ message: t('invoice.list.done.restored', { count: ids.length, number: numberOf(ids[0]) }) });
        }),
      markPaid: (ids: readonly number[]) =>
        change(() =>
          whilePaid(ids, async () => {
            const done = { paid: [] as number[], paymentIds: [] as number[], skipped: [] as number[] };
            for (const part of parted(ids, mostIds)) {
              const body = { ids: part, paidOn: todayHere(new Date()), method: 'bank-transfer' as const };
              const answer = await call(api.markInvoicesPaid, { body });
              for (const name of ['paid', 'paymentIds', 'skipped'] as const) done[name].push(...answer[name]);
            }
            const takeBack = async () => {
              for (const part of parted(done.paymentIds, mostIds)) await call(api.removePayments, { body: { ids: part } });
            };
            const skipped = done.skipped.length > 0 ? `. ${t('invoice.list.done.skipped', { count: done.skipped.length })}` : '';
            toast({
              message: `${t('invoice.list.done.paid', { count: done.paid.length, number: numberOf(done.paid[0]) })}${skipped}`,
              ...(done.paymentIds.length > 0 && { action: undoing(takeBack) }),
            });
            await refetch();
          }),
        ),
      /** Throws when it fails: the question stays open. */
      async send(ids: readonly number[]) {
        const done = { sent: 0, withoutAddress: 0 };
        try {
          for (const part of parted(ids, mostSent)) {
            const { sent, withoutAddress } = await call(api.sendInvoices, { body: { ids: part } });
            done.sent += sent.length;
            done.withoutAddress += withoutAddress.length;
          }
        } finally {
          void refetch();
        }
        const left = done.withoutAddress > 0 ? `. ${t('invoice.list.done.withoutAddress', { count: done.withoutAddress })}` : '';
        toast({
          tone: done.sent > 0 ? 'success' : 'error',
          message: `${t('invoice.list.done.sent', { count: done.sent, number: numberOf(ids[0]) })}${left}`,
        });
      },
      /** Begins a credit note and leads to it. */
      credit: (id: number) =>
        change(async () => {
          const { invoice } = await call(api.creditInvoice, { params: { id } });
          void refetch();
          history.push(invoiceAddress.edit(invoice.id));
        }),
    };
  }, [attempt, history, queryClient, t, whileGone, whilePaid]);
  return { gone, paid, actions };
}
