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
  /** Category of EN 16931; defaults to standard or zero rate. */
  category: z.optional(z.enum(taxCategories)),
  /** Reason for exemption, printed on invoices with such a line. */
  exemption: z.optional(oneLine(200)),
  /** Additional taxes, such as QST in addition to GST. */
  more: z.optional(z.array(furtherTax).check(z.maxLength(3))),
});
export type TaxRate = z.infer<typeof taxRate>;

/** How to treat an invoice dated before the latest number of its series: by national law, or the company's choice. */
export const chronologies = ['by-country', 'warn', 'refuse'] as const;
export type Chronology = (typeof chronologies)[number];

const sellerFields = z.strictObject({
  name: oneLine(120),
  address: someLines(500),
  country: oneLine(80),
  /** IANA time zone, such as `Europe/Lisbon`; empty uses the main one of the country. Determines the current date. */
  timeZone: oneLine(64),
  vatId: oneLine(40),
  /** Company register number: `HRB 1234`, a SIRET, a Companies House number. */
  companyNumber: oneLine(60),
  /** Tax number from the tax office, in addition to the VAT ID: a *Steuernummer*, an *IE*. */
  taxNumber: oneLine(60),
  email: emailOrNone(),
  phone: oneLine(60),
  /** Contact person for questions about an invoice. */
  contactName: oneLine(120),
  /** Color of the invoice page for clients, such as `#1f6f54`; empty uses the product's default. */
  brandColor: z.string().check(z.regex(/^(#[\da-f]{6})?$/i, says('not_a_color'))),
  /** An uploaded picture; null for none. */
  logoFileId: z.nullable(id()),
  bankName: oneLine(120),
  bankCountry: oneLine(80),
  /** Sort code, routing number, BSB, or similar, depending on the bank's country: see `bank-code-kind.ts`. */
  bankCode: oneLine(30),
  accountNumber: oneLine(40),
  /** With or without spaces. */
  iban: oneLine(50).check(z.refine((text) => text === '' || isIban(String(text)), says('not_an_iban'))),
  swiftCode: oneLine(20),
  /** The first is the default for new lines. */
  taxRates: z.array(taxRate).check(z.maxLength(12)),
  /** Default for new invoices; null for none. */
  withholding: z.nullable(withholding),
  /** Whether tax is computed per rate from the sum of its lines, or per line. */
  taxPer: z.enum(['rate', 'line']),
  /** Whether prices of new invoices include tax. */
  grossPrices: z.boolean(),
  /** E-invoice format, unless a client requires a different one. */
  eInvoice: z.enum(eInvoiceSettings),
  /** Prefix of invoice numbers, such as `INV-{YYYY}-`: see `number-series.ts`. */
  numberPrefix: oneLine(24).check(z.refine((text) => isNumberPrefix(String(text)), says('not_a_prefix'))),
  /** Minimum number of digits, padded with zeros. */
  numberDigits: z.number().check(z.int(), z.minimum(1), z.maximum(10)),
  chronology: z.enum(chronologies),
  currency: currencyCode(),
  /** Default days from issue to due date. */
  paymentTermsDays: z.number().check(z.int(), z.minimum(0), z.maximum(365)),
  /** Default delivery date or service period of new invoices. */
  delivery: z.enum(deliveryRules),
  /** Default notes of new invoices. */
  invoiceNotes: someLines(2000),
  /** Days after the due date at which reminders are sent, once each; empty sends none automatically. */
  reminderDays: z.array(z.number().check(z.int(), z.minimum(1), z.maximum(365))).check(z.maxLength(5)),
});

const profile = z.object({ ...sellerFields.shape, logo: z.nullable(z.string()), version: z.number() });
/** The company's invoice details. */
export type SellerProfile = z.infer<typeof profile>;

/** Number of an invoice issued today, in the series of the prefix. Numbers are assigned at issue, without gaps. */
const nextNumber = z.number().check(z.int(), z.minimum(1), z.maximum(999_999_999));

/** The invoice details with the next number. */
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

export const readContact = endpoint({
  method: 'GET',
  path: '/api/v1/account/contact',
  summary: 'Returns how the caller reaches the company: its name, email and phone.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.pick(profile, { name: true, email: true, phone: true }),
});

export const sellerEndpoints = [getSeller, updateSeller, readContact];
