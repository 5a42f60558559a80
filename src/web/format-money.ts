import { writeMoney } from '#contract/money/money-text.ts';
import { numberFormat } from './intl.ts';

/**
 * `€10,768.00`, as the reader's language writes it.
 * @param minorUnits cents, or whole yen
 * @param extraDigits how many digits it counts beyond them
 */
export function formatMoney(minorUnits: number, currency: string, language: string, extraDigits = 0): string {
  return writeMoney(minorUnits, currency, { locale: language, numberFormat }, extraDigits);
}
