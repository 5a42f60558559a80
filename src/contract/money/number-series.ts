/** How a seller's invoice numbers are formatted. */
export interface NumberFormat {
  /** Precedes the number; `{YYYY}`, `{YY}` and `{MM}` stand for the year and month of issue. */
  numberPrefix: string;
  numberDigits: number;
}

const parts = /\{(YYYY|YY|MM)\}/g;

/** Checks whether a prefix contains no placeholders in braces other than the known ones. */
export function isNumberPrefix(prefix: string): boolean {
  return !/[{}]/.test(prefix.replaceAll(parts, ''));
}

/** Returns the number series of an invoice issued on a day: the expanded prefix that all its numbers share. @param day `YYYY-MM-DD` */
export function seriesOf(prefix: string, day: string): string {
  return prefix.replaceAll(parts, (_, part: string) => (part === 'MM' ? day.slice(5, 7) : day.slice(4 - part.length, 4)));
}

/** Formats a number of a series for an invoice: `INV-2030-0042`. */
export function numberIn(series: string, place: number, { numberDigits }: Pick<NumberFormat, 'numberDigits'>): string {
  return `${series}${String(place).padStart(numberDigits, '0')}`;
}
