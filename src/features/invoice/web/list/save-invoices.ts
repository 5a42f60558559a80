import { openCall } from '#web/api-client.ts';
import type { TFunction } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { exportInvoices } from '../../contract.ts';
import { todayHere } from '../editor/payment-terms.ts';
import { type InvoiceTableState, wantedInvoices } from './invoice-table.ts';

/** Lets the browser keep what the list is filtered for as a sheet; says so when it does not come. */
export async function saveInvoices(t: TFunction, state: InvoiceTableState, format: 'csv' | 'xlsx'): Promise<void> {
  try {
    const { saveAnswer } = await import('#web/save-answer.ts');
    const answer = await openCall(exportInvoices, { query: { ...wantedInvoices(state), format } });
    await saveAnswer(answer, `invoices-${todayHere(new Date())}.${format}`);
    toast({ tone: 'success', message: t('invoice.list.done.exported') });
  } catch {
    toast({
      tone: 'error',
      message: t('invoice.list.failed.export'),
      action: { label: t('ui.tryAgain'), run: () => void saveInvoices(t, state, format) },
    });
  }
}
