import type { ServicePeriod } from '#contract/delivery-time.ts';
import type { EInvoiceFormat } from '#contract/e-invoice-formats.ts';
import type { TaxCategory } from '#contract/money/tax-categories.ts';
import type { UnitCode } from '#contract/money/unit-codes.ts';

/** Seller or buyer, as EN 16931 wants them. */
export interface EParty {
  name: string;
  /** With the country before it; empty where there is none, or where it must not be said. */
  vatId: string;
  /** What they are known by where no VAT id stands (BT-29, BT-46); of a buyer the tax number too, beside the VAT id. */
  otherId: string;
  /** In the register of companies (BT-30, BT-47). */
  companyNumber: string;
  /** Of the tax office (BT-32). The standard knows none of a buyer. */
  taxNumber: string;
  street: readonly string[];
  postalCode: string;
  town: string;
  /** ISO 3166-1; empty where it is not known. */
  countryCode: string;
  contactName: string;
  phone: string;
  email: string;
}

/** What is charged for one thing. Amounts are in minor units and before tax. */
export interface ELine {
  name: string;
  description: string;
  /** Thousandths. */
  quantityMilli: number;
  unit: UnitCode;
  /** For `perMilli` of it, never below zero: in millionths of a minor unit. */
  priceMicros: bigint;
  perMilli: number;
  discountBasisPoints: number;
  /** Before and after the discount. */
  grossCents: number;
  netCents: number;
  category: TaxCategory;
  basisPoints: number;
  /** Charged beside another tax, which the standard doesn't know. */
  hasMoreTaxes: boolean;
  /** BG-26; null where the line says nothing of it. */
  period: ServicePeriod | null;
}

/** What one category is charged at one rate. */
export interface ETax {
  category: TaxCategory;
  basisPoints: number;
  allowanceCents: number;
  netCents: number;
  taxCents: number;
  /** Why no tax is charged; empty where there is some. */
  exemption: string;
}

/** An invoice in the terms of EN 16931; a credit note's amounts are above zero. */
export interface EInvoice {
  /** `xrechnung` has the rules of Germany beside those of the standard. */
  format: EInvoiceFormat;
  isCredit: boolean;
  number: string;
  /** `YYYY-MM-DD`. */
  issuedOn: string;
  dueOn: string;
  /** BT-72 for one day, BG-14 for more; null where it is not stated. */
  period: ServicePeriod | null;
  currency: string;
  note: string;
  buyerReference: string;
  /** What a credit note corrects. */
  corrects: string;
  seller: EParty;
  buyer: EParty;
  iban: string;
  /** Of who has no IBAN. */
  accountNumber: string;
  bankCode: string;
  bic: string;
  lines: readonly ELine[];
  taxes: readonly ETax[];
  linesCents: number;
  allowanceCents: number;
  netCents: number;
  taxCents: number;
  totalCents: number;
  paidCents: number;
  dueCents: number;
}

interface DeliveryFacts {
  /** BT-72; empty where it is not stated. */
  deliveredOn: string;
  /** BG-14; null where it is not stated. */
  billed: ServicePeriod | null;
  /** BT-80: only a supply within the EU has to say where it went. */
  countryCode: string;
}

/** When and where an invoice was delivered. A supply within the EU has to say when (BR-IC-11): on the issue date, unless it says otherwise. */
export function deliveryFacts({ period, taxes, issuedOn, buyer }: EInvoice): DeliveryFacts {
  const isWithinEu = taxes.some(({ category }) => category === 'K');
  const isOneDay = period !== null && period.from === period.until;
  return {
    deliveredOn: isOneDay ? period.from : period === null && isWithinEu ? issuedOn : '',
    billed: isOneDay ? null : period,
    countryCode: isWithinEu ? buyer.countryCode : '',
  };
}
