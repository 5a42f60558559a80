import { currencySign, minorDigits } from './currency.ts';

const noBreakSpace = '\u00a0';
/** In right-to-left text, these keep the minus before the amount and the currency after it, for negative amounts too. */
const rightToLeftMark = '\u200f';
const leftToRightMark = '\u200e';

export interface MoneyWriting {
  /** The requested locale, such as `ar-u-nu-latn`. */
  locale: string;
  /** Creates a number format: `Intl`, or a cache of its formats. */
  numberFormat: (locale: string, options: Intl.NumberFormatOptions) => Intl.NumberFormat;
}

/**
 * Formats money: `€10,768.00`, `-US$205.50`, `SEK 1,200.00`. Digits and symbols come from our own tables; only separators and numerals come
 * from the runtime.
 * @param minorUnits Cents, or whole yen.
 * @param extraDigits How many more digits `minorUnits` counts than the currency has; trailing zeros among them are hidden.
 */
export function writeMoney(minorUnits: number, currency: string, { locale, numberFormat }: MoneyWriting, extraDigits = 0): string {
  const digits = minorDigits(currency);
  const format = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits + extraDigits });
  // `format` accepts a decimal string of any length.
  const amount = format.format(`${Math.abs(minorUnits)}e-${digits + extraDigits}` as `${number}`);
  const [language = ''] = locale.split('-');
  const sign = currencySign(currency, language);
  const minus = minorUnits < 0 ? '-' : '';
  if (language === 'ar') return `${rightToLeftMark}${minus && leftToRightMark}${minus}${amount}${rightToLeftMark}${noBreakSpace}${sign}`;
  // A code is separated from its amount by a space; a symbol isn't.
  const gap = /[a-z]$/i.test(sign) ? noBreakSpace : '';
  if (language === 'en') return `${minus}${sign}${gap}${amount}`;
  return `${minus}${amount}${noBreakSpace}${sign}`;
}
