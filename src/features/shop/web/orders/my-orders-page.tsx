import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageAddress } from '#contract/page-address.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TableHeading } from '#web/data-table/table-heading.tsx';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { formatDay } from '#web/dates/format-date.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconShoppingCart } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import type { Order } from '../../order-contract.ts';
import { ownOrdersQuery } from '../shop-queries.ts';
import { OrderStatusPill } from './order-status-pill.tsx';

const spec = { columns: ['id'], sort: { column: 'id', direction: 'desc' }, filters: {} } as const;

export function MyOrdersPage() {
  const { t, i18n } = useTranslation();
  usePageTitle(t('shop.orders.title'));
  const search = useTableSearch(spec);
  const query = useQuery({ ...ownOrdersQuery(search.page), placeholderData: keepPreviousData });
  const columns: TableColumn<Order>[] = [
    {
      key: 'id',
      label: t('shop.orders.order'),
      card: 'main',
      cell: ({ id, placedAt, itemCount }) => (
        <TitleCell
          title={t('shop.orders.number', { id })}
          text={`${formatDay(new Date(placedAt), i18n.language, new Date())} · ${t('shop.orders.items', { count: itemCount })}`}
        />
      ),
    },
    { key: 'status', label: t('shop.orders.status'), cell: (order) => <OrderStatusPill status={order.status} /> },
    {
      key: 'total',
      label: t('shop.lines.total'),
      align: 'end',
      cell: ({ totalCents, currency }) => formatMoney(totalCents, currency, i18n.language),
    },
  ];
  return (
    <TableFrame label={t('shop.orders.title')}>
      <TableHeading title={t('shop.orders.title')}>
        <PageLink href={pageAddress('/apps/ecommerce/shop', {})} look="outline">
          {t('shop.toShop')}
        </PageLink>
      </TableHeading>
      <PagedTable
        search={search}
        query={query}
        label={t('shop.orders.title')}
        columns={columns}
        rows={query.data?.orders}
        rowKey={({ id }) => id}
        rowHref={({ id }) => pageAddress('/apps/ecommerce/my-orders/:id', { id: String(id) })}
        rowLabel={({ id }) => `#${id}`}
        empty={{ icon: <IconShoppingCart />, title: t('shop.orders.empty'), text: t('shop.orders.emptyText') }}
      />
    </TableFrame>
  );
}
