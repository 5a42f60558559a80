import { announce } from '#server/announce.ts';
import { eachId, removeDeleted } from '#server/deleted-rows.ts';
import { trashChange } from '#server/deletion.ts';
import type { TrashKind } from '#server/trash-kind.ts';
import { coupons, couponsView } from '../../tables.ts';
import { deleteCoupon, restoreCoupon } from './delete-coupon.ts';

/** Deleted coupons. Orders keep what one took off. */
export const couponTrash: TrashKind = {
  kind: 'coupon',
  subject: 'Product',
  lines: () => ({ view: couponsView, key: couponsView.id, name: couponsView.code }),
  restore: eachId('coupon', (id, scope) => restoreCoupon({ params: { id }, query: undefined, body: undefined }, scope)),
  remove: eachId('coupon', (id, scope) => deleteCoupon({ params: { id }, query: undefined, body: undefined }, scope)),
  async purge(keys, work) {
    const ids = await removeDeleted(coupons, 'coupon', keys, work);
    await announce(work.db, work.entity, { kind: 'coupon', ids }, trashChange);
  },
};
