import { and, asc, count, desc, eq, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { containsText } from '#server/contains-text.ts';
import { inOrderOf } from '#server/in-order-of.ts';
import { live } from '#server/live.ts';
import { nearerEnd } from '#server/nearer-end.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../../product-contract.ts';
import { lowStock } from '../../product-contract.ts';
import { productCounts as counts, productsView as products } from '../../tables.ts';
import { shopCurrency } from '../shop-currency.ts';
import { findProduct } from './find-product.ts';
import { toManagedProduct, toManagedProducts } from './to-managed-products.ts';

const sortedBy = {
  id: products.id,
  name: sql`${products.name} collate names`,
  priceCents: products.priceCents,
  stock: products.stock,
};

type Wanted = Pick<GivenOf<typeof contract.listManagedProducts>['query'], 'q' | 'low' | 'sort' | 'sortColumn'>;

/** A page of all products that are looked for, published or not. */
export async function listManagedProducts(
  { query }: GivenOf<typeof contract.listManagedProducts>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listManagedProducts>> {
  const { db, entity } = scope;
  const total = await countManaged(query, scope);
  const offset = pageOffset(query);
  const ids = offset === null || offset >= total ? [] : await readPageIds(query, { offset, limit: query.perPage, total }, scope);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(products)
          .where(and(eq(products.entity, entity), inArray(products.id, ids)));
  return { products: await toManagedProducts(inOrderOf(ids, rows), scope), total, currency: await shopCurrency(scope) };
}

/** Counted one by one only where no counts are kept. */
async function countManaged(query: Wanted, { db, entity }: Scope): Promise<number> {
  if (query.q.trim() !== '' || query.low) {
    const [counted] = await db.select({ total: count() }).from(products).where(wantedManaged(query, entity));
    return counted?.total ?? 0;
  }
  const [kept] = await db
    .select({ total: sum(counts.total).mapWith(Number) })
    .from(counts)
    .where(eq(counts.entity, entity));
  return kept?.total ?? 0;
}

/** The ids of a page, from its nearer end. */
async function readPageIds(
  query: Wanted,
  page: { offset: number; limit: number; total: number },
  { db, entity }: Scope,
): Promise<number[]> {
  const { limit, offset, isBackwards } = nearerEnd(page);
  const turned = query.sort === 'asc' ? ('desc' as const) : ('asc' as const);
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(wantedManaged(query, entity))
    .orderBy(...managedOrder(isBackwards ? { ...query, sort: turned } : query))
    .limit(limit)
    .offset(offset);
  const ids = found.map(({ id }) => id);
  return isBackwards ? ids.reverse() : ids;
}

/** Everything of a product. */
export async function getManagedProduct(
  { params }: GivenOf<typeof contract.getManagedProduct>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.getManagedProduct>> {
  return { product: await toManagedProduct(await findProduct(params.id, scope), scope) };
}

/** The condition for the products that are looked for. */
export function wantedManaged({ q, low }: Wanted, entity: string): SQL | undefined {
  const text = q.trim();
  return and(low ? isLow(entity) : live(products, entity), text === '' ? undefined : containsText(products.searchText, text));
}

/** The condition for what is sold and of which few are left. What is not published sells nothing. */
export function isLow(entity: string): SQL | undefined {
  return and(live(products, entity), eq(products.isPublished, true), lt(products.stock, lowStock));
}

/** In which order they stand. */
export function managedOrder({ sort, sortColumn }: Wanted): SQL[] {
  const way = sort === 'asc' ? asc : desc;
  return [way(sortedBy[sortColumn]), way(products.id)];
}
