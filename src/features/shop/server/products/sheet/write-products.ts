import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { parted } from '#contract/parted.ts';
import { insertRows, rowsPerInsert } from '#server/insert-rows.ts';
import { nextIds } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import { products, stockMoves } from '../../../tables.ts';
import type { RowFields } from './parse-product-sheet.ts';
import type { ProductRow } from './plan-product-import.ts';

const written = [
  ...(['name', 'brand', 'category', 'description', 'priceCents', 'features'] as const),
  ...(['colorOptions', 'hasFreeShipping', 'isPublished', 'stock', 'taxClass', 'weightGrams'] as const),
];
type Writable = Pick<ProductRow, (typeof written)[number]>;

const asAnew: Writable = {
  ...{ name: '', brand: '', category: '', description: '', priceCents: 0, features: [], colorOptions: [] },
  ...{ hasFreeShipping: false, isPublished: true, stock: 0, taxClass: 'goods', weightGrams: 0 },
};

export interface WrittenProduct {
  id: number;
  /** As it is now, locked; null for a new one. */
  product: ProductRow | null;
  changes: RowFields;
}

/** Adds and changes any number of products, hundreds at once, and books what that does to their stock. Locked ones come in the order of their ids. */
export async function writeProducts(
  rows: readonly WrittenProduct[],
  scope: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>,
): Promise<void> {
  const { db, entity, now } = scope;
  const values = rows.map(({ id, product, changes }) => ({
    ...{ entity, id, ...asAnew, ...(product && ofProduct(product)), ...(changes as Partial<Writable>) },
    ...{ createdAt: product?.createdAt ?? now, updatedAt: now },
  }));
  const columns = getTableColumns(products);
  const set = Object.fromEntries(written.map((field): [string, SQL] => [field, sql.raw(`excluded."${columns[field].name}"`)]));
  for (const part of parted(values, rowsPerInsert))
    await db
      .insert(products)
      .values(part)
      .onConflictDoUpdate({
        target: [products.entity, products.id],
        set: { ...set, version: sql`${products.version} + 1`, updatedAt: now },
      });
  await bookStock(rows, scope);
}

function ofProduct(product: ProductRow): Writable {
  return Object.fromEntries(written.map((field) => [field, product[field]])) as Writable;
}

/** How much more of it there is. */
export function stockChangeOf({ product, changes }: Pick<WrittenProduct, 'product' | 'changes'>): number {
  const before = product?.stock ?? 0;
  return (changes.stock ?? before) - before;
}

async function bookStock(
  rows: readonly WrittenProduct[],
  { db, entity, identity, now }: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>,
) {
  const moved = rows.filter((row) => stockChangeOf(row) !== 0);
  if (moved.length === 0) return;
  const ids = await nextIds(db, entity, 'stock-move', moved.length);
  const moves = moved.map((row, index) => ({
    ...{ entity, id: ids[index] ?? 0, productId: row.id, change: stockChangeOf(row), stock: row.changes.stock ?? 0 },
    ...{ reason: 'import' as const, personId: identity.personId, at: now },
  }));
  await insertRows(db, stockMoves, moves);
}
