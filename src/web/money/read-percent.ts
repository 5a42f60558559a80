import { readAmount } from './read-amount.ts';

/** Reads a percentage with up to four decimals, in hundredths of a percent; null for what is none. */
export function readPercent(text: string, language: string): number | null {
  const value = readAmount(text, language, 4);
  return value === null ? null : value / 100;
}
