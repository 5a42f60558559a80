import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useKeptForm } from '#web/use-kept-form.ts';
import type { InvoiceRecord } from '../../contract.ts';
import { type InvoiceValues, invoiceValuesOf } from './invoice-values.ts';
import { readLines } from './lines/line-drafts.ts';
import { readPricing } from './pricing-draft.ts';
import { isWholeDelivery } from './whole-delivery.ts';

export type InvoiceForm = ReturnType<typeof useInvoiceForm>;

/**
 * The editor's fields.
 * @param record null for a new one
 * @param draftKey which draft it is: each invoice that was begun has one of its own
 */
export function useInvoiceForm(record: InvoiceRecord | null, begun: InvoiceValues, draftKey: string) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [wasTried, setTried] = useState(false);
  const form = useKeptForm<InvoiceValues, InvoiceRecord>({
    storageKey: `atrium.invoice.draft.${draftKey}`,
    draftKey,
    record,
    begun,
    valuesOf: (saved) => invoiceValuesOf(saved, language),
    versionOf: ({ version }) => version,
    fieldOf: (path) => {
      const name = path.split('.')[0] ?? '';
      if (name === 'clientId') return 'client';
      return name in begun ? (name as keyof InvoiceValues) : undefined;
    },
    errorOf: (field, reason) => (field === 'client' ? t('invoice.editor.says.client') : reasonText(t, reason)),
  });
  const { values } = form;
  const read = readLines(values.lines, values.currency, language);
  const lineErrors = wasTried ? read.errors : {};

  /** What is to be saved; null when something is missing, which is then said at the field. */
  const complete = () => {
    const { client, issuedOn, dueOn, delivery, currency, notes, service } = values;
    const pricing = readPricing(values.pricing, currency, language);
    const missing: Partial<Record<keyof InvoiceValues, string>> = {};
    if (!client) missing.client = t('invoice.editor.says.client');
    if (!issuedOn) missing.issuedOn = t('invoice.editor.says.date');
    if (!dueOn) missing.dueOn = t('invoice.editor.says.date');
    else if (dueOn < issuedOn) missing.dueOn = t('invoice.editor.says.dueBefore');
    if (!isWholeDelivery(delivery)) missing.delivery = t('invoice.editor.says.period');
    if (Object.keys(read.errors).length > 0) missing.lines = t('invoice.editor.says.lines');
    if (!pricing) missing.pricing = t('invoice.editor.says.wholeDiscount');
    setTried(true);
    if (!client || !pricing || Object.keys(missing).length > 0) {
      form.refuse(missing);
      return null;
    }
    return {
      clientId: client.id,
      issuedOn,
      dueOn,
      delivery,
      currency,
      lines: read.lines,
      pricing,
      notes: notes.trim(),
      service: service.trim(),
    };
  };
  return { ...form, lineErrors, complete };
}
