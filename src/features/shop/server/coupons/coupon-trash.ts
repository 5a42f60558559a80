import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { coupons, couponsView } from '../../tables.ts';
import { deleteCoupon, restoreCoupon } from './delete-coupon.ts';

/** Deleted coupons. Orders keep what one took off. */
export const couponTrash: TrashKind = {
  kind: 'coupon',
  subject: 'Product',
  lines: () => ({ view: couponsView, key: couponsView.id, name: couponsView.code }),
  async restore(keys, scope) {
    for (const id of idsOfKeys(keys, 'coupon')) await restoreCoupon({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async remove(keys, scope) {
    for (const id of idsOfKeys(keys, 'coupon')) await deleteCoupon({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'coupon');
    const deleted = and(eq(coupons.entity, entity), inArray(coupons.id, ids), isNotNull(coupons.deletedAt));
    const rows = await db.delete(coupons).where(deleted).returning({ id: coupons.id });
    refuseMissing(rows, ids, 'coupon');
    await announce(db, entity, { kind: 'coupon', ids }, trashChange);
  },
};
