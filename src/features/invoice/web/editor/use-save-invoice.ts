import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { sendChange } from '#web/send-change.ts';
import { addInvoice, type InvoiceRecord, updateInvoice } from '../../contract.ts';
import { invoiceQuery } from '../invoice-query.ts';
import { type InvoiceValues, invoiceValuesOf } from './invoice-values.ts';
import { keptClientKey } from './kept-client-key.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

type Complete = NonNullable<ReturnType<InvoiceForm['complete']>>;

/** Saves what the editor holds; answers the invoice as it is then, or null when it was not saved. */
export function useSaveInvoice(form: InvoiceForm, record: InvoiceRecord | null, draftKey: string, language: string) {
  const queryClient = useQueryClient();
  const [clientKey] = useState(() => keptClientKey(draftKey));

  return async (version = form.baseVersion): Promise<InvoiceRecord | null> => {
    const complete = form.complete();
    if (!complete) return null;
    if (record && !form.isChanged) return record;
    const { values } = form;
    let saved: InvoiceRecord | null = null;
    const isSaved = await form.send(async () => {
      saved = record ? await change(record, values, version, complete) : await add(complete);
      queryClient.setQueryData(invoiceQuery(saved.id).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['invoice'] });
    });
    if (!isSaved || !saved) return null;
    if (record) form.goOn(saved, values);
    else clientKey.forget();
    return saved;
  };

  /** An earlier try may have arrived, as it was then: it becomes what is typed now. */
  async function add(complete: Complete): Promise<InvoiceRecord> {
    const { clientKey: key, isRetry } = clientKey.take();
    const { invoice } = await call(addInvoice, { body: { ...complete, clientKey: key } });
    if (!isRetry || invoice.isIssued) return invoice;
    return (await call(updateInvoice, { params: { id: invoice.id }, body: { ...complete, version: invoice.version } })).invoice;
  }

  function change({ id }: InvoiceRecord, values: InvoiceValues, version: number, complete: Complete): Promise<InvoiceRecord> {
    return sendChange({
      ...{ base: form.base, values, version },
      valuesOf: (current: InvoiceRecord) => invoiceValuesOf(current, language),
      versionOf: (current: InvoiceRecord) => current.version,
      send: async (fields, basedOn) => {
        const { clientId, ...rest } = complete;
        const changed = Object.fromEntries(fields.map((name) => (name === 'client' ? ['clientId', clientId] : [name, rest[name]])));
        return (await call(updateInvoice, { params: { id }, body: { ...changed, version: basedOn } })).invoice;
      },
    });
  }
}
