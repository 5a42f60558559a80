import { countryName } from '#contract/address/country-name.ts';
import { dayText } from '#contract/day-text.ts';
import type { ServicePeriod } from '#contract/delivery-time.ts';
import { directionOf, type Language } from '#contract/languages.ts';
import type { BankCodeKind } from '#contract/money/bank-code-kind.ts';
import type { UnitCode } from '#contract/money/unit-codes.ts';
import { formatLocale, type Words, wordsIn } from '#server/words.ts';
import type en from '../locales/server/en.json';
import { texts } from '../locales/server/texts.ts';

type Name = Exclude<keyof typeof en.invoicePdf, 'unit' | 'bankCode'>;

/** Texts and formats for invoice documents, mails and spreadsheets. */
export interface InvoiceWords {
  direction: 'ltr' | 'rtl';
  /** Locale for amounts and percentages, with digits every bank can read. */
  locale: string;
  text: (name: Name, values?: Readonly<Record<string, string>>) => string;
  mail: Words;
  /** Texts of the exported list. */
  sheet: (name: string) => string;
  /** Formats payment terms in days. */
  days: (count: number) => string;
  /** Returns the name of a unit; empty for pieces. */
  unit: (unit: UnitCode | undefined) => string;
  country: (country: string) => string;
  bankCode: (kind: BankCodeKind) => string;
  /** Formats a fact with its label. */
  fact: (fact: { label: string; value: string }) => string;
  /** Formats a service period; a single day as a date. */
  period: (period: ServicePeriod) => string;
  /** Formats a date given as `YYYY-MM-DD`. */
  day: (day: string) => string;
}

export function invoiceWords(language: Language): InvoiceWords {
  const words = wordsIn(texts, language);
  const locale = formatLocale(language);
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
  const dayOf = (date: string) => (language === 'en' ? dayText(date) : day.format(new Date(`${date}T00:00:00Z`)));
  return {
    direction: directionOf(language),
    locale,
    text: (name, values) => words(`invoicePdf.${name}`, values),
    days: (count) => (count === 0 ? words('invoicePdf.atOnce') : words('invoicePdf.days', { count })),
    mail: (name, values) => words(`invoiceMail.${name}`, values),
    sheet: (name) => words(`invoiceSheet.${name}`),
    unit: (unit = 'C62') => (unit === 'C62' ? '' : words(`invoicePdf.unit.${unit}`)),
    bankCode: (kind) => words(`invoicePdf.bankCode.${kind}`),
    country: (country) => countryName(country, language),
    fact: ({ label, value }) => words('invoicePdf.fact', { label, value }),
    period: ({ from, until }) => (from === until ? dayOf(from) : words('invoicePdf.range', { from: dayOf(from), until: dayOf(until) })),
    day: dayOf,
  };
}
