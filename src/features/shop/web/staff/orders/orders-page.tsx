import { pageAddress } from '#contract/page-address.ts';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconInbox } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { orderStatuses } from '../../../order-contract.ts';
import { ordersQuery } from './order-queries.ts';
import { orderTable } from './order-table.ts';
import { useOrderColumns } from './use-order-columns.tsx';

/** What was ordered in the shop, for who sends it. */
export function OrdersPage() {
  const { t } = useTranslation();
  const title = t('shopStaff.orders.title');
  usePageTitle(title);
  const search = useTableSearch(orderTable);
  const { query, data } = useTableQuery(ordersQuery(search));
  const columns = useOrderColumns();
  return (
    <TableFrame label={title}>
      <TableBar
        title={title}
        subtitle={data && t('shopStaff.orders.count', { count: data.total })}
        q={search.q}
        onSearch={search.search}
        searchLabel={t('shopStaff.orders.search')}
        isFiltered={search.isFiltered}
        onClear={search.clear}
        filters={
          <FilterSelect
            label={t('shopStaff.orders.status')}
            value={search.filters.status}
            options={orderStatuses.map((value) => ({ value, label: t(`shop.status.${value}`) }))}
            onChoose={(status) => search.filter('status', status)}
          />
        }
      />
      <PagedTable
        search={search}
        query={query}
        label={title}
        columns={columns}
        rows={data?.orders}
        rowKey={({ id }) => id}
        rowLabel={({ id }) => t('shopStaff.orders.named', { id })}
        rowHref={({ id }) => pageAddress('/apps/ecommerce/orders/:id', { id })}
        empty={{ icon: <IconInbox />, title: t('shopStaff.orders.empty'), text: t('shopStaff.orders.emptyText') }}
      />
    </TableFrame>
  );
}
