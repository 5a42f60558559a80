import { currencySign, minorDigits } from '#contract/money/currency.ts';
import { writeMoney } from '#contract/money/money-text.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Caches `Intl` formats, which cost as much as formatting a hundred amounts. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Converts an amount to major units, as the nearest number. */
export function majorUnits(cents: number, currency: string): number {
  return Number(exactly(cents, currency));
}

/**
 * Formats an amount for documents and mails: `€10,768.00`, `-US$205.50`.
 * @param extraDigits digits in `cents` beyond the minor unit
 */
export function moneyText(cents: number, currency: string, locale = 'en', extraDigits = 0): string {
  return spaced(writeMoney(cents, currency, { locale, numberFormat }, extraDigits));
}

/** Formats an amount for list rows: `€205`, `-$205`, `€10768.50`; without minor units if they are zero. */
export function plainMoneyText(cents: number, currency: string): string {
  const digits = minorDigits(currency);
  const format = numberFormat('en', { minimumFractionDigits: digits, useGrouping: false, trailingZeroDisplay: 'stripIfInteger' });
  // Specification endpoints use the plain `$` for US dollars.
  const sign = currency === 'USD' ? '$' : currencySign(currency, 'en');
  return `${cents < 0 ? '-' : ''}${sign}${sign === currency ? ' ' : ''}${format.format(exactly(Math.abs(cents), currency))}`;
}

/** Returns a decimal of any length, which `format` accepts exactly. */
function exactly(cents: number, currency: string): `${number}` {
  return `${cents}e-${minorDigits(currency)}` as `${number}`;
}

/** Replaces no-break spaces in some currencies, which no one types in a search. */
function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
