import type { Coupon } from '../../product-contract.ts';
import type { coupons } from '../../tables.ts';

/** The coupon as the contract has it. */
export function toCoupon(row: typeof coupons.$inferSelect): Coupon {
  const { id, code, percentOff, centsOff, fromCents, until, mostUses, uses, version } = row;
  return { id, code, percentOff, centsOff, fromCents, until, mostUses, uses, version };
}
