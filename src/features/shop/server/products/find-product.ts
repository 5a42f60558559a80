import { and, eq } from 'drizzle-orm';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { products } from '../../tables.ts';

/** The row of a product that is not deleted, which others who change it wait for. @throws 404. */
export async function lockProduct(id: number, { db, entity }: Scope): Promise<typeof products.$inferSelect> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(live(products, entity), eq(products.id, id)))
    .for('update');
  if (!row) throw notFound('product');
  return row;
}

/** The row of a product that is not deleted. @throws 404. */
export async function findProduct(id: number, { db, entity }: Scope): Promise<typeof products.$inferSelect> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(live(products, entity), eq(products.id, id)));
  if (!row) throw notFound('product');
  return row;
}
