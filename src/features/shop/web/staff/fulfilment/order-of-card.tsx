import { useQuery } from '@tanstack/react-query';
import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconShoppingCart } from '#web/icons.ts';
import { OrderStatusPill } from '../../orders/order-status-pill.tsx';
import { orderOfCardQuery } from './fulfilment-queries.ts';
import classes from './order-of-card.module.css';

/** On an open card: the order it was created from, and its status. */
export function OrderOfCard({ taskId }: { taskId: number }) {
  const { t } = useTranslation();
  const order = useQuery(orderOfCardQuery(taskId)).data?.order;
  if (!order) return null;
  return (
    <p className={classes.order}>
      <IconShoppingCart size={18} aria-hidden="true" />
      <a href={pageAddress('/apps/ecommerce/orders/:id', { id: order.id })}>{t('shopStaff.orders.named', { id: order.id })}</a>
      <OrderStatusPill status={order.status} />
    </p>
  );
}
