import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { files } from '#platform/files/tables.ts';
import { notify } from '#platform/notifications/server/public-api.ts';
import { people } from '#platform/people/tables.ts';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import { slugOf } from '../slug-of.ts';
import { type products, productsView, wishlistItems as wishes, wishlistItemsView as wishesView } from '../tables.ts';
import { announceCart } from './cart.ts';
import { findShown, frontPicture, isShown, shopCurrency, shownColumns, toProduct } from './shown-product.ts';

export async function getWishlist(_: GivenOf<typeof contract.getWishlist>, scope: Scope): Promise<AnswerOf<typeof contract.getWishlist>> {
  const { db, entity, identity } = scope;
  const rows = await db
    .select(shownColumns(scope))
    .from(wishes)
    .innerJoin(productsView, and(eq(productsView.entity, wishes.entity), eq(productsView.id, wishes.productId)))
    .leftJoin(files, frontPicture)
    .where(and(eq(wishes.entity, entity), eq(wishes.personId, identity.personId), isShown(entity)))
    .orderBy(asc(wishes.id));
  const currency = await shopCurrency(scope);
  return { products: rows.map((row) => toProduct(row, scope, currency)) };
}

/** Adds a product to the wishlist. Idempotent. */
export async function addToWishlist({ body }: GivenOf<typeof contract.addToWishlist>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  await findShown(body.productId, scope);
  const id = await nextId(db, entity, 'wishlist-item');
  await db.insert(wishes).values({ entity, personId: identity.personId, productId: body.productId, id }).onConflictDoNothing();
  await announceCart(body.productId, scope);
}

/** Removes a product from the wishlist. Idempotent. */
export async function removeFromWishlist({ params }: GivenOf<typeof contract.removeFromWishlist>, scope: Scope): Promise<undefined> {
  const { db, entity, identity } = scope;
  await db
    .delete(wishes)
    .where(and(eq(wishes.entity, entity), eq(wishes.personId, identity.personId), eq(wishes.productId, params.productId)));
  await announceCart(params.productId, scope);
}

type Offer = Pick<typeof products.$inferSelect, 'id' | 'name' | 'priceCents' | 'stock' | 'isPublished'>;

/** Notifies people with the product on their wishlist that its price dropped or it is back in stock. */
export async function notifyWishlists(before: Offer, after: Offer, { db, entity, identity, now }: Scope): Promise<void> {
  const isCheaper = after.priceCents < before.priceCents && after.stock > 0;
  const isBack = before.stock < 1 && after.stock > 0;
  if (!after.isPublished || !(isCheaper || isBack)) return;
  const { id, name } = after;
  const rows = await db
    .select({ personId: wishesView.personId })
    .from(wishesView)
    .innerJoin(people, and(eq(people.entity, wishesView.entity), eq(people.id, wishesView.personId), isNull(people.deletedAt)))
    .where(and(eq(wishesView.entity, entity), eq(wishesView.productId, id)));
  const path = pageAddress('/apps/ecommerce/product-detail/:slug', { slug: slugOf(after) });
  const notice = { kind: 'product', area: 'product', targetId: id, title: name, actorId: identity.personId, path } as const;
  await notify(
    db,
    entity,
    rows.map(({ personId }) => ({ ...notice, personId })),
    now,
  );
}
