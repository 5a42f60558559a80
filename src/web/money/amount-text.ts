import { numberFormat } from '../intl.ts';

/**
 * Formats a number for a text field: `1,234.50` or `1.234,50`.
 * @param decimals number of decimal digits in `value`
 * @param shown minimum number of decimal digits to show; all by default
 */
export function amountText(value: number, language: string, decimals: number, shown = decimals): string {
  const places = { minimumFractionDigits: shown, maximumFractionDigits: decimals };
  const format = numberFormat(language, { numberingSystem: 'latn', ...places });
  // A string, so no digit is lost to binary fractions.
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const exact = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return format.format(`${value < 0 ? '-' : ''}${exact}` as Intl.StringNumericLiteral);
}
