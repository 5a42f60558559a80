import { and, asc, count, desc, eq, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { files } from '#platform/files/tables.ts';
import { containsText } from '#server/contains-text.ts';
import { inOrderOf } from '#server/in-order-of.ts';
import { live } from '#server/live.ts';
import { nearerEnd } from '#server/nearer-end.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../product-contract.ts';
import { lowStock, type ManagedProduct } from '../product-contract.ts';
import { slugOf } from '../slug-of.ts';
import { productCounts as counts, products, productsView } from '../tables.ts';
import { shopCurrency } from './shown-product.ts';

const sortedBy = {
  id: productsView.id,
  name: sql`${productsView.name} collate names`,
  priceCents: productsView.priceCents,
  stock: productsView.stock,
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
          .from(productsView)
          .where(and(eq(productsView.entity, entity), inArray(productsView.id, ids)));
  return { products: await toManagedProducts(inOrderOf(ids, rows), scope), total, currency: await shopCurrency(scope) };
}

/** Counted one by one only where no counts are kept. */
async function countManaged(query: Wanted, { db, entity }: Scope): Promise<number> {
  if (query.q.trim() !== '' || query.low) {
    const [counted] = await db.select({ total: count() }).from(productsView).where(managedProductCondition(query, entity));
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
    .select({ id: productsView.id })
    .from(productsView)
    .where(managedProductCondition(query, entity))
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
export function managedProductCondition({ q, low }: Wanted, entity: string): SQL | undefined {
  const text = q.trim();
  return and(low ? isLow(entity) : live(productsView, entity), text === '' ? undefined : containsText(productsView.searchText, text));
}

/** The condition for what is sold and of which few are left. What is not published sells nothing. */
export function isLow(entity: string): SQL | undefined {
  return and(live(productsView, entity), eq(productsView.isPublished, true), lt(productsView.stock, lowStock));
}

/** In which order they stand. */
export function managedOrder({ sort, sortColumn }: Wanted): SQL[] {
  const way = sort === 'asc' ? asc : desc;
  return [way(sortedBy[sortColumn]), way(productsView.id)];
}

type ProductRow = Omit<typeof products.$inferSelect, 'searchText'>;

/** Products as those see them who look after them, with the addresses of their pictures, which are asked for at once. */
async function toManagedProducts(rows: readonly ProductRow[], scope: Scope): Promise<ManagedProduct[]> {
  const { db, deps, entity } = scope;
  const named = [...new Set(rows.flatMap(({ pictureIds }) => pictureIds))];
  const found =
    named.length === 0
      ? []
      : await db
          .select({ id: files.id, name: files.name })
          .from(files)
          .where(and(eq(files.entity, entity), inArray(files.id, named)));
  const addresses = new Map(found.map((file) => [file.id, deps.files.address({ entity, ...file })]));
  const currency = await shopCurrency(scope);
  return rows.map((row) => {
    const { id, name, description, brand, category, priceCents, hasFreeShipping, features, colorOptions, isPublished } = row;
    const { taxClass, weightGrams } = row;
    const pictures = row.pictureIds.flatMap((picture) => {
      const address = addresses.get(picture);
      return address === undefined ? [] : [{ id: picture, address }];
    });
    return {
      ...{ id, name, description, brand, category, priceCents, hasFreeShipping, features, colorOptions, isPublished, currency, pictures },
      ...{
        taxClass,
        weightGrams,
        slug: slugOf(row),
        pictureIds: row.pictureIds,
        stock: row.stock,
        rating: row.rating,
        version: row.version,
      },
    };
  });
}

/** The one product as the contract has it. */
export async function toManagedProduct(row: ProductRow, scope: Scope): Promise<ManagedProduct> {
  const [product] = await toManagedProducts([row], scope);
  if (!product) throw new Error('a row makes a product');
  return product;
}

/** The row of a product that is not deleted, which others who change it wait for. @throws 404. */
export async function lockProduct(id: number, { db, entity }: Scope): Promise<typeof products.$inferSelect> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(live(products, entity), eq(products.id, id)))
    .for('update');
  if (!row) throw notFound('product');
  return row;
}

/** The row of a product that is not deleted. @throws 404. */
export async function findProduct(id: number, { db, entity }: Scope): Promise<typeof products.$inferSelect> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(live(products, entity), eq(products.id, id)));
  if (!row) throw notFound('product');
  return row;
}
