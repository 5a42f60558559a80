import { useTranslation } from '#web/i18n.ts';
import { IconCheck } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { type Payable, usePayInvoice } from './use-pay-invoice.ts';

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
