import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { inParts } from '#web/actions/in-parts.ts';
import { useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import * as api from '../../contract.ts';
import * as removalContract from '../../removal-contract.ts';
import * as sendingContract from '../../sending-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { type InvoiceViews, invoiceWords, withoutInvoices } from '../invoice-looks.ts';
import { numberWithin } from '../number-text.ts';
import { markPaid } from './mark-paid.ts';
import { removalOf } from './removal-of.ts';
import { seenInvoices } from './seen-invoices.ts';

/** What one call takes. */
const mostIds = 1000;
const mostSent = 100;

export type InvoiceActions = ReturnType<typeof useInvoiceActions>;

/** What is done to the invoices of the list: shown at once where that is safe, said when it fails, undone when asked to. */
export function useInvoiceActions() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const actions = useActions<InvoiceViews>('invoice', invoiceWords);
  return useMemo(() => {
    const { show, attempt, changeAll, offerUndo } = actions;
    const numberOf = (id = 0) => {
      const [seen] = seenInvoices(queryClient, [id]);
      return seen ? numberWithin(t, seen) : String(id);
    };
    const seenVersions = (ids: readonly number[]) => {
      const versions = ids.map((id) => seenInvoices(queryClient, [id])[0]?.version);
      return versions.every((version) => version !== undefined) ? { versions } : {};
    };
    const restoreNow = (ids: readonly number[]) =>
      show({ rows: ids, send: () => inParts(ids, mostIds, (part) => call(removalContract.restoreInvoices, { body: { ids: part } })) });
    return {
      remove(ids: readonly number[]) {
        const number = numberOf(ids[0]);
        const done = removalOf(seenInvoices(queryClient, ids));
        return changeAll({
          ...{ ids, most: mostIds, look: withoutInvoices },
          send: (part) => call(removalContract.deleteInvoices, { body: { ids: part, ...seenVersions(part) } }),
          done: (_, sent) => {
            const text = (count: number) => t(`invoice.list.done.${done}`, { count, number });
            offerUndo({ kind: `invoices ${done}`, count: sent.length, text }, () => restoreNow(sent));
          },
        });
      },
      restore: (ids: readonly number[]) =>
        attempt(async () => {
          await restoreNow(ids);
          toast({ message: t('invoice.list.done.restored', { count: ids.length, number: numberOf(ids[0]) }) });
        }),
      markPaid: (ids: readonly number[]) => markPaid({ t, queryClient, actions }, ids),
      /** Throws when it fails: the question stays open. */
      async send(ids: readonly number[]) {
        const number = numberOf(ids[0]);
        const send = () => inParts(ids, mostSent, (part) => call(sendingContract.sendInvoices, { body: { ids: part } }));
        const answers = await show({ rows: ids, send });
        const sent = answers.flatMap((answer) => answer.sent).length;
        const withoutAddress = answers.flatMap((answer) => answer.withoutAddress).length;
        const incomplete = answers.flatMap((answer) => answer.incomplete);
        const left = [
          withoutAddress > 0 && t('invoice.list.done.withoutAddress', { count: withoutAddress }),
          incomplete.length > 0 && t('invoice.list.done.incomplete', { numbers: incomplete.map(numberOf).join(', ') }),
        ].map((words) => (words ? `. ${words}` : ''));
        toast({ tone: sent > 0 ? 'success' : 'error', message: `${t('invoice.list.done.sent', { count: sent, number })}${left.join('')}` });
      },
      /** Begins a credit note and leads to it. */
      credit: (id: number) =>
        attempt(async () => {
          const { invoice } = await show({ rows: [id], send: () => call(api.creditInvoice, { params: { id } }) });
          history.push(invoiceAddress.edit(invoice.id));
        }),
    };
  }, [history, queryClient, t, actions]);
}
