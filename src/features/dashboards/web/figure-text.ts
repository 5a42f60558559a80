import { minorDigits } from '#contract/money/currency.ts';
import { numberFormat } from '#web/intl.ts';

/** A number in little room: `12.4K`. */
function shortNumber(value: number, language: string): string {
  return numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** Cents as such a number of major units, where the currency is said beside it. */
export function shortAmount(cents: number, currency: string, language: string): string {
  return shortNumber(cents / 10 ** minorDigits(currency), language);
}

/** An amount in little room, with its currency: `€12.4K`. */
export function shortMoney(cents: number, currency: string, language: string): string {
  const format = numberFormat(language, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 });
  return format.format(cents / 10 ** minorDigits(currency));
}

/** An amount without its minor units, where several stand in a row: `€22,553`. */
export function wholeMoney(cents: number, currency: string, language: string): string {
  const format = numberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  return format.format(cents / 10 ** minorDigits(currency));
}

/** `+12%`, `−3%`. @param share such as 0.12 */
export function growthText(share: number, language: string): string {
  return numberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
  }).format(share);
}
