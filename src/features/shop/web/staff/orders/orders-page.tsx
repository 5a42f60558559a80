import { Suspense, useState } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { ViewsMenu } from '#platform/views/web/public-api.ts';
import { useCan } from '#web/ability.ts';
import { call, openCall } from '#web/api-client.ts';
import { ColumnsMenu } from '#web/data-table/columns-menu.tsx';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { ListMenu } from '#web/data-table/list-menu.tsx';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { PeriodFilter } from '#web/data-table/period-filter.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useColumnLayout } from '#web/data-table/use-column-layout.ts';
import { useCountAll } from '#web/data-table/use-count-all.ts';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconInbox, IconLayoutKanban } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { exportOrders, listOrders } from '../../../order-contract.ts';
import { ShopNotices } from '../settings/shop-notices.tsx';
import { ordersQuery } from './order-queries.ts';
import classes from './order-sums.module.css';
import { orderFilterInput, orderFilters, orderListInput, orderTable } from './order-table.ts';
import { useOrderColumns } from './use-order-columns.tsx';

export function OrdersPage() {
  const { t } = useTranslation();
  const title = t('menu.orders');
  usePageTitle(title);
  const search = useTableSearch(orderTable);
  const [isExact, countAll] = useCountAll(search);
  const { query, data } = useTableQuery(ordersQuery(search, isExact));
  const layout = useColumnLayout('orders', useOrderColumns());
  const labelOf = (filter: (typeof orderFilters)[number]) => {
    if (filter === 'open') return t('shopStaff.orders.onTheirWay');
    return filter === 'to-ship' ? t('shopStaff.orders.toShip') : t(`shop.status.${filter}`);
  };
  return (
    <>
      <ShopNotices />
      <TableFrame label={title}>
        <TableBar
          title={title}
          subtitle={data && !data.isAtLeast && t('shopStaff.orders.count', { count: data.total })}
          search={search}
          searchLabel={t('shopStaff.orders.search')}
          filters={
            <>
              <ViewsMenu list="orders" columns={layout.text} />
              <FilterSelect
                label={t('common.status')}
                value={search.filters.status}
                options={orderFilters.map((value) => ({
                  value,
                  label: labelOf(value),
                }))}
                onChoose={(status) => search.filter('status', status)}
              />
              <PeriodFilter label={t('shopStaff.orders.placed')} span={search.filters} onChoose={search.filterBy} />
            </>
          }
          actions={
            <>
              <FulfilmentButton />
              <ColumnsMenu layout={layout} />
              <ListMenu
                title={title}
                columns={layout.columns}
                open={(format) => openCall(exportOrders, { query: { ...orderFilterInput(search), format } })}
                read={async (page, perPage) => {
                  const { orders, total } = await call(listOrders, orderListInput({ ...search, page, perPage }, true));
                  return { rows: orders, total };
                }}
              />
            </>
          }
        />
        <PagedTable
          search={search}
          query={query}
          label={title}
          columns={layout.columns}
          layout={layout}
          rows={data?.orders}
          rowKey={({ id }) => id}
          rowLabel={({ id }) => t('shopStaff.orders.named', { id })}
          rowHref={({ id }) => pageAddress('/apps/ecommerce/orders/:id', { id })}
          onCountAll={countAll}
          foot={data && <OrderSums sums={data.sums} />}
          empty={{ icon: <IconInbox />, title: t('shopStaff.orders.empty'), text: t('shopStaff.orders.emptyText') }}
        />
      </TableFrame>
    </>
  );
}

/** Totals of all matching orders, not just the page; canceled orders count as zero. */
function OrderSums({ sums }: { sums: readonly { currency: string; totalCents: number }[] }) {
  const { t, i18n } = useTranslation();
  if (sums.length === 0) return null;
  return (
    <p className={classes.sums}>
      {t('shopStaff.orders.sum')}{' '}
      {sums.map(({ currency, totalCents }) => (
        <bdi key={currency} className={classes.amount}>
          {formatMoney(totalCents, currency, i18n.language)}
        </bdi>
      ))}
    </p>
  );
}

const FulfilmentDialog = lazyPart(() => import('../fulfilment/fulfilment-dialog.tsx').then(({ FulfilmentDialog }) => FulfilmentDialog));

/** Opens the fulfilment dialog, for people allowed to change it. */
function FulfilmentButton() {
  const { t } = useTranslation();
  const mayChoose = useCan('update', 'Order');
  const mayReadBoards = useCan('read', 'Board');
  const [isOpen, setOpen] = useState(false);
  if (!mayChoose || !mayReadBoards) return null;
  return (
    <>
      <IconButton
        label={t('shopStaff.fulfilment.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void FulfilmentDialog.preload()}
        onFocus={() => void FulfilmentDialog.preload()}
      >
        <IconLayoutKanban size={18} />
      </IconButton>
      <Suspense fallback={null}>{isOpen && <FulfilmentDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
