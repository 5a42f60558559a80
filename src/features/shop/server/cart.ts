import { and, asc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#features/files/tables.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import { cartOffer } from '../cart-offer.ts';
import type * as contract from '../contract.ts';
import { productsView as products, cartItems as things } from '../tables.ts';
import { findShown } from './find-shown.ts';
import { shopCurrency } from './shop-currency.ts';
import { frontPicture, isShown, shownColumns, toProduct } from './shown-product.ts';
import { tellChosen } from './tell-chosen.ts';

/** What is in the caller's cart. */
export async function getCart(_: GivenOf<typeof contract.getCart>, scope: Scope): Promise<AnswerOf<typeof contract.getCart>> {
  const { db, entity, identity, now } = scope;
  const rows = await db
    .select({ ...shownColumns(scope), qty: things.qty })
    .from(things)
    .innerJoin(products, and(eq(products.entity, things.entity), eq(products.id, things.productId)))
    .leftJoin(files, frontPicture)
    .where(and(eq(things.entity, entity), eq(things.personId, identity.personId), isShown(entity)))
    .orderBy(asc(things.id));
  const currency = await shopCurrency(scope);
  return { products: rows.map(({ qty, ...row }) => ({ ...toProduct(row, scope, currency), qty, ...cartOffer(row.id, now) })) };
}

/** Puts one in; what is there already stays as it is. */
export async function addToCart({ body }: GivenOf<typeof contract.addToCart>, scope: Scope): Promise<undefined> {
  await findShown(body.productId, scope);
  await scope.db
    .insert(things)
    .values(await thing(body.productId, 1, scope))
    .onConflictDoNothing();
  await tellChosen(body.productId, scope);
}

/** Says how many there are to be. */
export async function setCartQuantity({ params, body }: GivenOf<typeof contract.setCartQuantity>, scope: Scope): Promise<undefined> {
  await findShown(params.productId, scope);
  await scope.db
    .insert(things)
    .values(await thing(params.productId, body.qty, scope))
    .onConflictDoUpdate({ target: [things.entity, things.personId, things.productId], set: { qty: body.qty } });
  await tellChosen(params.productId, scope);
}

/** Takes a product out, whether it is there or not. */
export async function removeFromCart({ params }: GivenOf<typeof contract.removeFromCart>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  await db
    .delete(things)
    .where(and(eq(things.entity, entity), eq(things.personId, identity.personId), eq(things.productId, params.productId)));
  await tellChosen(params.productId, scope);
}

async function thing(productId: number, qty: number, { db, entity, identity }: Scope) {
  return { entity, personId: identity.personId, productId, qty, id: await nextId(db, entity, 'cart-item') };
}
