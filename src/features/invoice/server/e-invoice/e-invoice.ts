import type { ServicePeriod } from '#contract/delivery-time.ts';
import type { EInvoiceFormat } from '#contract/e-invoice-formats.ts';
import type { TaxCategory } from '#contract/money/tax-categories.ts';
import type { UnitCode } from '#contract/money/unit-codes.ts';

/** Seller or buyer in terms of EN 16931. */
export interface EParty {
  name: string;
  /** Including the country code; empty if there is none or it must not be stated. */
  vatId: string;
  /** Identifier without a VAT ID (BT-29, BT-46); for a buyer, also the tax number besides the VAT ID. */
  otherId: string;
  /** Company register number (BT-30, BT-47). */
  companyNumber: string;
  /** Local tax number (BT-32); the standard has none for buyers. */
  taxNumber: string;
  street: readonly string[];
  postalCode: string;
  town: string;
  /** ISO 3166-1 code; empty if unknown. */
  countryCode: string;
  contactName: string;
  phone: string;
  email: string;
}

/** A line of an e-invoice. Amounts are in minor units and before tax. */
export interface ELine {
  name: string;
  description: string;
  /** Thousandths. */
  quantityMilli: number;
  unit: UnitCode;
  /** Price of `perMilli` units, never negative, in millionths of a minor unit. */
  priceMicros: bigint;
  perMilli: number;
  discountBasisPoints: number;
  /** Before and after the discount. */
  grossCents: number;
  netCents: number;
  category: TaxCategory;
  basisPoints: number;
  /** Whether it has further taxes, which the standard does not support. */
  hasMoreTaxes: boolean;
  /** BG-26; null if the line has no period. */
  period: ServicePeriod | null;
}

/** Total of one tax category at one rate. */
export interface ETax {
  category: TaxCategory;
  basisPoints: number;
  allowanceCents: number;
  netCents: number;
  taxCents: number;
  /** Exemption reason; empty if tax is charged. */
  exemption: string;
}

/** An invoice in terms of EN 16931; a credit note's amounts are positive. */
export interface EInvoice {
  /** `xrechnung` adds the German rules to the standard's. */
  format: EInvoiceFormat;
  isCredit: boolean;
  number: string;
  /** `YYYY-MM-DD`. */
  issuedOn: string;
  dueOn: string;
  /** BT-72 for one day, BG-14 for more; null if it is not stated. */
  period: ServicePeriod | null;
  currency: string;
  note: string;
  buyerReference: string;
  /** Number of the invoice a credit note corrects. */
  corrects: string;
  seller: EParty;
  buyer: EParty;
  iban: string;
  /** Account of a seller without an IBAN. */
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
  /** BT-72; empty if it is not stated. */
  deliveredOn: string;
  /** BG-14; null if it is not stated. */
  billed: ServicePeriod | null;
  /** BT-80: required only for intra-EU supplies. */
  countryCode: string;
}

/** Returns the date and place of delivery. An intra-EU supply must state the date (BR-IC-11): the issue date by default. */
export function deliveryFacts({ period, taxes, issuedOn, buyer }: EInvoice): DeliveryFacts {
  const isWithinEu = taxes.some(({ category }) => category === 'K');
  const isOneDay = period !== null && period.from === period.until;
  return {
    deliveredOn: isOneDay ? period.from : period === null && isWithinEu ? issuedOn : '',
    billed: isOneDay ? null : period,
    countryCode: isWithinEu ? buyer.countryCode : '',
  };
}
