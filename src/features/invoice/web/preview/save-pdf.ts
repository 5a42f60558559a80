import { openCall } from '#web/api-client.ts';
import type { TFunction } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import type { Invoice } from '../../contract.ts';
import { downloadInvoice } from '../../sending-contract.ts';
import { numberWithin } from '../number-text.ts';

/** Lets the browser keep an invoice as PDF; says so when it does not come. */
export async function savePdf(t: TFunction, invoice: Pick<Invoice, 'id' | 'number'>): Promise<void> {
  const { id } = invoice;
  const number = numberWithin(t, invoice);
  try {
    const { saveAnswer } = await import('#web/save-answer.ts');
    await saveAnswer(await openCall(downloadInvoice, { params: { id } }), `invoice-${number}.pdf`);
  } catch {
    toast({
      tone: 'error',
      message: t('invoice.list.failed.pdf', { number }),
      action: { label: t('ui.tryAgain'), run: () => void savePdf(t, invoice) },
    });
  }
}
