import type { AnswerOf } from '#contract/endpoint.ts';
import { ViewsMenu } from '#platform/views/web/public-api.ts';
import { call, openCall } from '#web/api-client.ts';
import { ColumnsMenu } from '#web/data-table/columns-menu.tsx';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { ListMenu } from '#web/data-table/list-menu.tsx';
import { PeriodFilter } from '#web/data-table/period-filter.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import type { ColumnLayout } from '#web/data-table/use-column-layout.ts';
import type { TableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconFileInvoice, IconHourglass, IconPlus } from '#web/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import {
  exportInvoices,
  type Invoice,
  type InvoiceStatus,
  issuedStatuses,
  listInvoices,
  openStatuses,
  type readInvoiceCounts,
} from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { statusLooks } from '../status-look.tsx';
import { type InvoiceColumn, invoiceFilterInput, invoiceListInput, type invoiceTable, statusFilters } from './invoice-table.ts';

interface Props {
  title: string;
  search: TableSearch<InvoiceColumn, (typeof invoiceTable)['filters']>;
  layout: ColumnLayout<Invoice>;
  counts: AnswerOf<typeof readInvoiceCounts> | undefined;
  clientName: string | undefined;
  mayAdd: boolean;
  onGaps: () => void;
}

/** Bar above the list with search, statuses, counts and actions. */
export function InvoiceListBar({ title, search, layout, counts, clientName, mayAdd, onGaps }: Props) {
  const { t } = useTranslation();
  const all = counts && Object.values(counts.counts).reduce((sum, count) => sum + count, 0);
  const counted = (name: string, statuses: readonly InvoiceStatus[]) =>
    counts ? t('invoice.list.statusCount', { name, number: statuses.reduce((sum, status) => sum + counts.counts[status], 0) }) : name;
  const options = statusFilters.map((value) => {
    if (value === 'open') return { value, icon: <IconHourglass size={16} />, label: counted(t('invoice.list.open'), openStatuses) };
    if (value === 'issued')
      return { value, icon: <IconFileInvoice size={16} />, label: counted(t('invoice.list.issuedOnes'), issuedStatuses) };
    const { key, icon } = statusLooks[value];
    return { value, icon, label: counted(t(`invoice.status.${key}`), [value]) };
  });
  return (
    <TableBar
      title={title}
      subtitle={
        counts && (
          <>
            {t('invoice.list.count', { count: all ?? 0 })}
            {counts.deleted > 0 && (
              <>
                {' · '}
                <LinkButton onClick={onGaps}>{t('invoice.list.gaps.open', { count: counts.deleted })}</LinkButton>
              </>
            )}
          </>
        )
      }
      search={search}
      searchLabel={t('invoice.list.search')}
      filters={
        <>
          <ViewsMenu list="invoices" columns={layout.text} />
          <FilterSelect
            label={t('invoice.list.status')}
            value={search.filters.status}
            options={options}
            onChoose={(status) => search.filter('status', status)}
          />
          {search.filters.client !== '' && (
            <FilterSelect
              label={t('invoice.list.client')}
              value={search.filters.client}
              options={[{ value: search.filters.client, label: clientName ?? `#${search.filters.client}` }]}
              onChoose={(client) => search.filter('client', client)}
            />
          )}
          <PeriodFilter label={t('invoice.list.issued')} span={search.filters} onChoose={search.filterBy} />
        </>
      }
      actions={
        <>
          <ColumnsMenu layout={layout} />
          <ListMenu
            title={title}
            columns={layout.columns}
            open={(format) => openCall(exportInvoices, { query: { ...invoiceFilterInput(search), format } })}
            read={async (page, perPage) => {
              const { invoices, total } = await call(listInvoices, invoiceListInput({ ...search, page, perPage }));
              return { rows: invoices, total };
            }}
          />
          {mayAdd && (
            <PageLink look="primary" href={invoiceAddress.add()}>
              <IconPlus size={18} />
              {t('invoice.list.add')}
            </PageLink>
          )}
        </>
      }
    />
  );
}
