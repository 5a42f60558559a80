/** What is offered; an invoice in another currency keeps it. */
const offered = [
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

/** The currencies to choose from, with their names. */
export function currencyOptions(chosen: string, language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  const all = offered.includes(chosen) ? offered : [chosen, ...offered];
  return all.map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }));
}
