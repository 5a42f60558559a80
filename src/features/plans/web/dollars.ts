import { formatMoney } from '#web/format-money.ts';

/** Formats a price in whole dollars, without cents. */
export function dollars(price: number, language: string): string {
  return formatMoney(price * 100, 'USD', language).replace(/[.,٫]00(?!\d)/, '');
}
