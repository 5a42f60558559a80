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
  /** Says which invoice looks paid by now; none where that failed or was taken back. */
  onPaid: (id: number | undefined) => void;
}

/** Says of an invoice that it was paid. */
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

/** Says of an invoice that it was paid: it looks so at once, and can be taken back. */
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
