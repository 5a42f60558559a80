import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeliveryTime } from '#contract/delivery-time.ts';
import type { SellerProfile } from '#platform/seller/contract.ts';
import { sellerQuery } from '#platform/seller/web/public-api.ts';
import { useCan } from '#web/ability.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { withholdingText } from '#web/money/withholding-text.ts';
import { reasonText } from '#web/refusal-text.ts';
import { sendChange } from '#web/send-change.ts';
import { useDraftForm } from '#web/use-draft-form.ts';
import { addInvoice, type InvoiceClient, type InvoiceRecord, updateInvoice } from '../../contract.ts';
import { invoiceQuery } from '../invoice-query.ts';
import { keptClientKey } from './client-key-storage.ts';
import { draftsOf, emptyLine, isWholeDelivery, type LineDraft, readLines } from './lines/line-drafts.ts';
import { daysLater } from './payment-terms.ts';
import { type PricingDraft, pricingDraftOf, readPricing } from './pricing-draft.ts';

export type InvoiceForm = ReturnType<typeof useInvoiceForm>;

/**
 * Form state of the invoice editor.
 * @param record null for a new one
 * @param draftKey key of the draft, one for each new invoice
 */
export function useInvoiceForm(record: InvoiceRecord | null, begun: InvoiceValues, draftKey: string) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [wasTried, setTried] = useState(false);
  const form = useDraftForm<InvoiceValues, InvoiceRecord>({
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

  /** Returns the data to save; null if something is missing, which is shown at its field. */
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

type PickedClient = InvoiceClient & { id: number };

export interface InvoiceValues {
  client: PickedClient | null;
  /** `YYYY-MM-DD`; empty while a date is being typed. */
  issuedOn: string;
  dueOn: string;
  delivery: DeliveryTime;
  currency: string;
  lines: LineDraft[];
  pricing: PricingDraft;
  notes: string;
  /** Purpose shown in the list; empty for the first line. */
  service: string;
}

/** Returns a client with its fields in a fixed order, for comparison. */
export function pickedClient(id: number, { address, company, companyEmail, country, contact, name, vatId }: InvoiceClient): PickedClient {
  return { id, address, company, companyEmail, country, contact, name, vatId };
}

type Defaults = Pick<
  SellerProfile,
  'taxRates' | 'taxPer' | 'grossPrices' | 'paymentTermsDays' | 'currency' | 'invoiceNotes' | 'delivery' | 'withholding'
>;

export function invoiceValuesOf(record: InvoiceRecord, language: string): InvoiceValues {
  const { client, clientId, issuedOn, dueOn, delivery, currency, lines, pricing, notes, service } = record;
  return {
    client: clientId === null ? null : pickedClient(clientId, client),
    ...{ issuedOn, dueOn, delivery, currency, notes, service },
    lines: draftsOf(lines, currency, language),
    pricing: pricingDraftOf(pricing, currency, language),
  };
}

/** Returns the field values of a new invoice, with the company's defaults. */
export function newInvoiceValues(
  { taxRates, taxPer, grossPrices, paymentTermsDays, currency, invoiceNotes, delivery, withholding }: Defaults,
  today: string,
  language: string,
) {
  const values: InvoiceValues = {
    client: null,
    issuedOn: today,
    dueOn: daysLater(today, paymentTermsDays),
    delivery,
    currency,
    lines: [emptyLine(1, taxRates[0], language)],
    pricing: { taxPer, isGross: grossPrices, discount: '', withholding: withholdingText(withholding, language) },
    notes: invoiceNotes,
    service: '',
  };
  return values;
}

/** Returns the field values of a copy dated today. */
export function copiedInvoiceValues(record: InvoiceRecord, today: string, language: string): InvoiceValues {
  return { ...invoiceValuesOf(record, language), issuedOn: today, dueOn: daysLater(today, record.paymentTermsDays) };
}

type Complete = NonNullable<ReturnType<InvoiceForm['complete']>>;

/** Saves the editor's values; returns the saved invoice, or null if that failed. */
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

  /** An earlier attempt may have succeeded with older input, so it is updated. */
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

/** Replaces the company's profile without permission to read it; the server fills in the rest. */
const unknownSeller: SellerProfile = {
  ...{
    name: '',
    address: '',
    country: '',
    timeZone: '',
    vatId: '',
    companyNumber: '',
    taxNumber: '',
    email: '',
    phone: '',
    contactName: '',
    brandColor: '',
    logoFileId: null,
    logo: null,
  },
  ...{
    bankName: '',
    bankCountry: '',
    bankCode: '',
    accountNumber: '',
    iban: '',
    swiftCode: '',
    taxRates: [],
    withholding: null,
    taxPer: 'rate',
    grossPrices: false,
    eInvoice: 'none',
    numberPrefix: '',
    numberDigits: 1,
    chronology: 'by-country',
  },
  ...{ currency: 'EUR', paymentTermsDays: 30, invoiceNotes: '', delivery: 'issue-day', reminderDays: [], version: 1 },
};

export function useSeller(): { seller: SellerProfile | undefined; hasFailed: boolean; tryAgain: () => void } {
  const mayRead = useCan('read', 'Seller');
  const { data, isError, refetch } = useQuery({ ...sellerQuery, enabled: mayRead });
  return { seller: mayRead ? data : unknownSeller, hasFailed: isError && !data, tryAgain: () => void refetch() };
}
