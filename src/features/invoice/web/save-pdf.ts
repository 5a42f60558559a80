import type { TFunction } from 'i18next';
import { openCall } from '#web/api-client.ts';
import { toast } from '#web/toast.ts';
import { downloadInvoice } from '../contract.ts';

/** Lets the browser keep an invoice as PDF; says so when it does not come. */
export async function savePdf(t: TFunction, id: number): Promise<void> {
  try {
    const { saveAnswer } = await import('#web/save-answer.ts');
    await saveAnswer(await openCall(downloadInvoice, { params: { id } }), `invoice-${id}.pdf`);
  } catch {
    toast({
      tone: 'error',
      message: t('invoice.list.failed.pdf', { id }),
      action: { label: t('ui.tryAgain'), run: () => void savePdf(t, id) },
    });
  }
}
