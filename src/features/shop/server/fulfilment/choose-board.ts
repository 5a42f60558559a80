import { eq, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { fulfilments } from '../../tables.ts';
import { buyersWords } from '../shop-words.ts';

/** Writes down the board on which orders become cards from now on. The caller has locked the row. */
export async function chooseBoard(scope: Scope, spaceId: number | null): Promise<void> {
  const { db, entity, now } = scope;
  const { language } = await buyersWords(scope);
  await db
    .update(fulfilments)
    .set({ spaceId, language, version: sql`${fulfilments.version} + 1`, updatedAt: now })
    .where(eq(fulfilments.entity, entity));
  // Whether an order can be made a card is read with its cards.
  await announce(db, entity, { kind: 'order', ids: [] }, { kind: 'board', ids: [] });
}
