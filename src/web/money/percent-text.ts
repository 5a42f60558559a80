import { amountText } from './amount-text.ts';

/** Hundredths of a percent as a number of percent: `23`, `5.5`. */
export function percentText(basisPoints: number, language: string): string {
  return amountText(basisPoints, language, 2, 0);
}
