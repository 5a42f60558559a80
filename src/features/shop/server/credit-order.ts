import { and, eq } from 'drizzle-orm';
import { creditFor, moneyText } from '#features/invoice/server/offers.ts';
import { invoices } from '#features/invoice/tables.ts';
import type { Scope } from '#server/scope.ts';
import { isSameLine } from '../same-line.ts';
import { orders } from '../tables.ts';
import { writeEvent } from './write-event.ts';

type OrderRow = typeof orders.$inferSelect;

/** Of one line. */
type Given = Pick<OrderRow['lines'][number], 'productId' | 'colour' | 'qty'>;

interface Crediting {
  scope: Scope;
  note: string;
  /** Also what bringing it cost. */
  withDelivery: boolean;
}

/**
 * Gives back what some things of a locked order cost, by a credit note over the invoice's own lines, and writes down how many of each were. Of the
 * coupon the same part is taken back: over all refunds together exactly what it took off.
 */
export async function creditOrder(order: OrderRow, given: Given[], { scope, note, withDelivery }: Crediting): Promise<void> {
  const { db, entity } = scope;
  const isInvoice = (id: number) => and(eq(invoices.entity, entity), eq(invoices.id, id));
  const [invoice] = await db.select({ lines: invoices.lines }).from(invoices).where(isInvoice(order.invoiceId));
  const qtyOf = (line: OrderRow['lines'][number]) => given.find((one) => isSameLine(one, line))?.qty ?? 0;
  const after = order.lines.map((line) => ({ ...line, refundedQty: line.refundedQty + qtyOf(line) }));
  // The invoice's lines are the order's, and after them what bringing it cost.
  const lines = (invoice?.lines ?? []).flatMap((line, index) => {
    const ordered = order.lines[index];
    if (!ordered) return withDelivery ? [line] : [];
    const qty = qtyOf(ordered);
    return qty > 0 ? [{ ...line, quantityMilli: qty * 1000 }] : [];
  });
  if (lines.length === 0) return;
  const discountCents = discountOn(after, order) - discountOn(order.lines, order);
  const credit = await creditFor(scope, { invoiceId: order.invoiceId, lines, discountCents, notes: note });
  const [written] = await db.select({ totalCents: invoices.totalCents }).from(invoices).where(isInvoice(credit.id));
  const cents = 0 - (written?.totalCents ?? 0);
  await db
    .update(orders)
    .set({ lines: after, refundedCents: order.refundedCents + cents })
    .where(and(eq(orders.entity, entity), eq(orders.id, order.id)));
  await writeEvent(scope, {
    orderId: order.id,
    kind: 'refunded',
    detail: [moneyText(cents, order.currency), credit.number, note].filter(Boolean).join(' · '),
  });
}

/** What of the coupon falls on all that was refunded so far. */
function discountOn(lines: OrderRow['lines'], { discountCents, subtotalCents }: OrderRow): number {
  const refunded = lines.reduce((sum, { priceCents, refundedQty }) => sum + priceCents * refundedQty, 0);
  return subtotalCents === 0 ? 0 : Math.round((discountCents * refunded) / subtotalCents);
}
