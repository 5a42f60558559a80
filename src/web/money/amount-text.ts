import { numberFormat } from '../intl.ts';

/**
 * A number as it stands in a field: `1,234.50` or `1.234,50`.
 * @param decimals how many places of `value` stand behind the sign
 * @param shown how many of them are shown at least; all unless given
 */
export function amountText(value: number, language: string, decimals: number, shown = decimals): string {
  const places = { minimumFractionDigits: shown, maximumFractionDigits: decimals };
  const format = numberFormat(language, { numberingSystem: 'latn', ...places });
  // As text, so that no place is lost to binary fractions.
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const exact = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return format.format(`${value < 0 ? '-' : ''}${exact}` as Intl.StringNumericLiteral);
}
