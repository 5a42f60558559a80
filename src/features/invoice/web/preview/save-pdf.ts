import { openCall } from '#web/api-client.ts';
import type { TFunction } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import type { Invoice } from '../../contract.ts';
import { leftOutHeader } from '../../left-out-header.ts';
import { downloadInvoice } from '../../sending-contract.ts';
import { numberWithin } from '../invoice-texts.ts';

/** Downloads an invoice as a PDF; shows an error on failure. */
export async function savePdf(t: TFunction, invoice: Pick<Invoice, 'id' | 'number'>): Promise<void> {
  const { id } = invoice;
  const number = numberWithin(t, invoice);
  try {
    const { saveAnswer } = await import('#web/save-answer.ts');
    const answer = await openCall(downloadInvoice, { params: { id } });
    await saveAnswer(answer, `invoice-${number}.pdf`);
    const symbols = decodeURIComponent(answer.headers.get(leftOutHeader) ?? '');
    if (symbols) toast({ tone: 'info', message: t('invoice.list.leftOut', { symbols }) });
  } catch {
    toast({
      tone: 'error',
      message: t('invoice.list.failed.pdf', { number }),
      action: { label: t('ui.tryAgain'), run: () => void savePdf(t, invoice) },
    });
  }
}
