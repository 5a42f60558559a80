import { pageAddress } from '#contract/page-address.ts';
import { ViewsMenu } from '#features/views/web/offers.ts';
import { call, openCall } from '#web/api-client.ts';
import { ColumnsMenu } from '#web/data-table/columns-menu.tsx';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { ListMenu } from '#web/data-table/list-menu.tsx';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { PeriodFilter } from '#web/data-table/period-filter.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useColumnLayout } from '#web/data-table/use-column-layout.ts';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconInbox } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { exportOrders, listOrders } from '../../../order-contract.ts';
import { FulfilmentButton } from '../fulfilment/fulfilment-button.tsx';
import { ShopNotices } from '../settings/shop-notices.tsx';
import { ordersQuery } from './order-queries.ts';
import { OrderSums } from './order-sums.tsx';
import { orderFilters, orderListInput, orderTable, wantedOrders } from './order-table.ts';
import { useOrderColumns } from './use-order-columns.tsx';

/** What was ordered in the shop, for who sends it. */
export function OrdersPage() {
  const { t } = useTranslation();
  const title = t('shopStaff.orders.title');
  usePageTitle(title);
  const search = useTableSearch(orderTable);
  const { query, data } = useTableQuery(ordersQuery(search));
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
          subtitle={data && t('shopStaff.orders.count', { count: data.total })}
          search={search}
          searchLabel={t('shopStaff.orders.search')}
          filters={
            <>
              <ViewsMenu list="orders" columns={layout.text} />
              <FilterSelect
                label={t('shopStaff.orders.status')}
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
                open={(format) => openCall(exportOrders, { query: { ...wantedOrders(search), format } })}
                read={async (page, perPage) => {
                  const { orders, total } = await call(listOrders, orderListInput({ ...search, page, perPage }));
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
          foot={data && <OrderSums sums={data.sums} />}
          empty={{ icon: <IconInbox />, title: t('shopStaff.orders.empty'), text: t('shopStaff.orders.emptyText') }}
        />
      </TableFrame>
    </>
  );
}
