import { and, eq } from 'drizzle-orm';
import { creditFor, moneyText } from '#features/invoice/server/offers.ts';
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
  /** All that is left of the invoice, or of these things with what is left of the delivery. */
  and?: 'rest' | 'delivery' | undefined;
}

/**
 * Gives back what some things of a locked order cost, by a credit note over the invoice's own lines, and writes down how many of each were. Over all
 * refunds together just what the invoice charged is given back, the coupon and the tax included.
 */
export async function creditOrder(order: OrderRow, given: Given[], { scope, note, and: also }: Crediting): Promise<void> {
  const { db, entity } = scope;
  const qtyOf = (line: OrderRow['lines'][number]) => given.find((one) => isSameLine(one, line))?.qty ?? 0;
  const after = order.lines.map((line) => ({ ...line, refundedQty: line.refundedQty + qtyOf(line) }));
  // The invoice's lines are the order's, and after them what bringing it cost.
  const credit = await creditFor(scope, {
    invoiceId: order.invoiceId,
    notes: note,
    lines: (lines, leftFrom) => {
      if (also === 'rest') return leftFrom(0);
      const things = lines.flatMap((line, index) => {
        const ordered = order.lines[index];
        const qty = ordered ? qtyOf(ordered) : 0;
        return qty > 0 ? [{ ...line, quantityMilli: qty * 1000 }] : [];
      });
      return also === 'delivery' ? [...things, ...leftFrom(order.lines.length)] : things;
    },
  });
  const cents = 0 - (credit?.totalCents ?? 0);
  await db
    .update(orders)
    .set({ lines: after, refundedCents: order.refundedCents + cents })
    .where(and(eq(orders.entity, entity), eq(orders.id, order.id)));
  if (!credit) return;
  await writeEvent(scope, {
    orderId: order.id,
    kind: 'refunded',
    detail: [moneyText(cents, order.currency), credit.number, note].filter(Boolean).join(' · '),
  });
}
