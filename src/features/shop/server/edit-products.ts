import { and, eq, inArray, isNotNull, like, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#platform/files/tables.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { forEachId, lockDeleted, type TrashKind } from '#server/trash-kind.ts';
import type * as productContract from '../product-contract.ts';
import { cartItems, products, productsView, reviews, stockMoves, wishlistItems } from '../tables.ts';
import { findProduct, lockProduct, toManagedProduct } from './list-managed-products.ts';
import { moveStock } from './stock.ts';
import { notifyWishlists } from './wishlist.ts';

/** Adds a product; its initial quantity is its first stock movement. */
export async function addProduct(
  { body }: GivenOf<typeof productContract.addProduct>,
  scope: Scope,
): Promise<AnswerOf<typeof productContract.addProduct>> {
  const { db, entity, now } = scope;
  const { stock, ...fields } = body;
  await refuseForeignPictures(fields.pictureIds, [], scope);
  const id = await nextId(db, entity, 'product');
  await db.insert(products).values({ ...fields, entity, id, createdAt: now, updatedAt: now });
  if (stock > 0) await moveStock(scope, [{ productId: id, change: stock, reason: 'first' }]);
  await announce(db, entity, { kind: 'product', ids: [id] });
  return { product: await toManagedProduct(await findProduct(id, scope), scope) };
}

/** Updates the given fields of a product. */
export async function updateProduct(
  { params, body }: GivenOf<typeof productContract.updateProduct>,
  scope: Scope,
): Promise<AnswerOf<typeof productContract.updateProduct>> {
  const { db, entity, now } = scope;
  const { version, ...fields } = body;
  const row = await lockProduct(params.id, scope);
  if (version !== undefined && version !== row.version) throw conflict('product', await toManagedProduct(row, scope));
  await refuseForeignPictures(fields.pictureIds, row.pictureIds, scope);
  const [after] = await db
    .update(products)
    .set({ ...fields, version: sql`${products.version} + 1`, updatedAt: now })
    .where(and(eq(products.entity, entity), eq(products.id, params.id)))
    .returning();
  if (after) await notifyWishlists(row, after, scope);
  await announce(db, entity, { kind: 'product', ids: [params.id] });
  return { product: await toManagedProduct(after ?? row, scope) };
}

/** Soft-deletes a product; carts and wishlists show it again once it is restored. */
export async function deleteProduct({ params }: GivenOf<typeof productContract.deleteProduct>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const deleted = await db
    .update(products)
    .set(deletionBy(scope))
    .where(and(live(products, entity), eq(products.id, params.id)))
    .returning({ id: products.id });
  if (deleted.length === 0) throw notFound('product');
  await announce(db, entity, { kind: 'product', ids: [params.id] }, trashChange);
}

export async function restoreProduct(
  { params }: GivenOf<typeof productContract.restoreProduct>,
  scope: Scope,
): Promise<AnswerOf<typeof productContract.restoreProduct>> {
  const { db, entity } = scope;
  const [row] = await db
    .update(products)
    .set(noDeletion(scope))
    .where(and(eq(products.entity, entity), eq(products.id, params.id), isNotNull(products.deletedAt)))
    .returning();
  if (!row) throw notFound('product');
  await announce(db, entity, { kind: 'product', ids: [params.id] }, trashChange);
  return { product: await toManagedProduct(row, scope) };
}

/** Deleted products. Purging one also removes its reviews, stock history and wishlist entries; orders keep their data. */
export const productTrash: TrashKind = {
  kind: 'product',
  subject: 'Product',
  lines: () => ({ view: productsView, key: productsView.id, name: productsView.name }),
  restore: forEachId('product', (id, scope) => restoreProduct({ params: { id }, query: undefined, body: undefined }, scope)),
  remove: forEachId('product', (id, scope) => deleteProduct({ params: { id }, query: undefined, body: undefined }, scope)),
  async purge(keys, work) {
    const { db, entity } = work;
    const ids = await lockDeleted(products, 'product', keys, work);
    for (const table of [cartItems, wishlistItems, reviews, stockMoves])
      await db.delete(table).where(and(eq(table.entity, entity), inArray(table.productId, ids)));
    await db.delete(products).where(and(eq(products.entity, entity), inArray(products.id, ids)));
    await announce(db, entity, { kind: 'product', ids }, trashChange);
  },
};

/**
 * Keeps callers from reading another person's file by guessing its ID.
 * @param had pictures already on the product, which may stay regardless of who uploaded them
 * @throws 400 when a picture is listed twice, or isn't a picture of the caller's
 */
async function refuseForeignPictures(
  pictureIds: readonly number[] | undefined,
  had: readonly number[],
  { db, entity, identity }: Scope,
): Promise<void> {
  if (!pictureIds) return;
  const twice = pictureIds.findIndex((id, index) => pictureIds.indexOf(id) !== index);
  if (twice !== -1) throw invalid(`pictureIds.${twice}`, 'there_twice');
  const added = pictureIds.filter((id) => !had.includes(id));
  if (added.length === 0) return;
  const own = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, added), eq(files.personId, identity.personId), like(files.mediaType, 'image/%')))
    .orderBy(files.id)
    // Keeps the sweep from deleting them until the product references them.
    .for('key share');
  const foreign = added.find((id) => !own.some((file) => file.id === id));
  if (foreign !== undefined) throw invalid(`pictureIds.${pictureIds.indexOf(foreign)}`, 'unknown_file');
}
