import { openCall } from '#web/api-client.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { downloadOrderDocument } from '../../order-contract.ts';

/** Answers a function that saves the PDF of an order's invoice or credit note; where that fails it says so, and offers to try again. */
export function useSaveDocument(orderId: number) {
  const { t } = useTranslation();
  return async function save(invoiceId: number): Promise<void> {
    try {
      const { saveAnswer } = await import('#web/save-answer.ts');
      await saveAnswer(await openCall(downloadOrderDocument, { params: { id: orderId, invoiceId } }), `invoice-${invoiceId}.pdf`);
    } catch (error) {
      toast({ tone: 'error', message: formFailureText(t, error), action: { label: t('ui.tryAgain'), run: () => void save(invoiceId) } });
    }
  };
}
