import { and, eq, isNotNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { deletionBy, noDeletion, trashChange } from '#server/deletion.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { deleteProduct as contract, restoreProduct as undo } from '../../product-contract.ts';
import { products } from '../../tables.ts';
import { toManagedProduct } from './to-managed-products.ts';

/** Deletes a product softly; whoever has it in the cart or on the wishlist has it there again once it is restored. */
export async function deleteProduct({ params }: GivenOf<typeof contract>, scope: Scope): Promise<undefined> {
  const { db, entity } = scope;
  const deleted = await db
    .update(products)
    .set(deletionBy(scope))
    .where(and(live(products, entity), eq(products.id, params.id)))
    .returning({ id: products.id });
  if (deleted.length === 0) throw notFound('product');
  await announce(db, entity, { kind: 'product', ids: [params.id] }, trashChange);
}

/** Takes the deletion of a product back. */
export async function restoreProduct({ params }: GivenOf<typeof undo>, scope: Scope): Promise<AnswerOf<typeof undo>> {
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
