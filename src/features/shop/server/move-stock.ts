import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { nextIds } from '#server/next-ids.ts';
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
 * @returns the id of the first one of which there is not so much, with nothing booked in the history: what is taken so far goes with the transaction; null when all was
 */
export async function moveStock(
  { db, entity, identity, now }: Pick<Scope, 'db' | 'entity' | 'identity' | 'now'>,
  moves: Move[],
): Promise<number | null> {
  const inOrder = [...moves].sort((a, b) => a.productId - b.productId);
  const booked: { move: Move; stock: number }[] = [];
  for (const move of inOrder) {
    const { productId, change } = move;
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
    booked.push({ move, stock: row.stock });
  }
  if (booked.length === 0) return null;
  // Only now: the counter is what all others wait for, and whoever holds it waits for no product any more.
  const ids = await nextIds(db, entity, 'stock-move', booked.length);
  await db.insert(stockMoves).values(
    booked.map(({ move: { productId, change, reason, note = '', orderId = null }, stock }, index) => ({
      ...{ entity, id: ids[index] ?? 0, productId, change, stock, reason, note, orderId, personId: identity.personId, at: now },
    })),
  );
  return null;
}
