import { and, eq } from 'drizzle-orm';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { orders } from '../tables.ts';

/** The row of an order, which others who change it wait for. @throws 404. */
export async function lockOrder(id: number, { db, entity }: Scope): Promise<typeof orders.$inferSelect> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.entity, entity), eq(orders.id, id)))
    .for('update');
  if (!row) throw notFound('order');
  return row;
}
