/** How a seller writes the numbers of invoices. */
export interface NumberFormat {
  /** Before the number; `{YYYY}`, `{YY}` and `{MM}` stand for the year and month of issue. */
  numberPrefix: string;
  numberDigits: number;
}

const parts = /\{(YYYY|YY|MM)\}/g;

/** Whether a prefix has nothing in braces but what stands for a part of the day. */
export function isNumberPrefix(prefix: string): boolean {
  return !/[{}]/.test(prefix.replaceAll(parts, ''));
}

/** The series that an invoice of a day is numbered in: all that have the same text before their digits. @param day `YYYY-MM-DD` */
export function seriesOf(prefix: string, day: string): string {
  return prefix.replaceAll(parts, (_, part: string) => (part === 'MM' ? day.slice(5, 7) : day.slice(4 - part.length, 4)));
}

/** A number of a series, as invoices show it: `INV-2030-0042`. */
export function numberIn(series: string, place: number, { numberDigits }: Pick<NumberFormat, 'numberDigits'>): string {
  return `${series}${String(place).padStart(numberDigits, '0')}`;
}
