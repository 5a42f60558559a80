import { z } from 'zod/mini';
import { deliveryRules } from '#contract/delivery-time.ts';
import { eInvoiceSettings } from '#contract/e-invoice-formats.ts';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { isIban } from '#contract/money/iban.ts';
import { isNumberPrefix } from '#contract/money/number-series.ts';
import { taxCategories } from '#contract/money/tax-categories.ts';
import { furtherTax, taxBasisPoints, withholding } from '#contract/money/tax-rate.ts';
import { currencyCode, emailOrNone, id, oneLine, someLines, version } from '#contract/primitives.ts';

const taxRate = z.strictObject({
  name: oneLine(40).check(z.minLength(1)),
  /** Hundredths of a percent: 2000 is 20 %, 997.5 is 9.975 %. */
  basisPoints: taxBasisPoints(),
  /** Of EN 16931; left out: the standard rate, or zero. */
  category: z.optional(z.enum(taxCategories)),
  /** Why no tax is charged: stands on each invoice that has such a line. */
  exemption: z.optional(oneLine(200)),
  /** What is charged beside it, such as QST beside GST. */
  more: z.optional(z.array(furtherTax).check(z.maxLength(3))),
});
export type TaxRate = z.infer<typeof taxRate>;

/** What becomes of an invoice that is dated before the last number of its series: by the law of the country, or the company's choice. */
export const chronologies = ['by-country', 'warn', 'refuse'] as const;
export type Chronology = (typeof chronologies)[number];

const sellerFields = z.strictObject({
  name: oneLine(120),
  address: someLines(500),
  country: oneLine(80),
  /** Of the IANA database, such as `Europe/Lisbon`; empty for the main one of the country. It decides which day it is. */
  timeZone: oneLine(64),
  vatId: oneLine(40),
  /** In the register of companies: `HRB 1234`, a SIRET, a number of Companies House. */
  companyNumber: oneLine(60),
  /** Of the tax office, beside the VAT ID: a *Steuernummer*, an *IE*. */
  taxNumber: oneLine(60),
  email: emailOrNone(),
  phone: oneLine(60),
  /** Whom to ask about an invoice. */
  contactName: oneLine(120),
  /** Of the page on which clients see their invoices, such as `#1f6f54`; empty for the product's own. */
  brandColor: z.string().check(z.regex(/^(#[\da-f]{6})?$/i, says('not_a_color'))),
  /** An uploaded picture, or null for none. */
  logoFileId: z.nullable(id()),
  bankName: oneLine(120),
  bankCountry: oneLine(80),
  /** Sort code, routing number, BSB and the like, by the country of the bank: see `bank-code-kind.ts`. */
  bankCode: oneLine(30),
  accountNumber: oneLine(40),
  /** With or without spaces. */
  iban: oneLine(50).check(z.refine((text) => text === '' || isIban(String(text)), says('not_an_iban'))),
  swiftCode: oneLine(20),
  /** The first one is proposed for a new line. */
  taxRates: z.array(taxRate).check(z.maxLength(12)),
  /** Proposed for a new invoice; null for none. */
  withholding: z.nullable(withholding),
  /** What a rate's tax is worked out of: the sum of its lines, or each of them. */
  taxPer: z.enum(['rate', 'line']),
  /** Whether the prices of new invoices have the tax in them. */
  grossPrices: z.boolean(),
  /** Which electronic invoice is made, unless a client wants another. */
  eInvoice: z.enum(eInvoiceSettings),
  /** Stands before an invoice's number, such as `INV-{YYYY}-`: see `number-series.ts`. */
  numberPrefix: oneLine(24).check(z.refine((text) => isNumberPrefix(String(text)), says('not_a_prefix'))),
  /** The number is filled up with zeros to so many digits. */
  numberDigits: z.number().check(z.int(), z.minimum(1), z.maximum(10)),
  chronology: z.enum(chronologies),
  currency: currencyCode(),
  /** Days from issue to due date that are proposed. */
  paymentTermsDays: z.number().check(z.int(), z.minimum(0), z.maximum(365)),
  /** Proposed as the delivery date or service period of a new invoice. */
  delivery: z.enum(deliveryRules),
  /** Proposed as the notes of a new invoice. */
  invoiceNotes: someLines(2000),
  /** A reminder is sent so many days after an invoice was due, once each; none by itself when empty. */
  reminderDays: z.array(z.number().check(z.int(), z.minimum(1), z.maximum(365))).check(z.maxLength(5)),
});

const profile = z.object({ ...sellerFields.shape, logo: z.nullable(z.string()), version: z.number() });
/** The company as its invoices show it. */
export type SellerProfile = z.infer<typeof profile>;

/** The number that an invoice issued today would be given: of its series, as the prefix names it. Numbers are given at issue, without a gap. */
const nextNumber = z.number().check(z.int(), z.minimum(1), z.maximum(999_999_999));

/** The same, with where its numbers go on. */
export const seller = z.extend(profile, { nextNumber: z.number() });
export type Seller = z.infer<typeof seller>;

export const getSeller = endpoint({
  method: 'GET',
  path: '/api/v1/seller',
  summary: 'Returns the company’s details for its invoices.',
  action: 'read',
  subject: 'Seller',
  answer: z.object({ seller }),
});

export const updateSeller = endpoint({
  method: 'POST',
  path: '/api/v1/seller',
  summary: 'Changes the given fields. Issued invoices stay unchanged.',
  action: 'update',
  subject: 'Seller',
  body: z.extend(z.partial(sellerFields), { nextNumber: z.optional(nextNumber), version: version() }),
  answer: z.object({ seller }),
  refusals: { 409: 'It was changed by someone else; `current` has the profile.' },
});

export const sellerEndpoints = [getSeller, updateSeller];
