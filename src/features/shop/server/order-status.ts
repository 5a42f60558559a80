import { and, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { invoices } from '#features/invoice/tables.ts';
import type { OrderStatus } from '../order-contract.ts';
import type { orders, ordersView } from '../tables.ts';

/** What says where an order is: what was written down, and whether its invoice was paid, on whichever page. */
interface Facts {
  /** As it is kept: of an order that was not shipped, *placed* or *paid* says only whether staff marked it as paid. */
  status: OrderStatus;
  balanceCents: number;
  paidCents: number;
}

/** Where an order is. One that was not shipped is paid as long as its invoice is: by payments, not by credit notes alone. */
export function orderStatusOf({ status, balanceCents, paidCents }: Facts): OrderStatus {
  if (status !== 'placed' && status !== 'paid') return status;
  return balanceCents <= 0 && (paidCents > 0 || status === 'paid') ? 'paid' : 'placed';
}

type From = Pick<typeof orders | typeof ordersView, 'entity' | 'status' | 'payment' | 'invoiceId'>;

/** The same as a condition. @param from the table, or the view, that is read */
export function isAt(status: OrderStatus, from: From): SQL | undefined {
  if (status !== 'placed' && status !== 'paid') return eq(from.status, status);
  return and(inArray(from.status, ['placed', 'paid']), status === 'paid' ? isPaid(from) : not(isPaid(from)));
}

/** What waits to be sent: what is paid, and what is paid after it has come. By bank transfer one pays before. */
export function isToShip(from: From): SQL | undefined {
  return and(inArray(from.status, ['placed', 'paid']), or(ne(from.payment, 'bank-transfer'), isPaid(from)));
}

function isPaid({ entity, invoiceId, status }: From): SQL {
  return sql`exists (select from ${invoices} bill where bill.entity = ${entity} and bill.id = ${invoiceId}
    and bill.balance_cents <= 0 and (bill.paid_cents > 0 or ${status} = 'paid'))`;
}
