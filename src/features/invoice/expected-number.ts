import { type NumberFormat, numberIn, seriesOf } from '#contract/money/number-series.ts';
import { escapeRegExp } from '#contract/text/escape-reg-exp.ts';
import { numberToken } from './number-token.ts';

interface Days {
  /** `YYYY-MM-DD` */
  issuedOn: string;
  /** The company's current date. */
  today: string;
}

/** Returns the number a draft would get now; null if its series differs from today's, whose next number is unknown. */
export function expectedNumber(
  { numberPrefix, nextNumber, numberDigits }: NumberFormat & { nextNumber: number },
  { issuedOn, today }: Days,
): string | null {
  const series = seriesOf(numberPrefix, issuedOn);
  return series === seriesOf(numberPrefix, today) ? numberIn(series, nextNumber, { numberDigits }) : null;
}

/** Replaces the expected number in a text with a token, for the server to insert the actual number. */
export function withNumberToken(text: string, number: string): string {
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}.,-])${escapeRegExp(number)}(?![\\p{L}\\p{N}-]|[.,]\\p{N})`, 'gu'), numberToken);
}
