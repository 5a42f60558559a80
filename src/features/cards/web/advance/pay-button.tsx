import { markInvoicesPaid, removePayments } from '#features/invoice/payment-contract.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { companyToday } from '#web/dates/company-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  invoice: Payable;
  isPaid: boolean;
  /** Reports which invoice is optimistically shown as paid; undefined after a failure or Undo. */
  onPaid: (id: number | undefined) => void;
}

export function PayButton({ invoice, isPaid, onPaid }: Props) {
  const { t } = useTranslation();
  const pay = usePayInvoice(onPaid);
  return (
    <Button loading={isPaid} onClick={() => void pay(invoice)} wide>
      <IconCheck size={18} />
      {t('cards.payment.markPaid')}
    </Button>
  );
}

const words: ActionWords = { failed: (t) => t('cards.payment.failed'), undoNeeds: ['update', 'Invoice'] };

interface Payable {
  id: number;
  number: string;
}

/** Marks an invoice as paid with an optimistic update and Undo. */
function usePayInvoice(onPaid: (id: number | undefined) => void) {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions('dashboard', words);
  return async ({ id, number }: Payable): Promise<void> => {
    onPaid(id);
    const rows = [`invoice ${id}`];
    const isDone = await attempt(async () => {
      const send = () => call(markInvoicesPaid, { body: { ids: [id], paidOn: companyToday(), method: 'bank-transfer' } });
      const { paymentIds } = await show({ rows, send });
      if (paymentIds.length > 0)
        offerUndo(t('cards.payment.done', { number }), async () => {
          onPaid(undefined);
          await show({ rows, send: () => call(removePayments, { body: { ids: paymentIds } }) });
        });
    });
    if (!isDone) onPaid(undefined);
  };
}
