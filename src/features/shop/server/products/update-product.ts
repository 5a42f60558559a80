import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { conflict } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { updateProduct as contract } from '../../product-contract.ts';
import { products } from '../../tables.ts';
import { tellWishers } from '../tell-wishers.ts';
import { lockProduct } from './find-product.ts';
import { refuseForeignPictures } from './refuse-foreign-pictures.ts';
import { toManagedProduct } from './to-managed-products.ts';

/** Changes the given fields of a product. */
export async function updateProduct({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
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
  if (after) await tellWishers(row, after, scope);
  await announce(db, entity, { kind: 'product', ids: [params.id] });
  return { product: await toManagedProduct(after ?? row, scope) };
}
