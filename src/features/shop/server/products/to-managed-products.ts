import { and, eq, inArray } from 'drizzle-orm';
import { files } from '#features/files/tables.ts';
import type { Scope } from '#server/scope.ts';
import type { ManagedProduct } from '../../product-contract.ts';
import { slugOf } from '../../slug-of.ts';
import type { products } from '../../tables.ts';
import { shopCurrency } from '../shop-currency.ts';

type ProductRow = Omit<typeof products.$inferSelect, 'searchText'>;

/** Products as those see them who look after them, with the addresses of their pictures, which are asked for at once. */
export async function toManagedProducts(rows: readonly ProductRow[], scope: Scope): Promise<ManagedProduct[]> {
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
