import { and, asc, count, desc, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { files } from '#features/files/tables.ts';
import { containsText } from '#server/contains-text.ts';
import type { Scope } from '#server/scope.ts';
import type { listProducts as contract } from '../contract.ts';
import { cartItems, productsView as products, wishlistItems } from '../tables.ts';
import { shopCurrency } from './shop-currency.ts';
import { frontPicture, isShown, shownColumns, toProduct } from './shown-product.ts';

type Query = GivenOf<typeof contract>['query'];

const orders: Record<Query['sortBy'], SQL[]> = {
  featured: [desc(products.id)],
  'price-asc': [asc(products.priceCents), asc(products.id)],
  'price-desc': [desc(products.priceCents), desc(products.id)],
};

/** A page of what the shop has, and what of it the caller has chosen. */
export async function listProducts({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const wanted = wantedProducts(query, entity);
  const offset = pageOffset(query);
  const currency = await shopCurrency(scope);
  const rows =
    offset === null
      ? []
      : await db
          .select(shownColumns(scope))
          .from(products)
          .leftJoin(files, frontPicture)
          .where(wanted)
          .orderBy(...orders[query.sortBy])
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(products).where(wanted);
  return {
    products: rows.map((row) => toProduct(row, scope, currency)),
    total: counted?.total ?? 0,
    ...(await chosenBy(scope)),
  };
}

function wantedProducts({ q, priceFrom, priceUntil, category, brand, rating, freeShipping }: Query, entity: string): SQL | undefined {
  const text = q.trim();
  return and(
    isShown(entity),
    text === '' ? undefined : containsText(products.searchText, text),
    priceFrom === undefined ? undefined : gte(products.priceCents, priceFrom),
    priceUntil === undefined ? undefined : lte(products.priceCents, priceUntil),
    category === '' ? undefined : eq(products.category, category),
    brand === '' ? undefined : eq(products.brand, brand),
    rating === undefined ? undefined : gte(products.rating, rating),
    freeShipping ? eq(products.hasFreeShipping, true) : undefined,
  );
}

async function chosenBy({ db, entity, identity }: Scope) {
  const [wishes, things] = [wishlistItems, cartItems];
  const userWishlist = await db
    .select({ id: wishes.id, productId: wishes.productId })
    .from(wishes)
    .where(and(eq(wishes.entity, entity), eq(wishes.personId, identity.personId)))
    .orderBy(asc(wishes.id));
  const userCart = await db
    .select({ id: things.id, productId: things.productId, qty: things.qty })
    .from(things)
    .where(and(eq(things.entity, entity), eq(things.personId, identity.personId)))
    .orderBy(asc(things.id));
  return { userWishlist, userCart };
}
