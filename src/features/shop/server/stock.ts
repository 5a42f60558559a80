import { and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { people } from '#platform/people/tables.ts';
import { announce } from '#server/announce.ts';
import { nextIds } from '#server/next-ids.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { StockReason } from '../product-contract.ts';
import * as contract from '../product-contract.ts';
import { stockMoves as moves, products, stockMoves } from '../tables.ts';
import { findProduct, lockProduct, toManagedProduct } from './list-managed-products.ts';
import { notifyWishlists } from './wishlist.ts';

/** Books a stock movement. */
export async function changeStock(
  { params, body }: GivenOf<typeof contract.changeStock>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.changeStock>> {
  const { db, entity } = scope;
  refuseWrongWay(body);
  const before = await lockProduct(params.id, scope);
  const { id, name } = before;
  const short = await moveStock(scope, [{ ...body, productId: id }]);
  const after = await findProduct(id, scope);
  const product = await toManagedProduct(after, scope);
  if (short !== null) throw new Refusal('conflict', { code: 'sold_out', name }, { current: product });
  await notifyWishlists(before, after, scope);
  await announce(db, entity, { kind: 'product', ids: [id] });
  return { product };
}

/** @throws 400 for incoming stock with a negative change, or outgoing stock with a positive one. */
function refuseWrongWay({ change, reason }: GivenOf<typeof contract.changeStock>['body']): void {
  const isOneOf = (reasons: readonly string[]) => reasons.includes(reason);
  if (isOneOf(contract.bookedReasons.in) && change < 1) throw invalid('change', { code: 'too_small', min: 1 });
  if (isOneOf(contract.bookedReasons.out) && change > -1) throw invalid('change', { code: 'too_great', max: -1 });
}

/** Lists a page of a product's stock movements, newest first. */
export async function listStockMoves(
  { params, query }: GivenOf<typeof contract.listStockMoves>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listStockMoves>> {
  const { db, entity } = scope;
  await findProduct(params.id, scope);
  const wanted = and(eq(moves.entity, entity), eq(moves.productId, params.id));
  const offset = pageOffset(query);
  const { id, change, stock, reason, note, orderId, at } = moves;
  const rows =
    offset === null
      ? []
      : await db
          .select({ id, change, stock, reason, note, orderId, at, by: people.fullName })
          .from(moves)
          .leftJoin(people, and(eq(people.entity, moves.entity), eq(people.id, moves.personId)))
          .where(wanted)
          .orderBy(desc(id))
          .limit(query.perPage)
          .offset(offset);
  const [counted] = await db.select({ total: count() }).from(moves).where(wanted);
  return { moves: rows.map((row) => ({ ...row, at: row.at.toISOString() })), total: counted?.total ?? 0 };
}

interface Move {
  productId: number;
  change: number;
  reason: StockReason;
  note?: string;
  orderId?: number;
}

/**
 * Books stock movements of any number of products, in ID order to avoid deadlocks. Stock never drops below zero, even with concurrent
 * bookings.
 * @returns the ID of the first product without enough stock: nothing is added to the history, and the transaction must roll back the
 * earlier updates; null on success
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
  // Last, because all bookings wait for the counter: its holder must not wait for a product lock.
  const ids = await nextIds(db, entity, 'stock-move', booked.length);
  await db.insert(stockMoves).values(
    booked.map(({ move: { productId, change, reason, note = '', orderId = null }, stock }, index) => ({
      ...{ entity, id: ids[index] ?? 0, productId, change, stock, reason, note, orderId, personId: identity.personId, at: now },
    })),
  );
  return null;
}
