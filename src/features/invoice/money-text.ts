const digitsByCurrency = new Map<string, number>();

/** How many digits the minor unit of a currency has: 2 for EUR, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  let digits = digitsByCurrency.get(currency);
  if (digits === undefined) {
    digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    digitsByCurrency.set(currency, digits);
  }
  return digits;
}

/** An amount in major units, as the decimal that is nearest. */
export function majorUnits(cents: number, currency: string): number {
  return Number(`${cents}e-${minorDigits(currency)}`);
}

/** An amount as documents and mails show it: `€10,768.00`, `-€205.50`. */
export function moneyText(cents: number, currency: string, language = 'en'): string {
  return spaced(new Intl.NumberFormat(language, { style: 'currency', currency }).format(exactly(cents, currency)));
}

/** An amount as the list's rows say it: `€205`, `-€205`, `€10768.50`; without minor units where there are none. */
export function plainMoneyText(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, useGrouping: false, trailingZeroDisplay: 'stripIfInteger' });
  return spaced(format.format(exactly(cents, currency)));
}

/** A decimal of any length, which `format` takes as it is. */
function exactly(cents: number, currency: string): `${number}` {
  return `${cents}e-${minorDigits(currency)}` as `${number}`;
}

/** No-break spaces, as some currencies have them, are not what anybody types in a search. */
function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
