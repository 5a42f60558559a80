import { currencySign, minorDigits } from './currency.ts';

const noBreakSpace = '\u00a0';
/** In a text that runs from the right the minus stays before its amount, and the currency stands after it, below zero as above. */
const rightToLeftMark = '\u200f';
const leftToRightMark = '\u200e';

export interface MoneyWriting {
  /** A language as it was asked for, such as `ar-u-nu-latn`. */
  locale: string;
  /** Writes a number: `Intl` or what keeps its formats. */
  numberFormat: (locale: string, options: Intl.NumberFormatOptions) => Intl.NumberFormat;
}

/**
 * `€10,768.00`, `-US$205.50`, `SEK 1,200.00`, with the digits and the sign of our own table; only separators and figures are the runtime's.
 * @param minorUnits cents, or whole yen
 * @param extraDigits how many digits `minorUnits` counts beyond the currency's: those at the end that are zero are not shown
 */
export function writeMoney(minorUnits: number, currency: string, { locale, numberFormat }: MoneyWriting, extraDigits = 0): string {
  const digits = minorDigits(currency);
  const format = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits + extraDigits });
  // A decimal of any length, which `format` takes as it is.
  const amount = format.format(`${Math.abs(minorUnits)}e-${digits + extraDigits}` as `${number}`);
  const [language = ''] = locale.split('-');
  const sign = currencySign(currency, language);
  const minus = minorUnits < 0 ? '-' : '';
  if (language === 'ar') return `${rightToLeftMark}${minus && leftToRightMark}${minus}${amount}${rightToLeftMark}${noBreakSpace}${sign}`;
  // A code and its amount are two words, a sign stands before it.
  const gap = /[a-z]$/i.test(sign) ? noBreakSpace : '';
  if (language === 'en') return `${minus}${sign}${gap}${amount}`;
  return `${minus}${amount}${noBreakSpace}${sign}`;
}
