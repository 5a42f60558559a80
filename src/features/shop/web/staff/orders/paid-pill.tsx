import { type TFunction, useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Order } from '../../../order-contract.ts';

type Payment = Pick<Order, 'isPaid' | 'status' | 'refundedCents' | 'totalCents'>;

/** Payment status of an order; canceled orders have nothing due. */
export function PaidPill({ order }: { order: Payment }) {
  const { t } = useTranslation();
  const text = paidText(order, t);
  if (text === '') return null;
  return <StatusPill tone={order.refundedCents > 0 ? 'neutral' : order.isPaid ? 'success' : 'warning'}>{text}</StatusPill>;
}

/** The payment status in words; empty when there is nothing to show. */
export function paidText({ isPaid, status, refundedCents, totalCents }: Payment, t: TFunction): string {
  if (refundedCents > 0) return t(refundedCents < totalCents ? 'shopStaff.orders.partlyRefunded' : 'shopStaff.orders.refunded');
  if (status === 'cancelled') return '';
  return t(isPaid ? 'shopStaff.orders.paid' : 'shopStaff.orders.open');
}
