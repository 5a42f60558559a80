import { and, asc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#features/files/tables.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { productsView as products, wishlistItems as wishes } from '../tables.ts';
import { findShown } from './find-shown.ts';
import { shopCurrency } from './shop-currency.ts';
import { frontPicture, isShown, shownColumns, toProduct } from './shown-product.ts';
import { tellChosen } from './tell-chosen.ts';

/** What the caller would like to have. */
export async function getWishlist(_: GivenOf<typeof contract.getWishlist>, scope: Scope): Promise<AnswerOf<typeof contract.getWishlist>> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select(shownColumns(scope))
    .from(wishes)
    .innerJoin(products, and(eq(products.entity, wishes.entity), eq(products.id, wishes.productId)))
    .leftJoin(files, frontPicture)
    .where(and(eq(wishes.entity, entity), eq(wishes.personId, identity.personId), isShown(entity)))
    .orderBy(asc(wishes.id));
  const currency = await shopCurrency(scope);
  return { products: rows.map((row) => toProduct(row, scope, currency)) };
}

/** Adds a product, once. */
export async function addToWishlist({ body }: GivenOf<typeof contract.addToWishlist>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  await findShown(body.productId, scope);
  const id = await nextId(db, entity, 'wishlist-item');
  await db.insert(wishes).values({ entity, personId: identity.personId, productId: body.productId, id }).onConflictDoNothing();
  await tellChosen(body.productId, scope);
}

/** Takes a product out, whether it is there or not. */
export async function removeFromWishlist({ params }: GivenOf<typeof contract.removeFromWishlist>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  await db
    .delete(wishes)
    .where(and(eq(wishes.entity, entity), eq(wishes.personId, identity.personId), eq(wishes.productId, params.productId)));
  await tellChosen(params.productId, scope);
}
