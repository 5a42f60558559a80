import { useMemo } from 'react';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { deleteRecurringInvoice, type RecurringInvoice, updateRecurringInvoice } from '../../recurring-contract.ts';
import { type InvoiceViews, invoiceWords, withoutRecurring, withPaused } from '../invoice-looks.ts';

/** What is done to the recurring invoices of the list: shown at once, said when it fails, undone when asked to. */
export function useRecurringActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<InvoiceViews>('invoice', invoiceWords);
  return useMemo(() => {
    const pause = (id: number, isPaused: boolean, name: string): Promise<boolean> =>
      attempt(async () => {
        const send = () => call(updateRecurringInvoice, { params: { id }, body: { isPaused } });
        await show({ rows: [id], look: withPaused(id, isPaused), send });
        const message = t(isPaused ? 'invoice.recurring.done.paused' : 'invoice.recurring.done.resumed', { name });
        offerUndo(message, () => pause(id, !isPaused, name));
      });
    return {
      togglePause: ({ id, isPaused, clientName }: RecurringInvoice) => pause(id, !isPaused, clientName),
      remove: ({ id, clientName: name }: RecurringInvoice) =>
        attempt(async () => {
          await show({ rows: [id], look: withoutRecurring(id), send: () => call(deleteRecurringInvoice, { query: { id } }) });
          const restore = () => call(deleteRecurringInvoice, { query: { id, restore: 'true' } });
          offerUndo(t('invoice.recurring.done.deleted', { name }), () => show({ rows: [id], send: restore }));
        }),
    };
  }, [t, show, attempt, offerUndo]);
}
