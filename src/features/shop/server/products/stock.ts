import { and, count, desc, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { people } from '#features/people/tables.ts';
import { announce } from '#server/announce.ts';
import { invalid, Refusal } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import * as contract from '../../product-contract.ts';
import { stockMoves as moves } from '../../tables.ts';
import { moveStock } from '../move-stock.ts';
import { tellWishers } from '../tell-wishers.ts';
import { findProduct, lockProduct } from './find-product.ts';
import { toManagedProduct } from './to-managed-products.ts';

/** Books what came in or went out. */
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
  await tellWishers(before, after, scope);
  await announce(db, entity, { kind: 'product', ids: [id] });
  return { product };
}

/** @throws 400 for what comes in and makes less, or goes out and makes more. */
function refuseWrongWay({ change, reason }: GivenOf<typeof contract.changeStock>['body']): void {
  const isOneOf = (reasons: readonly string[]) => reasons.includes(reason);
  if (isOneOf(contract.bookedReasons.in) && change < 1) throw invalid('change', { code: 'too_small', min: 1 });
  if (isOneOf(contract.bookedReasons.out) && change > -1) throw invalid('change', { code: 'too_great', max: -1 });
}

/** A page of what changed the stock of a product, newest first. */
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
