import { and, eq, ne, or, type SQL } from 'drizzle-orm';
import type { orders, ordersView } from '../tables.ts';

/** What waits to be sent: what is paid, and what is paid after it has come. By bank transfer one pays before. @param of the table, or the view, that is read */
export function isToShip({ status, payment }: Pick<typeof orders | typeof ordersView, 'status' | 'payment'>): SQL | undefined {
  return or(eq(status, 'paid'), and(eq(status, 'placed'), ne(payment, 'bank-transfer')));
}
