import { minorDigits } from '#contract/money/currency.ts';
import { numberFormat } from '#web/intl.ts';

/** Formats a number compactly: `12.4K`. */
function shortNumber(value: number, language: string): string {
  return numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** Formats cents compactly in major units, without the currency. */
export function shortAmount(cents: number, currency: string, language: string): string {
  return shortNumber(cents / 10 ** minorDigits(currency), language);
}

/** Formats an amount compactly with its currency: `€12.4K`. */
export function shortMoney(cents: number, currency: string, language: string): string {
  const format = numberFormat(language, { style: 'currency', currency, notation: 'compact', maximumFractionDigits: 1 });
  return format.format(cents / 10 ** minorDigits(currency));
}

/** Formats an amount without minor units: `€22,553`. */
export function wholeMoney(cents: number, currency: string, language: string): string {
  const format = numberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  return format.format(cents / 10 ** minorDigits(currency));
}

/** Formats `+12%`, `−3%`. @param share Ratio such as 0.12. */
export function growthText(share: number, language: string): string {
  return numberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(share) < 0.1 ? 1 : 0,
  }).format(share);
}
