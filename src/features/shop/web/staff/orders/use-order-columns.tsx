import { useMemo } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { formatDateTime, formatListTime } from '#web/dates/format-date.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { Order } from '../../../order-contract.ts';
import { OrderStatusPill } from '../../orders/order-status-pill.tsx';
import { PaidPill, paidText } from './paid-pill.tsx';

export function useOrderColumns(): TableColumn<Order>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(
    (): TableColumn<Order>[] => [
      {
        key: 'buyer',
        label: t('shopStaff.orders.buyer'),
        card: 'main',
        text: ({ id, person }) => `#${id} ${person.fullName}`,
        cell: ({ id, person, itemCount }) => (
          <TitleCell
            picture={<Avatar name={person.fullName} src={person.avatar} size={34} />}
            title={person.fullName}
            text={t('shopStaff.orders.numberAndItems', { id, count: itemCount })}
          />
        ),
      },
      {
        key: 'status',
        label: t('common.status'),
        width: '150px',
        card: 'line',
        text: ({ status }) => t(`shop.status.${status}`),
        cell: ({ status }) => <OrderStatusPill status={status} />,
      },
      {
        key: 'paid',
        label: t('shopStaff.order.payment'),
        width: '170px',
        hideBelow: 900,
        text: (order) => paidText(order, t),
        cell: (order) => <PaidPill order={order} />,
      },
      {
        key: 'placed',
        label: t('shopStaff.orders.placed'),
        width: '130px',
        hideBelow: 760,
        card: 'line',
        text: ({ placedAt }) => formatDateTime(new Date(placedAt), language),
        cell: ({ placedAt }) => <Moment at={placedAt}>{formatListTime(new Date(placedAt), language, new Date())}</Moment>,
      },
      {
        key: 'total',
        label: t('common.total'),
        align: 'end',
        width: '140px',
        card: 'aside',
        text: ({ totalCents, currency }) => formatMoney(totalCents, currency, language),
        cell: ({ totalCents, currency }) => <span className="tabular">{formatMoney(totalCents, currency, language)}</span>,
      },
    ],
    [t, language],
  );
}
