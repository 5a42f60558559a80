import { useState } from 'react';
import type { SellerProfile } from '#platform/seller/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { withholdingText } from '#web/money/withholding-text.ts';
import { reasonText } from '#web/refusal-text.ts';
import { useRecordForm } from '#web/use-record-form.ts';
import type { RecurringInvoice } from '../../recurring-contract.ts';
import { draftsOf, emptyLine, type LineDraft, readLines } from '../editor/lines/line-drafts.ts';
import { daysLater } from '../editor/payment-terms.ts';
import { type PricingDraft, pricingDraftOf, readPricing, shownPricing } from '../editor/pricing-draft.ts';

export type RecurringForm = ReturnType<typeof useRecurringForm>;

/**
 * Form state of the drawer.
 * @param recurring null for a new one
 */
export function useRecurringForm(recurring: RecurringInvoice | null, begun: RecurringValues) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [wasTried, setTried] = useState(false);
  const form = useRecordForm<RecurringValues, RecurringInvoice>({
    storageKey: 'atrium.recurring.draft',
    record: recurring,
    begun,
    valuesOf: (record) => recurringValuesOf(record, language),
    fieldOf: (path) => {
      const [name = ''] = path.split('.');
      return name === 'clientId' ? 'client' : name in begun ? (name as keyof RecurringValues) : undefined;
    },
    errorOf: (field, reason) => (field === 'client' ? t('invoice.recurring.says.client') : reasonText(t, reason)),
  });
  const { values } = form;
  const { errors: lineErrors } = readLines(values.lines, values.currency, language);

  /** Returns the data to save; null if something is missing, which is shown at its field. */
  const complete = () => {
    const fields = recurringFieldsOf(values, language);
    const missing: Partial<Record<keyof RecurringValues, string>> = {};
    if (!values.client) missing.client = t('invoice.recurring.says.client');
    if (!(fields.every >= 1 && fields.every <= 99)) missing.every = t('invoice.recurring.says.every');
    if (!fields.nextOn) missing.nextOn = t('invoice.recurring.says.date');
    else if (fields.until !== null && fields.until < fields.nextOn) missing.until = t('refusal.until_before_next');
    if (!(fields.paymentTermsDays >= 0 && fields.paymentTermsDays <= 365)) missing.paymentTermsDays = t('invoice.recurring.says.terms');
    if (Object.keys(lineErrors).length > 0) missing.lines = t('invoice.recurring.says.lines');
    if (!readPricing(values.pricing, values.currency, language)) missing.pricing = t('invoice.editor.says.wholeDiscount');
    setTried(true);
    if (Object.keys(missing).length === 0) return fields;
    form.refuse(missing);
    return null;
  };
  return { ...form, lineErrors: wasTried ? lineErrors : {}, complete };
}

export interface RecurringValues
  extends Pick<RecurringInvoice, 'unit' | 'nextOn' | 'sends' | 'delivery' | 'currency' | 'notes' | 'service'> {
  client: { id: number; name: string } | null;
  every: string;
  /** Empty for no end. */
  until: string;
  lines: LineDraft[];
  pricing: PricingDraft;
  paymentTermsDays: string;
}

export type RecurringDefaults = Pick<
  SellerProfile,
  'taxRates' | 'taxPer' | 'grossPrices' | 'paymentTermsDays' | 'currency' | 'invoiceNotes' | 'delivery' | 'withholding'
>;

export function recurringValuesOf(recurring: RecurringInvoice, language: string): RecurringValues {
  const { clientId, clientName, every, unit, nextOn, until, sends, delivery, currency, lines, pricing, notes, service, paymentTermsDays } =
    recurring;
  return {
    client: { id: clientId, name: clientName },
    ...{ unit, nextOn, sends, delivery, currency, notes, service },
    every: String(every),
    until: until ?? '',
    lines: draftsOf(lines, currency, language),
    pricing: pricingDraftOf(pricing, currency, language),
    paymentTermsDays: String(paymentTermsDays),
  };
}

/** Returns the field values of a new one: starting next month, as drafts. */
export function newRecurringValues(defaults: RecurringDefaults, today: string, language: string): RecurringValues {
  return {
    client: null,
    ...{ every: '1', unit: 'month', nextOn: daysLater(today, 1), until: '', sends: false, service: '' },
    delivery: defaults.delivery,
    currency: defaults.currency,
    lines: [emptyLine(1, defaults.taxRates[0], language)],
    pricing: {
      taxPer: defaults.taxPer,
      isGross: defaults.grossPrices,
      discount: '',
      withholding: withholdingText(defaults.withholding, language),
    },
    notes: defaults.invoiceNotes,
    paymentTermsDays: String(defaults.paymentTermsDays),
  };
}

/** Converts the values for a request; null for invalid numbers. */
export function recurringFieldsOf(values: RecurringValues, language: string) {
  const { client, every, unit, nextOn, until, sends, delivery, currency, lines, pricing, notes, service, paymentTermsDays } = values;
  return {
    ...{ unit, nextOn, sends, delivery, currency, notes: notes.trim(), service: service.trim() },
    clientId: client?.id ?? 0,
    every: wholeNumber(every),
    until: until || null,
    lines: readLines(lines, currency, language).lines,
    pricing: shownPricing(pricing, currency, language),
    paymentTermsDays: wholeNumber(paymentTermsDays),
  };
}

function wholeNumber(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
