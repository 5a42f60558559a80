import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { addProduct as contract } from '../../product-contract.ts';
import { products } from '../../tables.ts';
import { moveStock } from '../move-stock.ts';
import { findProduct } from './find-product.ts';
import { refuseForeignPictures } from './refuse-foreign-pictures.ts';
import { toManagedProduct } from './to-managed-products.ts';

/** Adds a product; what there is of it is its first move of stock. */
export async function addProduct({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const { stock, ...fields } = body;
  await refuseForeignPictures(fields.pictureIds, [], scope);
  const id = await nextId(db, entity, 'product');
  await db.insert(products).values({ ...fields, entity, id, createdAt: now, updatedAt: now });
  if (stock > 0) await moveStock(scope, [{ productId: id, change: stock, reason: 'first' }]);
  await announce(db, entity, { kind: 'product', ids: [id] });
  return { product: await toManagedProduct(await findProduct(id, scope), scope) };
}
