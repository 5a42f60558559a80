import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { nextId } from '#server/next-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { StockReason } from '../product-contract.ts';
import { products, stockMoves } from '../tables.ts';

interface Move {
  productId: number;
  change: number;
  reason: StockReason;
  note?: string;
  orderId?: number;
}

/**
 * Books what comes in and goes out, of any number of products. In the order of their ids, so that nobody who moves several waits for one that
 * waits for them; it never falls below nothing, whoever takes at once.
 * @returns the id of the first one of which there is not so much, with nothing more booked; null when all was
 */
export async function moveStock(
  { db, entity, identity, now }: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>,
  moves: Move[],
): Promise<number | null> {
  const inOrder = [...moves].sort((a, b) => a.productId - b.productId);
  for (const { productId, change, reason, note = '', orderId = null } of inOrder) {
    const [row] = await db
      .update(products)
      .set({ stock: sql`${products.stock} + ${change}` })
      .where(
        and(
          eq(products.entity, entity),
          eq(products.id, productId),
          change < 0 ? and(gte(products.stock, -change), isNull(products.deletedAt)) : undefined,
        ),
      )
      .returning({ stock: products.stock });
    if (!row) return productId;
    // Only now: the counter is what all others wait for.
    const id = await nextId(db, entity, 'stock-move');
    await db
      .insert(stockMoves)
      .values({ entity, id, productId, change, stock: row.stock, reason, note, orderId, personId: identity.personId, at: now });
  }
  return null;
}
