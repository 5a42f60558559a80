import { readDecimal } from '#contract/money/read-decimal.ts';
import { numberFormat } from '../intl.ts';

/**
 * Reads a number as people type it. Where a single separator could mean either (`1.234`), it means what it means in the reader's language.
 * @param decimals how many places are counted: with 2, `12,5` is 1250
 * @returns a whole number; null for what is no number, or has more places than are counted
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
