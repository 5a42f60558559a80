import { minorDigits } from '#contract/money/currency.ts';
import { exactRate } from '#contract/money/exact-rate.ts';
import { decimalText } from './decimal-text.ts';
import type { ETax } from './e-invoice.ts';

/** An amount with the decimals of its currency, two at most. */
export function amountText(cents: number, currency: string): string {
  const digits = minorDigits(currency);
  return decimalText(cents, digits, Math.min(digits, 2));
}

/** A price, exact: in millionths of a minor unit. */
export function priceText(micros: bigint, currency: string): string {
  const digits = minorDigits(currency);
  return decimalText(micros, digits + 6, Math.min(digits, 2));
}

export const quantityText = (milli: number): string => decimalText(milli, 3);
export const percentText = (basisPoints: number): string => decimalText(exactRate(basisPoints), 4);

/** Why no tax is charged: where some is, or may be, nothing must be said. */
export function reasonOf({ category, exemption }: Pick<ETax, 'category' | 'exemption'>): string {
  return ['S', 'Z', 'L', 'M'].includes(category) ? '' : exemption;
}
