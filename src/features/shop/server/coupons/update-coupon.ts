import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { conflict, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateCoupon as contract } from '../../product-contract.ts';
import { coupons } from '../../tables.ts';
import { refuseEmptyCoupon, refuseTakenCode } from './coupon-rules.ts';
import { toCoupon } from './to-coupon.ts';

/** Changes the given fields of a coupon. */
export async function updateCoupon({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const { version, code, ...fields } = body;
  const chosen = and(live(coupons, entity), eq(coupons.id, params.id));
  const [row] = await db.select().from(coupons).where(chosen).for('update');
  if (!row) throw notFound('coupon');
  if (version !== undefined && version !== row.version) throw conflict('coupon', toCoupon(row));
  refuseEmptyCoupon({ percentOff: fields.percentOff ?? row.percentOff, centsOff: fields.centsOff ?? row.centsOff });
  const values = {
    ...fields,
    ...(code !== undefined && { code: code.toUpperCase() }),
    version: sql`${coupons.version} + 1`,
    updatedAt: now,
  };
  const [after] = await refuseTakenCode(() => db.update(coupons).set(values).where(chosen).returning());
  await announce(db, entity, { kind: 'coupon', ids: [params.id] });
  return { coupon: toCoupon(after ?? row) };
}
