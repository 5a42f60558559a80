import { brokenConstraint } from '#server/database-failure.ts';
import { invalid, type Refusal } from '#server/refusal.ts';

/** @throws 400 for a coupon that takes nothing off. */
export function refuseEmptyCoupon({ percentOff, centsOff }: { percentOff: number; centsOff: number }): void {
  if (percentOff === 0 && centsOff === 0) throw invalid('percentOff', { code: 'one_of_two', other: 'centsOff' });
}

/** Runs what gives a coupon its code. @throws what is said when another one has it. */
export async function refuseTakenCode<T>(
  write: () => Promise<T>,
  refusal: () => Refusal = () => invalid('code', 'coupon_taken'),
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) !== 'coupons_code') throw error;
    throw refusal();
  }
}
