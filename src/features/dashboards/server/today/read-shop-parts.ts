import { and, asc, count, eq } from 'drizzle-orm';
import { isLow, isToShip } from '#features/shop/server/offers.ts';
import { ordersView as orders, productsView as products } from '#features/shop/tables.ts';
import { mostRows, type TodayCard } from '../../today-contract.ts';
import type { Reading } from '../reading.ts';

/** The orders that wait to be sent, the oldest first. */
export async function readOrdersToShip({ db, entity }: Reading): Promise<TodayCard['orders']> {
  const { id, createdAt, address, lines, totalCents, currency, version } = orders;
  const waits = and(eq(orders.entity, entity), isToShip(orders));
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(orders).where(waits),
    db.select({ id, createdAt, address, lines, totalCents, currency, version }).from(orders).where(waits).orderBy(asc(id)).limit(mostRows),
  ]);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ createdAt: at, address: to, lines: all, ...row }) => ({
      ...row,
      name: to.name,
      placedAt: at.toISOString(),
      itemCount: all.reduce((sum, { qty }) => sum + qty, 0),
    })),
  };
}

/** What is sold and of which few are left, the fewest first. */
export async function readLowStock({ db, entity }: Reading): Promise<TodayCard['stock']> {
  const { id, name, stock } = products;
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(products).where(isLow(entity)),
    db.select({ id, name, stock }).from(products).where(isLow(entity)).orderBy(asc(stock), asc(id)).limit(mostRows),
  ]);
  return { total: counted?.total ?? 0, rows };
}
