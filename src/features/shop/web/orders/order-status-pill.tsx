import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { OrderEventKind, OrderStatus } from '../../order-contract.ts';

const tones = { placed: 'info', paid: 'accent', shipped: 'warning', delivered: 'success', cancelled: 'neutral' } as const;

const eventTones = { ...tones, refunded: 'danger', 'not-shipped': 'neutral', 'not-delivered': 'neutral' } as const;

/** How what happened to an order is coloured in its history; a status as in its pill. */
export const toneOfEvent = (kind: OrderEventKind) => eventTones[kind];

/** Where an order is. */
export function OrderStatusPill({ status }: { status: OrderStatus }) {
  const { t } = useTranslation();
  return <StatusPill tone={tones[status]}>{t(`shop.status.${status}`)}</StatusPill>;
}
