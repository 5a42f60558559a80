import { bigint, boolean, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { DeliveryRule } from '#contract/delivery-time.ts';
import type { EInvoiceSetting } from '#contract/e-invoice-formats.ts';
import type { Withholding } from '#contract/money/tax-rate.ts';
import { entityColumn, idColumn, moment, versionColumn } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';
import type { Chronology, TaxRate } from './contract.ts';

/** The company's invoice details; the row is created on the first change. */
export const { table: sellers, view: sellersView } = entityTable(
  'sellers',
  () => ({
    entity: entityColumn(),
    name: text().notNull().default(''),
    address: text().notNull().default(''),
    country: text().notNull().default(''),
    /** IANA time zone; empty uses the main one of the country. */
    timeZone: text('time_zone').notNull().default(''),
    vatId: text('vat_id').notNull().default(''),
    companyNumber: text('company_number').notNull().default(''),
    taxNumber: text('tax_number').notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    contactName: text('contact_name').notNull().default(''),
    /** Color of the client page, such as `#1f6f54`; empty uses the product's default. */
    brandColor: text('brand_color').notNull().default(''),
    logoFileId: idColumn('logo_file_id'),
    bankName: text('bank_name').notNull().default(''),
    bankCountry: text('bank_country').notNull().default(''),
    bankCode: text('bank_code').notNull().default(''),
    accountNumber: text('account_number').notNull().default(''),
    iban: text().notNull().default(''),
    swiftCode: text('swift_code').notNull().default(''),
    taxRates: jsonb('tax_rates').$type<TaxRate[]>().notNull().default([]),
    withholding: jsonb().$type<Withholding>(),
    taxPer: text('tax_per').$type<'rate' | 'line'>().notNull().default('rate'),
    grossPrices: boolean('gross_prices').notNull().default(false),
    eInvoice: text('e_invoice').$type<EInvoiceSetting>().notNull().default('none'),
    numberPrefix: text('number_prefix').notNull().default('#'),
    numberDigits: integer('number_digits').notNull().default(4),
    chronology: text().$type<Chronology>().notNull().default('by-country'),
    currency: text().notNull().default('EUR'),
    paymentTermsDays: integer('payment_terms_days').notNull().default(30),
    delivery: text().$type<DeliveryRule>().notNull().default('issue-day'),
    invoiceNotes: text('invoice_notes').notNull().default(''),
    reminderDays: jsonb('reminder_days').$type<number[]>().notNull().default([]),
    version: versionColumn(),
    updatedAt: moment('updated_at').notNull(),
  }),
  undefined,
  ['entity'],
);

/** Skipped range of a series, both ends inclusive. */
export interface SkippedPlaces {
  from: number;
  until: number;
  /** Time and author of the change. */
  at: string;
  personId: number;
}

/** Latest number of each series; numbers are assigned consecutively, without gaps. */
export const { table: numberSeries, view: numberSeriesView } = entityTable(
  'number_series',
  () => ({
    entity: entityColumn(),
    /** Prefix before the digits. */
    series: text().notNull(),
    lastPlace: bigint('last_place', { mode: 'number' }).notNull(),
    /** Latest issue date of its numbers, `YYYY-MM-DD`; null while unknown. */
    lastIssuedOn: date('last_issued_on'),
    /** Highest assigned number; lower than the last one after the company has skipped ahead. */
    givenPlace: bigint('given_place', { mode: 'number' }).notNull().default(0),
    /** Skipped numbers; the last range counts once a later number is assigned. */
    skipped: jsonb().$type<SkippedPlaces[]>().notNull().default([]),
  }),
  undefined,
  ['entity', 'series'],
);
