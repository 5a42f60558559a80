import { writeMoney } from '#contract/money/money-text.ts';
import { numberFormat } from './intl.ts';

/**
 * `€10,768.00`, formatted for the language.
 * @param minorUnits cents, or whole yen
 * @param extraDigits number of additional decimal digits in the value
 */
export function formatMoney(minorUnits: number, currency: string, language: string, extraDigits = 0): string {
  return writeMoney(minorUnits, currency, { locale: language, numberFormat }, extraDigits);
}
