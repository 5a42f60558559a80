import { and, asc, eq, inArray } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { ordersView as orders } from '#features/shop/tables.ts';
import { type End, nothingMore } from './end-of.ts';

/** An order, for who may read all of them. */
export const orderEnd: End = {
  async find(ids, { db, entity }) {
    const rows = await db
      .select({ id: orders.id, state: orders.status })
      .from(orders)
      .where(and(eq(orders.entity, entity), inArray(orders.id, ids)))
      .orderBy(asc(orders.id));
    return rows.map(({ id, state }) => {
      const path = pageAddress('/apps/ecommerce/orders/:id', { id });
      return { ...nothingMore, kind: 'order', id, title: `#${id}`, path, state };
    });
  },
};
