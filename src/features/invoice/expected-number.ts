import { type NumberFormat, numberIn, seriesOf } from '#contract/money/number-series.ts';
import { escapeRegExp } from '#contract/text/escape-reg-exp.ts';
import { numberToken } from './number-token.ts';

interface Days {
  /** `YYYY-MM-DD` */
  issuedOn: string;
  /** Of the company. */
  today: string;
}

/** Which number a draft would be given now; null where it is of another series than today's, whose next number is not known. */
export function expectedNumber(
  { numberPrefix, nextNumber, numberDigits }: NumberFormat & { nextNumber: number },
  { issuedOn, today }: Days,
): string | null {
  const series = seriesOf(numberPrefix, issuedOn);
  return series === seriesOf(numberPrefix, today) ? numberIn(series, nextNumber, { numberDigits }) : null;
}

/** A text with the token where it names the number, so that the server writes the number that was really given. */
export function withNumberToken(text: string, number: string): string {
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}.,-])${escapeRegExp(number)}(?![\\p{L}\\p{N}-]|[.,]\\p{N})`, 'gu'), numberToken);
}
