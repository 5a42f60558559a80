import { and, eq, ne, sql } from 'drizzle-orm';
import type { Scope } from '#server/scope.ts';
import { orders } from '../tables.ts';

/** Whether the caller has ordered a product, and not cancelled it. */
export async function hasBought(productId: number, { db, entity, identity }: Scope): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.entity, entity),
        eq(orders.personId, identity.personId),
        ne(orders.status, 'cancelled'),
        sql`${orders.lines} @> ${JSON.stringify([{ productId }])}::jsonb`,
      ),
    )
    .limit(1);
  return found !== undefined;
}
