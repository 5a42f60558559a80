import { localeOf } from '#contract/languages.ts';
import { currencies } from '#contract/money/currency.ts';

/** Offered first: those of most invoices. */
const common = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'JPY',
  'CNY',
  'INR',
  'AED',
  'SAR',
  'KWD',
  'CAD',
  'AUD',
  'BRL',
];
const offered = [...common, ...currencies.filter((code) => !common.includes(code))];

/** The currencies to choose from, with their names. An invoice in one that is no longer used keeps it. */
export function currencyOptions(chosen: string, language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([localeOf(language)], { type: 'currency' });
  const all = offered.includes(chosen) ? offered : [chosen, ...offered];
  return all.map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }));
}
