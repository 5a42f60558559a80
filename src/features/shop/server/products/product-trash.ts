import { and, eq, inArray } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { eachId, lockDeleted } from '#server/deleted-rows.ts';
import { trashChange } from '#server/deletion.ts';
import type { TrashKind } from '#server/trash-kind.ts';
import { cartItems, products, productsView, reviews, stockMoves, wishlistItems } from '../../tables.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';

/** Deleted products. With one go its reviews, its stock history and whoever's wish for it; orders keep what they say. */
export const productTrash: TrashKind = {
  kind: 'product',
  subject: 'Product',
  lines: () => ({ view: productsView, key: productsView.id, name: productsView.name }),
  restore: eachId('product', (id, scope) => restoreProduct({ params: { id }, query: undefined, body: undefined }, scope)),
  remove: eachId('product', (id, scope) => deleteProduct({ params: { id }, query: undefined, body: undefined }, scope)),
  async purge(keys, work) {
    const { db, entity } = work;
    const ids = await lockDeleted(products, 'product', keys, work);
    for (const table of [cartItems, wishlistItems, reviews, stockMoves])
      await db.delete(table).where(and(eq(table.entity, entity), inArray(table.productId, ids)));
    await db.delete(products).where(and(eq(products.entity, entity), inArray(products.id, ids)));
    await announce(db, entity, { kind: 'product', ids }, trashChange);
  },
};
