import { todayOf } from '../due-work.ts';
import type { InvoiceRow } from './invoice-columns.ts';

/** What was voided comes back within that month alone: once it is over, its tax report is filed. */
export function isVoidedForGood({ voidedOn }: Pick<InvoiceRow, 'voidedOn'>, now: Date): boolean {
  return voidedOn !== null && voidedOn.slice(0, 7) < todayOf(now).slice(0, 7);
}
