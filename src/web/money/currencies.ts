import { localeOf } from '#contract/languages.ts';
import { currencies } from '#contract/money/currency.ts';

/** Listed first, as most invoices use them. */
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

/** Returns the selectable currencies with their names. A discontinued currency stays selectable for invoices that use it. */
export function currencyOptions(chosen: string, language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([localeOf(language)], { type: 'currency' });
  const all = offered.includes(chosen) ? offered : [chosen, ...offered];
  return all.map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }));
}
