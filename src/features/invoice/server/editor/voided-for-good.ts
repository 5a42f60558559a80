import type { InvoiceRow } from './invoice-columns.ts';

/** What was voided comes back within that month alone: once it is over, its tax report is filed. */
export function isVoidedForGood({ voidedOn }: Pick<InvoiceRow, 'voidedOn'>, today: string): boolean {
  return voidedOn !== null && voidedOn.slice(0, 7) < today.slice(0, 7);
}
