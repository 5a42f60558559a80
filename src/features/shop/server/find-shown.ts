import { and, eq } from 'drizzle-orm';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { ColorOption } from '../contract.ts';
import { productsView as products } from '../tables.ts';
import { isShown } from './shown-product.ts';

/** In which colours there is a product. @throws 404 for one that the shop does not have. */
export async function findShown(productId: number, { db, entity }: Scope): Promise<ColorOption[]> {
  const [found] = await db
    .select({ colorOptions: products.colorOptions })
    .from(products)
    .where(and(isShown(entity), eq(products.id, productId)));
  if (!found) throw notFound('product');
  return found.colorOptions;
}
