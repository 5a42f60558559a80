import { and, asc, count, desc, lt, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { containsText } from '#server/contains-text.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../../product-contract.ts';
import { lowStock } from '../../product-contract.ts';
import { productsView as products } from '../../tables.ts';
import { shopCurrency } from '../shop-currency.ts';
import { findProduct } from './find-product.ts';
import { toManagedProduct, toManagedProducts } from './to-managed-products.ts';

const sortedBy = {
  id: products.id,
  name: sql`${products.name} collate names`,
  priceCents: products.priceCents,
  stock: products.stock,
};

/** A page of all products that are looked for, published or not. */
export async function listManagedProducts(
  { query }: GivenOf<typeof contract.listManagedProducts>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listManagedProducts>> {
  const { db, entity } = scope;
  const q = query.q.trim();
  const wanted = and(
    live(products, entity),
    q === '' ? undefined : containsText(products.searchText, q),
    query.low ? lt(products.stock, lowStock) : undefined,
  );
  const way = query.sort === 'asc' ? asc : desc;
  const offset = pageOffset(query);
  const rows =
    offset === null
      ? []
      : await db
          .select()
          .from(products)
          .where(wanted)
          .orderBy(way(sortedBy[query.sortColumn]), way(products.id))
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(products).where(wanted);
  return { products: await toManagedProducts(rows, scope), total: counted?.total ?? 0, currency: await shopCurrency(scope) };
}

/** Everything of a product. */
export async function getManagedProduct(
  { params }: GivenOf<typeof contract.getManagedProduct>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.getManagedProduct>> {
  return { product: await toManagedProduct(await findProduct(params.id, scope), scope) };
}
