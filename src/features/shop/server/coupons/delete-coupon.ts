import { and, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteCoupon as contract, restoreCoupon as undo } from '../../product-contract.ts';
import { coupons } from '../../tables.ts';
import { refuseTakenCode } from './coupon-rules.ts';
import { toCoupon } from './to-coupon.ts';

/** Deletes a coupon softly; its code can be given to another one. */
export async function deleteCoupon({ params }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const deleted = await db
    .update(coupons)
    .set(deletionBy(scope))
    .where(and(live(coupons, entity), eq(coupons.id, params.id)))
    .returning({ id: coupons.id });
  if (deleted.length === 0) throw notFound('coupon');
  await announce(db, entity, { kind: 'coupon', ids: [params.id] }, trashChange);
}

/** Takes the deletion of a coupon back. @throws 409 when another one has its code by now. */
export async function restoreCoupon({ params }: GivenOf<typeof undo>, scope: Scope): Promise<AnswerOf<typeof undo>> {
  const { db, entity } = scope;
  const chosen = and(eq(coupons.entity, entity), eq(coupons.id, params.id), isNotNull(coupons.deletedAt));
  const [deleted] = await db.select({ code: coupons.code }).from(coupons).where(chosen).for('update');
  if (!deleted) throw notFound('coupon');
  const [row] = await refuseTakenCode(
    () => db.update(coupons).set(noDeletion(scope)).where(chosen).returning(),
    () => new Refusal('conflict', { code: 'coupon_code_taken', name: deleted.code }),
  );
  if (!row) throw notFound('coupon');
  await announce(db, entity, { kind: 'coupon', ids: [params.id] }, trashChange);
  return { coupon: toCoupon(row) };
}
