import { readAmount } from './read-amount.ts';

/** Parses a percentage with up to four decimals into basis points (hundredths of a percent); null if invalid. */
export function readPercent(text: string, language: string): number | null {
  const value = readAmount(text, language, 4);
  return value === null ? null : value / 100;
}
