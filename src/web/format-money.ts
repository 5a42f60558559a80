import { numberFormat } from './intl.ts';

function moneyFormat(currency: string, language: string): Intl.NumberFormat {
  return numberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
}

/** How many digits a currency has after the point: 2 for the euro, 0 for the yen. */
export function minorDigits(currency: string): number {
  return moneyFormat(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * `€10,768.00`, as the reader's language writes it.
 * @param minorUnits cents, or whole yen
 */
export function formatMoney(minorUnits: number, currency: string, language: string): string {
  // A decimal of any length, which `format` takes as it is.
  return moneyFormat(currency, language).format(`${minorUnits}e-${minorDigits(currency)}` as `${number}`);
}
