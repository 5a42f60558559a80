import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ExportMenu } from '#web/data-table/export-menu.tsx';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import type { TableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { invoiceStatuses, type readInvoiceCounts } from '../../contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { statusLooks } from '../status-look.tsx';
import classes from './invoice-list-bar.module.css';
import type { InvoiceColumn } from './invoice-table.ts';
import { saveInvoices } from './save-invoices.ts';

interface Props {
  title: string;
  search: TableSearch<InvoiceColumn, { status: typeof invoiceStatuses }>;
  counts: AnswerOf<typeof readInvoiceCounts> | undefined;
  mayAdd: boolean;
  onGaps: () => void;
}

/** What stands above the list: the search, the statuses, how many there are, and what can be done. */
export function InvoiceListBar({ title, search, counts, mayAdd, onGaps }: Props) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const save = async (format: 'csv' | 'xlsx') => {
    setSaving(true);
    await saveInvoices(t, search, format);
    setSaving(false);
  };
  const all = counts && Object.values(counts.counts).reduce((sum, count) => sum + count, 0);
  const options = invoiceStatuses.map((value) => {
    const { key, icon } = statusLooks[value];
    const name = t(`invoice.status.${key}`);
    const number = counts?.counts[value];
    return { value, icon, label: number === undefined ? name : t('invoice.list.statusCount', { name, number }) };
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
                <button type="button" className={classes.gaps} onClick={onGaps}>
                  {t('invoice.list.gaps.open', { count: counts.deleted })}
                </button>
              </>
            )}
          </>
        )
      }
      q={search.q}
      onSearch={search.search}
      searchLabel={t('invoice.list.search')}
      isFiltered={search.isFiltered}
      onClear={search.clear}
      filters={
        <FilterSelect
          label={t('invoice.list.status')}
          value={search.filters.status}
          options={options}
          onChoose={(status) => search.filter('status', status)}
        />
      }
      actions={
        <>
          <ExportMenu onExport={(format) => void save(format)} isBusy={isSaving} />
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
