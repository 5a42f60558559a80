import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import { trashChange } from '#server/deletion.ts';
import { idsOfKeys, refuseMissing, type TrashKind } from '#server/trash-kind.ts';
import { cartItems, products, productsView, reviews, stockMoves, wishlistItems } from '../../tables.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';

/** Deleted products. With one go its reviews, its stock history and whoever's wish for it; orders keep what they say. */
export const productTrash: TrashKind = {
  kind: 'product',
  subject: 'Product',
  lines: () => ({ view: productsView, key: productsView.id, name: productsView.name }),
  async restore(keys, scope) {
    for (const id of idsOfKeys(keys, 'product')) await restoreProduct({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async remove(keys, scope) {
    for (const id of idsOfKeys(keys, 'product')) await deleteProduct({ params: { id }, query: undefined, body: undefined }, scope);
  },
  async purge(keys, { db, entity }) {
    const ids = idsOfKeys(keys, 'product');
    const deleted = and(eq(products.entity, entity), inArray(products.id, ids), isNotNull(products.deletedAt));
    const rows = await db.select({ id: products.id }).from(products).where(deleted).orderBy(products.id).for('update');
    refuseMissing(rows, ids, 'product');
    for (const table of [cartItems, wishlistItems, reviews, stockMoves])
      await db.delete(table).where(and(eq(table.entity, entity), inArray(table.productId, ids)));
    await db.delete(products).where(deleted);
    await announce(db, entity, { kind: 'product', ids }, trashChange);
  },
};
