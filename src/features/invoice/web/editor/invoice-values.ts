import type { DeliveryTime } from '#contract/delivery-time.ts';
import type { SellerProfile } from '#features/seller/contract.ts';
import { withholdingText } from '#web/money/withholding-text.ts';
import type { InvoiceClient, InvoiceRecord } from '../../contract.ts';
import { draftsOf, emptyLine, type LineDraft } from './lines/line-drafts.ts';
import { daysLater } from './payment-terms.ts';
import { type PricingDraft, pricingDraftOf } from './pricing-draft.ts';

/** Whom an invoice goes to. */
export type PickedClient = InvoiceClient & { id: number };

/** What the editor's fields hold. */
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
  /** What it is for, in the list; empty: the first line. */
  service: string;
}

/** A client as the fields hold it: always in one order, so that the same one is the same. */
export function pickedClient(id: number, { address, company, companyEmail, country, contact, name, vatId }: InvoiceClient): PickedClient {
  return { id, address, company, companyEmail, country, contact, name, vatId };
}

type Defaults = Pick<
  SellerProfile,
  'taxRates' | 'taxPer' | 'grossPrices' | 'paymentTermsDays' | 'currency' | 'invoiceNotes' | 'delivery' | 'withholding'
>;

/** The fields of an invoice that exists. */
export function invoiceValuesOf(record: InvoiceRecord, language: string): InvoiceValues {
  const { client, clientId, issuedOn, dueOn, delivery, currency, lines, pricing, notes, service } = record;
  return {
    client: clientId === null ? null : pickedClient(clientId, client),
    ...{ issuedOn, dueOn, delivery, currency, notes, service },
    lines: draftsOf(lines, currency, language),
    pricing: pricingDraftOf(pricing, currency, language),
  };
}

/** The fields of a new one, as the company proposes them. */
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

/** The fields of a new one that says the same as another, from today on. */
export function copiedInvoiceValues(record: InvoiceRecord, today: string, language: string): InvoiceValues {
  return { ...invoiceValuesOf(record, language), issuedOn: today, dueOn: daysLater(today, record.paymentTermsDays) };
}
