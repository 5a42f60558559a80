import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { files } from '#platform/files/tables.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { ColorOption, getProduct as contract } from '../contract.ts';
import { cartItems, productsView as products, reviewsView as reviews } from '../tables.ts';
import { hasBought } from './reviews.ts';
import { frontPicture, isShown, shopCurrency, shownColumns, toProduct } from './shown-product.ts';

/** Maximum number of related products. */
const maxRelated = 8;

export async function getProduct({ params }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity } = scope;
  const more = {
    colorOptions: products.colorOptions,
    features: products.features,
    pictureIds: products.pictureIds,
    starsSum: products.starsSum,
  };
  const [row] = await db
    .select({ ...shownColumns(scope), ...more })
    .from(products)
    .leftJoin(files, frontPicture)
    .where(and(isShown(entity), eq(products.id, params.id)));
  if (!row) throw notFound('product');
  const { colorOptions, features, pictureIds, starsSum, ...shown } = row;
  return withBatchedScope(scope, async (batched) => {
    const [currency, inCart, pictures, starCounts, mayReview, related] = await Promise.all([
      shopCurrency(batched),
      coloursInCart(params.id, batched),
      picturesOf(pictureIds, batched),
      starCountsOf(params.id, batched),
      hasBought(params.id, batched),
      selectRelated(shown, batched),
    ]);
    return {
      product: {
        ...toProduct(shown, scope, currency),
        colorOptions,
        coloursInCart: inCart,
        features,
        pictures,
        averageStars: shown.reviewCount === 0 ? 0 : Math.round((starsSum * 10) / shown.reviewCount) / 10,
        starCounts,
        mayReview,
        related: related.map((one) => toProduct(one, scope, currency)),
      },
    };
  });
}

/** Returns the URLs of pictures, in order. */
async function picturesOf(ids: number[], { db, deps, entity }: Scope): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.entity, entity), inArray(files.id, ids)));
  return ids.flatMap((id) => {
    const file = found.find((one) => one.id === id);
    return file ? [deps.files.address({ entity, ...file })] : [];
  });
}

async function coloursInCart(productId: number, { db, entity, identity }: Scope): Promise<ColorOption[]> {
  const rows = await db
    .select({ colour: cartItems.colour })
    .from(cartItems)
    .where(and(eq(cartItems.entity, entity), eq(cartItems.personId, identity.personId), eq(cartItems.productId, productId)))
    .orderBy(asc(cartItems.id));
  return rows.flatMap(({ colour }) => (colour === '' ? [] : [colour]));
}

async function starCountsOf(productId: number, { db, entity }: Scope): Promise<number[]> {
  const rows = await db
    .select({ stars: reviews.stars, total: count() })
    .from(reviews)
    .where(and(eq(reviews.entity, entity), eq(reviews.productId, productId)))
    .groupBy(reviews.stars);
  return [5, 4, 3, 2, 1].map((stars) => rows.find((row) => row.stars === stars)?.total ?? 0);
}

/** Related products: those of the same brand, then of the same category, then the newest. */
export function selectRelated(
  { id, brand, category }: { id: number; brand: string; category: string },
  scope: Pick<Scope, 'db' | 'entity' | 'identity'>,
) {
  const { db, entity } = scope;
  const newest = (alike: SQL, most: number) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(and(isShown(entity), ne(products.id, id), alike))
      .orderBy(desc(products.id))
      .limit(most);
  // If the brand has too few products, only these of its products can be among the newest of the category.
  const candidates = union(newest(eq(products.brand, brand), maxRelated), newest(eq(products.category, category), 2 * maxRelated));
  return db
    .select(shownColumns(scope))
    .from(products)
    .leftJoin(files, frontPicture)
    .where(and(isShown(entity), inArray(products.id, candidates)))
    .orderBy(sql`${products.brand} = ${brand} desc`, desc(products.id))
    .limit(maxRelated);
}
