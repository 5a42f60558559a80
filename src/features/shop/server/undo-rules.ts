import { madeCall, previousValues, type UndoRule, undoRule } from '#server/undo-rule.ts';
import {
  addCoupon,
  addProduct,
  deleteCoupon,
  deleteProduct,
  getManagedProduct,
  restoreCoupon,
  restoreProduct,
  updateProduct,
} from '../product-contract.ts';

/** Undo rules for changes to products and coupons. */
export const shopUndo: readonly UndoRule[] = [
  undoRule(addProduct, { undo: (_given, { product }) => madeCall(deleteProduct, { params: { id: product.id } }) }),
  undoRule(updateProduct, {
    before: ({ params }) => madeCall(getManagedProduct, { params }),
    undo: ({ params, body }, { product }, before) => {
      const { version: _, ...fields } = body;
      return madeCall(updateProduct, { params, body: { ...previousValues(before.product, fields), version: product.version } });
    },
  }),
  undoRule(deleteProduct, { undo: ({ params }) => madeCall(restoreProduct, { params }) }),
  undoRule(addCoupon, { undo: (_given, { coupon }) => madeCall(deleteCoupon, { params: { id: coupon.id } }) }),
  undoRule(deleteCoupon, { undo: ({ params }) => madeCall(restoreCoupon, { params }) }),
];
