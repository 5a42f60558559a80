import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { creditFor, moneyText } from '#features/invoice/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { refundOrder as contract, OrderLine } from '../order-contract.ts';
import { isSameLine } from '../same-line.ts';
import { orders } from '../tables.ts';
import { lockOrderFor, writeEvent } from './change-order.ts';
import { readOrder } from './read-order.ts';
import { moveStock } from './stock.ts';

/** Refunds items of an order, and its delivery. @throws 400 for more of an item than was ordered and not yet refunded. */
export async function refundOrder({ params, body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, now } = scope;
  const order = await lockOrderFor({ id: params.id, version: body.version }, scope, (status) => status !== 'cancelled');
  const wanted = body.lines.map((given) => ({ ...given, colour: given.colour ?? onlyColorOf(given.productId, order.lines) }));
  for (const [index, given] of wanted.entries()) {
    const { qty } = given;
    const line = order.lines.find((one) => isSameLine(one, given));
    if (!line) throw invalid(`lines.${index}.productId`, 'not_ordered');
    if (wanted.findIndex((one) => isSameLine(one, given)) !== index) throw invalid(`lines.${index}.productId`, 'there_twice');
    const most = line.qty - line.refundedQty;
    if (qty > most) throw invalid(`lines.${index}.qty`, { code: 'too_great', max: most });
  }
  if (body.delivery && !(await readOrder(order.id, scope)).isDeliveryRefundable) throw invalid('delivery', 'not_ordered');
  if (wanted.length === 0 && !body.delivery) throw invalid('lines', 'required');
  // Stock before invoices, the lock order of placing an order.
  if (body.cameBack)
    await moveStock(
      scope,
      body.lines.map(({ productId, qty }) => ({ productId, change: qty, reason: 'returned', orderId: order.id })),
    );
  await creditOrder(order, wanted, { scope, note: body.note, and: body.delivery ? 'delivery' : undefined });
  await db
    .update(orders)
    .set({ version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.entity, entity), eq(orders.id, order.id)));
  await announce(
    db,
    entity,
    { kind: 'order', ids: [order.id] },
    { kind: 'invoice', ids: [order.invoiceId] },
    { kind: 'product', ids: body.lines.map(({ productId }) => productId) },
  );
  return { order: await readOrder(order.id, scope) };
}

/** Without a color, uses that of the product's only line. */
function onlyColorOf(productId: number, lines: readonly OrderLine[]): OrderLine['colour'] {
  const [line, another] = lines.filter((one) => one.productId === productId);
  return another ? undefined : line?.colour;
}

type OrderRow = typeof orders.$inferSelect;

/** An item to refund. */
type Given = Pick<OrderRow['lines'][number], 'productId' | 'colour' | 'qty'>;

interface Crediting {
  scope: Scope;
  note: string;
  /** Also refunds the rest of the invoice, or the rest of the delivery with these items. */
  and?: 'rest' | 'delivery' | undefined;
}

/**
 * Refunds items of a locked order with a credit note for the invoice's own lines, and records the refunded quantities. All
 * refunds together return exactly what the invoice charged, including coupon and tax.
 */
export async function creditOrder(order: OrderRow, given: Given[], { scope, note, and: also }: Crediting): Promise<void> {
  const { db, entity } = scope;
  const qtyOf = (line: OrderRow['lines'][number]) => given.find((one) => isSameLine(one, line))?.qty ?? 0;
  const after = order.lines.map((line) => ({ ...line, refundedQty: line.refundedQty + qtyOf(line) }));
  // The invoice has the order's lines first, then the delivery lines.
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
