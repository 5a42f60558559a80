import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, lte, max, ne, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageAddress } from '#contract/page-address.ts';
import { pageOffset } from '#contract/primitives.ts';
import { files } from '#platform/files/tables.ts';
import { searchEntriesView as entries } from '#platform/search/tables.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { containsText } from '#server/contains-text.ts';
import { inOrderOf } from '#server/in-order-of.ts';
import { nearerEnd } from '#server/nearer-end.ts';
import type { Scope } from '#server/scope.ts';
import type { SearchSource } from '#server/search-source.ts';
import type * as contract from '../contract.ts';
import { slugOf } from '../slug-of.ts';
import { cartItems, productCounts as counts, productsView as products, wishlistItems } from '../tables.ts';
import { frontPicture, isShown, shopCurrency, shownColumns, toProduct } from './shown-product.ts';

type Query = GivenOf<typeof contract.listProducts>['query'];

const sortedBy: Record<Query['sortBy'], { columns: PgColumn[]; isDescending: boolean }> = {
  featured: { columns: [products.id], isDescending: true },
  'price-asc': { columns: [products.priceCents, products.id], isDescending: false },
  'price-desc': { columns: [products.priceCents, products.id], isDescending: true },
};

/** Lists a page of the shop's products, with the caller's cart and wishlist state. */
export async function listProducts(
  { query }: GivenOf<typeof contract.listProducts>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listProducts>> {
  const total = await countProducts(query, scope);
  const offset = pageOffset(query);
  const ids = offset === null || offset >= total ? [] : await readPageIds(query, { offset, limit: query.perPage, total }, scope);
  const currency = await shopCurrency(scope);
  const rows =
    ids.length === 0
      ? []
      : await scope.db
          .select(shownColumns(scope))
          .from(products)
          .leftJoin(files, frontPicture)
          .where(and(eq(products.entity, scope.entity), inArray(products.id, ids)));
  return { products: inOrderOf(ids, rows).map((row) => toProduct(row, scope, currency)), total, ...(await chosenBy(scope)) };
}

/** Reads the IDs of a page with an index-only scan, from the nearer end. */
async function readPageIds(query: Query, page: { offset: number; limit: number; total: number }, { db, entity }: Scope): Promise<number[]> {
  const { limit, offset, isBackwards } = nearerEnd(page);
  const { columns, isDescending } = sortedBy[query.sortBy];
  const way = isDescending === isBackwards ? asc : desc;
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(wantedProducts(query, entity))
    .orderBy(...columns.map((column) => way(column)))
    .limit(limit)
    .offset(offset);
  const ids = found.map(({ id }) => id);
  return isBackwards ? ids.reverse() : ids;
}

/** Counts rows only when no stored count exists. */
async function countProducts(query: Query, { db, entity }: Scope): Promise<number> {
  const { q, priceFrom, priceUntil, rating, freeShipping, category, brand } = query;
  const isNarrowed = q.trim() !== '' || priceFrom !== undefined || priceUntil !== undefined || rating !== undefined || freeShipping;
  if (isNarrowed) {
    const [counted] = await db.select({ total: count() }).from(products).where(wantedProducts(query, entity));
    return counted?.total ?? 0;
  }
  const [kept] = await db
    .select({ total: sum(counts.total).mapWith(Number) })
    .from(counts)
    .where(
      and(
        eq(counts.entity, entity),
        eq(counts.isPublished, true),
        category === '' ? undefined : eq(counts.category, category),
        brand === '' ? undefined : eq(counts.brand, brand),
      ),
    );
  return kept?.total ?? 0;
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

/** Maximum number of options per facet. */
const most = 100;

/** Returns the filter options for the shop's products. */
export async function listFacets(_: GivenOf<typeof contract.listFacets>, scope: Scope): Promise<AnswerOf<typeof contract.listFacets>> {
  return withBatchedScope(scope, readFacets);
}

async function readFacets(scope: Scope): Promise<AnswerOf<typeof contract.listFacets>> {
  const { db, entity } = scope;
  const of = async (column: typeof counts.brand | typeof counts.category) =>
    db
      .select({ name: column, total: sum(counts.total).mapWith(Number) })
      .from(counts)
      .where(and(eq(counts.entity, entity), eq(counts.isPublished, true), ne(column, ''), gt(counts.total, 0)))
      .groupBy(column)
      .orderBy(sql`${column} collate names`, asc(column))
      .limit(most);
  const ofDearest = db
    .select({ cents: max(products.priceCents) })
    .from(products)
    .where(isShown(entity));
  const [categories, brands, [dearest], currency] = await Promise.all([
    of(counts.category),
    of(counts.brand),
    ofDearest,
    shopCurrency(scope),
  ]);
  return { categories, brands, mostCents: dearest?.cents ?? 0, currency };
}

/** Search source: all products for staff, published ones for buyers. */
export const productSearch: SearchSource = {
  source: 'product',
  seen({ ability }) {
    if (ability.can('read', 'Product')) return undefined;
    return ability.can('read', 'Shop') ? isNotNull(entries.shownFrom) : null;
  },
  address: ({ id, title }, { ability }) =>
    ability.can('read', 'Product')
      ? pageAddress('/apps/ecommerce/products', {}, { open: id })
      : pageAddress('/apps/ecommerce/product-detail/:slug', { slug: slugOf({ id, name: title }) }),
};
