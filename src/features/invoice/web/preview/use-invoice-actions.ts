import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { randomKey } from '#web/random-key.ts';
import { toast } from '#web/toast.ts';
import * as api from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { invoiceQuery } from '../invoice-query.ts';
import { savePdf } from '../save-pdf.ts';

/** What takes a moment, so that its button can say so. */
type Work = 'download' | 'issue' | 'credit' | 'delete' | 'restore';

export type InvoiceActions = ReturnType<typeof useInvoiceActions>;

/** What a person does with the invoice that is open: what fails says so and can be tried again, what can be taken back offers it. */
export function useInvoiceActions(record: api.InvoiceRecord) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const [work, setWork] = useState<Work>();
  const { id, number } = record;

  const take = (invoice: api.InvoiceRecord) => queryClient.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
  const attempt = async (run: () => Promise<unknown>, name?: Work): Promise<void> => {
    setWork(name);
    try {
      await run();
    } catch (error) {
      const isPast = error instanceof ApiError && (error.status === 409 || error.status === 404);
      toast({
        tone: 'error',
        message: t(isPast ? 'invoice.preview.failedPast' : 'invoice.preview.failedAction'),
        ...(!isPast && { action: { label: t('ui.tryAgain'), run: () => void attempt(run, name) } }),
      });
    } finally {
      setWork(undefined);
      void queryClient.invalidateQueries({ queryKey: ['invoice'] });
    }
  };
  const undo = (message: string, run: () => Promise<unknown>) =>
    toast({ message, action: { label: t('invoice.editor.undo'), run: () => void attempt(run) } });
  const bringBack = () => call(api.restoreInvoices, { body: { ids: [id] } });

  return {
    work,
    download: () => attempt(() => savePdf(t, record), 'download'),
    issue: () =>
      attempt(async () => {
        take((await call(api.issueInvoice, { params: { id } })).invoice);
        toast({ tone: 'success', message: t('invoice.preview.done.issued', { number }) });
      }, 'issue'),
    credit: () =>
      attempt(async () => {
        const { invoice } = await call(api.creditInvoice, { params: { id } });
        take(invoice);
        history.push(invoiceAddress.edit(invoice.id));
      }, 'credit'),
    remove: () =>
      attempt(async () => {
        await call(api.deleteInvoices, { body: { ids: [id] } });
        undo(t('invoice.preview.done.deleted', { number }), bringBack);
      }, 'delete'),
    restore: () => attempt(bringBack, 'restore'),
    removePayment: ({ id: paymentId, amountCents, paidOn, method, note }: api.Payment) =>
      attempt(async () => {
        await call(api.removePayments, { body: { ids: [paymentId] } });
        const body = { amountCents, paidOn, method, note, clientKey: randomKey() };
        undo(t('invoice.preview.done.paymentRemoved'), async () => take((await call(api.addPayment, { params: { id }, body })).invoice));
      }),
  };
}
