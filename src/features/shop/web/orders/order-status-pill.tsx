import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { OrderStatus } from '../../order-contract.ts';

const tones = { placed: 'info', paid: 'accent', shipped: 'warning', delivered: 'success', cancelled: 'neutral' } as const;

/** How a status is coloured, in its pill and in the history. */
export const toneOfStatus = (status: OrderStatus) => tones[status];

/** Where an order is. */
export function OrderStatusPill({ status }: { status: OrderStatus }) {
  const { t } = useTranslation();
  return <StatusPill tone={tones[status]}>{t(`shop.status.${status}`)}</StatusPill>;
}
