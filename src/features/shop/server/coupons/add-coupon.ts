import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addCoupon as contract } from '../../product-contract.ts';
import { coupons } from '../../tables.ts';
import { refuseEmptyCoupon, refuseTakenCode } from './coupon-rules.ts';
import { toCoupon } from './to-coupon.ts';

/** Adds a coupon. */
export async function addCoupon({ body }: GivenOf<typeof contract>, { db, entity, now }: Scope): Promise<AnswerOf<typeof contract>> {
  refuseEmptyCoupon(body);
  const id = await nextId(db, entity, 'coupon');
  const values = { ...body, code: body.code.toUpperCase(), entity, id, createdAt: now, updatedAt: now };
  const [row] = await refuseTakenCode(() => db.insert(coupons).values(values).returning());
  if (!row) throw new Error('the coupon has just been added');
  await announce(db, entity, { kind: 'coupon', ids: [id] });
  return { coupon: toCoupon(row) };
}
