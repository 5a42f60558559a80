import { currencySign, minorDigits } from '#contract/money/currency.ts';
import { writeMoney } from '#contract/money/money-text.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A format of `Intl` costs a hundred amounts: a list asks for the same one again and again. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** An amount in major units, as the decimal that is nearest. */
export function majorUnits(cents: number, currency: string): number {
  return Number(exactly(cents, currency));
}

/**
 * An amount as documents and mails show it: `€10,768.00`, `-US$205.50`.
 * @param extraDigits how many digits `cents` counts beyond the minor unit
 */
export function moneyText(cents: number, currency: string, locale = 'en', extraDigits = 0): string {
  return spaced(writeMoney(cents, currency, { locale, numberFormat }, extraDigits));
}

/** An amount as the list's rows say it: `€205`, `-$205`, `€10768.50`; without minor units where there are none. */
export function plainMoneyText(cents: number, currency: string): string {
  const digits = minorDigits(currency);
  const format = numberFormat('en', { minimumFractionDigits: digits, useGrouping: false, trailingZeroDisplay: 'stripIfInteger' });
  // The specification's calls write the dollar of the United States with its bare sign.
  const sign = currency === 'USD' ? '$' : currencySign(currency, 'en');
  return `${cents < 0 ? '-' : ''}${sign}${sign === currency ? ' ' : ''}${format.format(exactly(Math.abs(cents), currency))}`;
}

/** A decimal of any length, which `format` takes as it is. */
function exactly(cents: number, currency: string): `${number}` {
  return `${cents}e-${minorDigits(currency)}` as `${number}`;
}

/** No-break spaces, as some currencies have them, are not what anybody types in a search. */
function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
