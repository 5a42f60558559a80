import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { OrderEventKind, OrderStatus } from '../../order-contract.ts';

const tones = { placed: 'info', paid: 'accent', shipped: 'warning', delivered: 'success', cancelled: 'neutral' } as const;

const eventTones = { ...tones, refunded: 'danger', 'not-shipped': 'neutral', 'not-delivered': 'neutral' } as const;

/** Tone of an event in an order's history; a status has the same tone as its pill. */
export const toneOfEvent = (kind: OrderEventKind) => eventTones[kind];

export function OrderStatusPill({ status }: { status: OrderStatus }) {
  const { t } = useTranslation();
  return <StatusPill tone={tones[status]}>{t(`shop.status.${status}`)}</StatusPill>;
}
