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

/** Lists a page of matching products, published or not. */
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

/** Counts rows only when no stored count exists. */
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

/** Reads the IDs of a page, from the nearer end of the index. */
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

/** Returns all details of a product for staff. */
export async function getManagedProduct(
  { params }: GivenOf<typeof contract.getManagedProduct>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.getManagedProduct>> {
  return { product: await toManagedProduct(await findProduct(params.id, scope), scope) };
}

/** Condition for matching products. */
export function managedProductCondition({ q, low }: Wanted, entity: string): SQL | undefined {
  const text = q.trim();
  return and(low ? isLow(entity) : live(productsView, entity), text === '' ? undefined : containsText(productsView.searchText, text));
}

/** Condition for published products with low stock. Unpublished products aren't for sale. */
export function isLow(entity: string): SQL | undefined {
  return and(live(productsView, entity), eq(productsView.isPublished, true), lt(productsView.stock, lowStock));
}

/** Sort order of the list. */
export function managedOrder({ sort, sortColumn }: Wanted): SQL[] {
  const way = sort === 'asc' ? asc : desc;
  return [way(sortedBy[sortColumn]), way(productsView.id)];
}

type ProductRow = Omit<typeof products.$inferSelect, 'searchText'>;

/** Converts rows to products as staff see them, with picture URLs loaded in one query. */
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

/** Converts one product to its contract shape. */
export async function toManagedProduct(row: ProductRow, scope: Scope): Promise<ManagedProduct> {
  const [product] = await toManagedProducts([row], scope);
  if (!product) throw new Error('a row makes a product');
  return product;
}

/** Locks a product that isn't deleted. @throws 404. */
export async function lockProduct(id: number, { db, entity }: Scope): Promise<typeof products.$inferSelect> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(live(products, entity), eq(products.id, id)))
    .for('update');
  if (!row) throw notFound('product');
  return row;
}

/** Finds a product that isn't deleted. @throws 404. */
export async function findProduct(id: number, { db, entity }: Scope): Promise<typeof products.$inferSelect> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(live(products, entity), eq(products.id, id)));
  if (!row) throw notFound('product');
  return row;
}
