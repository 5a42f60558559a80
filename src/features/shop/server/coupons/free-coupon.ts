import { and, gt, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { coupons, type orders } from '../../tables.ts';
import { isCoupon } from '../read-quote.ts';

/** Lets the coupon of an order that is cancelled be used once more. */
export async function freeCoupon({ couponCode }: Pick<typeof orders.$inferSelect, 'couponCode'>, { db, entity }: Scope): Promise<void> {
  if (couponCode === '') return;
  await db
    .update(coupons)
    .set({ uses: sql`${coupons.uses} - 1` })
    .where(and(isCoupon(entity, couponCode), gt(coupons.uses, 0)));
}
