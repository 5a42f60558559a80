import { amountText } from './amount-text.ts';

/** Formats basis points (hundredths of a percent) as a percentage: `23`, `5.5`, `9.975`. */
export function percentText(basisPoints: number, language: string): string {
  return amountText(Math.round(basisPoints * 100), language, 4, 0);
}
