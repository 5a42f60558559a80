import { eq } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { fulfilments } from '../../tables.ts';
import { buyersWords } from '../shop-words.ts';

type FulfilmentRow = typeof fulfilments.$inferSelect;

/** The row of what is chosen, which others who choose wait for. */
export async function lockFulfilment(scope: Scope): Promise<FulfilmentRow> {
  const { db, entity, now } = scope;
  const { language } = await buyersWords(scope);
  await db.insert(fulfilments).values({ entity, language, updatedAt: now }).onConflictDoNothing();
  const [row] = await db.select().from(fulfilments).where(eq(fulfilments.entity, entity)).for('update');
  if (!row) throw new Error('what was chosen for orders is gone');
  return row;
}
