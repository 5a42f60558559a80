import { and, asc, eq, gt, max, ne, sql, sum } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import type { Scope } from '#server/scope.ts';
import type { listFacets as contract } from '../contract.ts';
import { productCounts as counts, productsView as products } from '../tables.ts';
import { shopCurrency } from './shop-currency.ts';
import { isShown } from './shown-product.ts';

/** No more of a kind are offered to choose from. */
const most = 100;

/** What the shop's products can be narrowed down to. */
export async function listFacets(_: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return withBatchedScope(scope, readFacets);
}

async function readFacets(scope: Scope): Promise<AnswerOf<typeof contract>> {
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
