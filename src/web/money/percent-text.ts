import { amountText } from './amount-text.ts';
import { readAmount } from './read-amount.ts';

/** Hundredths of a percent as a number of percent: `23`, `5.5`, `9.975`. */
export function percentText(basisPoints: number, language: string): string {
  return amountText(Math.round(basisPoints * 100), language, 4, 0);
}

/** Reads a percentage with up to four decimals, in hundredths of a percent; null for what is none. */
export function readPercent(text: string, language: string): number | null {
  const value = readAmount(text, language, 4);
  return value === null ? null : value / 100;
}
