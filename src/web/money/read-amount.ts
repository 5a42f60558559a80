import { readDecimal } from '#contract/money/read-decimal.ts';
import { numberFormat } from '../intl.ts';

/**
 * Parses a typed number. An ambiguous single separator (`1.234`) follows the language.
 * @param decimals number of decimal digits in the result: with 2, `12,5` is 1250
 * @returns an integer; null if invalid or with too many decimals
 */
export function readAmount(text: string, language: string, decimals: number): number | null {
  return readDecimal(text, decimalSign(language), decimals);
}

const signs = new Map<string, '.' | ','>();

function decimalSign(language: string): '.' | ',' {
  let sign = signs.get(language);
  if (!sign) {
    const part = numberFormat(language)
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value;
    sign = part === ',' ? ',' : '.';
    signs.set(language, sign);
  }
  return sign;
}
