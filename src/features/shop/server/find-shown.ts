import { and, eq } from 'drizzle-orm';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { productsView as products } from '../tables.ts';
import { isShown } from './shown-product.ts';

/** @throws 404 for a product that the shop does not have. */
export async function findShown(productId: number, { db, entity }: Scope): Promise<void> {
  const [found] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isShown(entity), eq(products.id, productId)));
  if (!found) throw notFound('product');
}
