import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { randomKey } from '#web/random-key.ts';
import { missingPermissionText } from '#web/refusal-text.ts';
import { toast } from '#web/toast.ts';
import * as attachmentContract from '../../attachment-contract.ts';
import * as api from '../../contract.ts';
import * as paymentContract from '../../payment-contract.ts';
import * as removalContract from '../../removal-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import type { InvoiceViews } from '../invoice-optimistic-updates.ts';
import { invoiceQuery } from '../invoice-query.ts';
import { numberAlone } from '../invoice-texts.ts';
import { savePdf } from './save-pdf.ts';

/** Slow actions, whose buttons show progress. */
type Work = 'download' | 'issue' | 'credit' | 'delete' | 'restore';

const words: ActionWords = {
  failed: (t) => t('invoice.preview.failedAction'),
  // The invoice changed or is gone, so retrying would fail again.
  failureOf: (t, error) =>
    error instanceof ApiError && (error.status === 409 || error.status === 404)
      ? { message: missingPermissionText(t, error) || t('invoice.preview.failedPast'), isFinal: true }
      : undefined,
};

export type InvoiceActions = ReturnType<typeof useInvoiceActions>;

/** Actions on the open invoice: errors can be retried, and reversible actions offer undo. */
export function useInvoiceActions(record: api.InvoiceRecord) {
  const { t } = useTranslation();
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const [work, setWork] = useState<Work>();
  const { id } = record;

  const take = (invoice: api.InvoiceRecord) => queryClient.setQueryData(invoiceQuery(invoice.id).queryKey, invoice);
  const { show, attempt, offerUndo } = useActions<InvoiceViews>('invoice', words);
  const send = <R>(run: () => Promise<R>) => show({ rows: [id], send: run });
  const during = async (name: Work, run: () => Promise<unknown>) => {
    const work = async () => {
      setWork(name);
      try {
        await run();
      } finally {
        setWork(undefined);
      }
    };
    await attempt(work);
  };
  const bringBack = () => send(() => call(removalContract.restoreInvoices, { body: { ids: [id] } }));

  return {
    work,
    download: () => during('download', () => send(() => savePdf(t, record))),
    issue: () =>
      during('issue', async () => {
        const { invoice } = await send(() => call(api.issueInvoice, { params: { id }, query: { version: record.version } }));
        take(invoice);
        toast({ tone: 'success', message: t('invoice.preview.done.issued', { number: numberAlone(t, invoice) }) });
      }),
    credit: () =>
      during('credit', async () => {
        const { invoice } = await send(() => call(api.creditInvoice, { params: { id } }));
        take(invoice);
        history.push(invoiceAddress.edit(invoice.id));
      }),
    remove: () =>
      during('delete', async () => {
        await send(() => call(removalContract.deleteInvoices, { body: { ids: [id], versions: [record.version] } }));
        offerUndo(t(`invoice.preview.done.${record.isIssued ? 'voided' : 'deleted'}`, { number: numberAlone(t, record) }), bringBack);
      }),
    restore: () => during('restore', bringBack),
    attach: (fileIds: number[]) => {
      // The same key for every attempt.
      const body = { fileIds, clientKey: randomKey() };
      return attempt(async () => take((await send(() => call(attachmentContract.addAttachments, { params: { id }, body }))).invoice));
    },
    removeAttachment: ({ id: attachmentId, name }: api.InvoiceAttachment) =>
      attempt(async () => {
        const body = { ids: [attachmentId] };
        await send(() => call(attachmentContract.removeAttachments, { body }));
        const putBack = () => send(() => call(attachmentContract.restoreAttachments, { body }));
        offerUndo(t('invoice.preview.attachments.removed', { name }), putBack);
      }),
    shareAttachment: ({ id: attachmentId, isShared }: api.InvoiceAttachment) =>
      attempt(async () => {
        const to = (shared: boolean) =>
          send(() => call(attachmentContract.shareAttachments, { body: { ids: [attachmentId], isShared: shared } }));
        await to(!isShared);
        offerUndo(t(isShared ? 'invoice.preview.attachments.unshared' : 'invoice.preview.attachments.shared'), () => to(isShared));
      }),
    copyLink: () => attempt(async () => (await import('./copy-client-link.ts')).copyClientLink(t, id)),
    /** Removes all payments at once, including refunds based on them. */
    removePayments: () =>
      attempt(async () => {
        const ids = record.payments.map((payment) => payment.id);
        await send(() => call(paymentContract.removePayments, { body: { ids } }));
        toast({ message: t('invoice.preview.done.paymentRemoved') });
      }),
    removePayment: ({ id: paymentId, amountCents, paidOn, method, note }: api.Payment) =>
      attempt(async () => {
        await send(() => call(paymentContract.removePayments, { body: { ids: [paymentId] } }));
        const body = { paidOn, note, clientKey: randomKey() };
        const removed = t('invoice.preview.done.paymentRemoved');
        // Moved credit must be moved again, as its other half may have been used meanwhile.
        if (method === 'credit') return toast({ message: removed });
        const again = amountCents < 0 ? paymentContract.refundPayment : paymentContract.addPayment;
        offerUndo(removed, async () =>
          take((await send(() => call(again, { params: { id }, body: { ...body, method, amountCents: Math.abs(amountCents) } }))).invoice),
        );
      }),
  };
}
