import type { QueryClient } from '@tanstack/react-query';
import type { Actions } from '#web/actions/create-actions.ts';
import { inParts } from '#web/actions/in-parts.ts';
import { actionsFrom } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import type { CommandContext } from '#web/command.ts';
import { companyToday } from '#web/dates/company-day.ts';
import type { TFunction } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { markInvoicesPaid, removePayments } from '../../payment-contract.ts';
import { type InvoiceViews, invoiceWords, withPaid } from '../invoice-optimistic-updates.ts';
import { seenInvoices } from '../invoice-queries.ts';
import { numberWithin } from '../invoice-texts.ts';

/** Limit per request. */
const maxIds = 1000;

interface Surroundings {
  t: TFunction;
  queryClient: QueryClient;
  actions: Actions<InvoiceViews>;
}

/** Adds a payment of each invoice's balance, with undo. */
export function markPaid({ t, queryClient, actions }: Surroundings, ids: readonly number[]): Promise<boolean> {
  const { show, changeAll, offerUndo } = actions;
  const numberOf = (id = 0) => {
    const [seen] = seenInvoices(queryClient, [id]);
    return seen ? numberWithin(t, seen) : String(id);
  };
  return changeAll({
    ...{ ids, most: maxIds, look: withPaid },
    send: (part) => call(markInvoicesPaid, { body: { ids: part, paidOn: companyToday(), method: 'bank-transfer' } }),
    done: (answers, sent) => {
      const paid = answers.flatMap((answer) => answer.paid);
      const paymentIds = answers.flatMap((answer) => answer.paymentIds);
      const skipped = answers.flatMap((answer) => answer.skipped).length;
      const left = skipped > 0 ? `. ${t('invoice.list.done.skipped', { count: skipped })}` : '';
      const message = `${t('invoice.list.done.paid', { count: paid.length, number: numberOf(paid[0]) })}${left}`;
      if (paymentIds.length === 0) return toast({ message });
      const send = () => inParts(paymentIds, maxIds, (part) => call(removePayments, { body: { ids: part } }));
      offerUndo(message, () => show({ rows: sent, send }));
    },
  });
}

export function markPaidByCommand(context: CommandContext, id: number): Promise<boolean> {
  return markPaid({ ...context, actions: actionsFrom<InvoiceViews>(context, 'invoice', invoiceWords) }, [id]);
}
