import { and, eq, type SQL, sql } from 'drizzle-orm';
import { majorUnits } from '#features/invoice/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { sellers } from '#platform/seller/tables.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { ColorOption, Product } from '../contract.ts';
import { slugOf } from '../slug-of.ts';
import { cartItems, productsView as products, wishlistItems } from '../tables.ts';

/** Columns of a listed product for the caller; join `frontPicture` for its first picture. */
export const shownColumns = ({ entity, identity }: Pick<Scope, 'entity' | 'identity'>) => ({
  id: products.id,
  name: products.name,
  description: products.description,
  brand: products.brand,
  category: products.category,
  priceCents: products.priceCents,
  hasFreeShipping: products.hasFreeShipping,
  rating: products.rating,
  reviewCount: products.starsCount,
  stock: products.stock,
  fileId: files.id,
  fileName: files.name,
  isInWishlist: isListed(wishlistItems, entity, identity.personId),
  isInCart: isListed(cartItems, entity, identity.personId),
});

function isListed(list: typeof wishlistItems | typeof cartItems, entity: string, personId: number): SQL<boolean> {
  return sql<boolean>`exists (select from ${list} where ${list.entity} = ${entity} and ${list.personId} = ${personId} and ${list.productId} = ${products.id})`;
}

/** Joins the file of a product's first picture. */
export const frontPicture = and(eq(files.entity, products.entity), sql`${files.id} = (${products.pictureIds} ->> 0)::bigint`);

/** Condition for products in the shop. */
export const isShown = (entity: string): SQL | undefined => and(live(products, entity), eq(products.isPublished, true));

interface ShownRow extends Omit<Product, 'slug' | 'price' | 'image' | 'currency'> {
  fileId: number | null;
  fileName: string | null;
}

/** Converts a row to a product of the contract. @param currency the company's, used for all prices. */
export function toProduct({ fileId, fileName, ...row }: ShownRow, { deps, entity }: Scope, currency: string): Product {
  return {
    ...row,
    slug: slugOf(row),
    price: majorUnits(row.priceCents, currency),
    currency,
    image: fileId === null || fileName === null ? '' : deps.files.address({ entity, id: fileId, name: fileName }),
  };
}

/** Returns a product's colors. @throws 404 when the shop doesn't have it. */
export async function findShown(productId: number, { db, entity }: Scope): Promise<ColorOption[]> {
  const [found] = await db
    .select({ colorOptions: products.colorOptions })
    .from(products)
    .where(and(isShown(entity), eq(products.id, productId)));
  if (!found) throw notFound('product');
  return found.colorOptions;
}

/** Returns the company's currency, used for all prices. */
export async function shopCurrency({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<string> {
  const [row] = await db.select({ currency: sellers.currency }).from(sellers).where(eq(sellers.entity, entity));
  return row?.currency ?? 'EUR';
}
