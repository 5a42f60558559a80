import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#web/data-table/data-table.tsx';
import { ExportMenu } from '#web/data-table/export-menu.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TablePager } from '#web/data-table/table-pager.tsx';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { IconHistory } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery, auditTable } from './audit-queries.ts';
import { entrySentence } from './entry-words.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

const EntryPanel = lazy(() => import('./entry-panel.tsx').then(({ EntryPanel }) => ({ default: EntryPanel })));

/** Who did what that matters for security, when and from where. */
export function AuditLogPage() {
  const { t } = useTranslation();
  const title = t('audit.title');
  usePageTitle(title);
  const search = useTableSearch(auditTable);
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...auditQuery(search), placeholderData: keepPreviousData });
  const columns = useAuditColumns();
  const attempt = useAttempt();
  const [isSaving, setSaving] = useState(false);
  const [open, setOpen] = useSearchValue('entry');
  const opened = data?.entries.find(({ id }) => String(id) === open);
  const save = async (format: 'csv' | 'xlsx') => {
    setSaving(true);
    await attempt(t('audit.exportFailed'), async () => {
      const { saveAudit } = await import('./save-audit.ts');
      await saveAudit(t, search, format);
    });
    setSaving(false);
  };
  return (
    <>
      <TableFrame label={title}>
        <TableBar
          title={title}
          subtitle={t('audit.subtitle')}
          q={search.q}
          onSearch={search.search}
          searchLabel={t('audit.search')}
          isFiltered={search.isFiltered}
          onClear={search.clear}
          filters={<AuditFilters search={search} />}
          actions={<ExportMenu onExport={(format) => void save(format)} isBusy={isSaving} />}
        />
        <DataTable
          label={title}
          columns={columns}
          rows={data?.entries}
          rowKey={({ id }) => id}
          rowLabel={(entry) => entrySentence(t, entry)}
          onOpen={({ id }) => setOpen(String(id))}
          perPage={search.perPage}
          isStale={isPlaceholderData}
          error={error}
          onTryAgain={() => void refetch()}
          isFiltered={search.isFiltered}
          onClear={search.clear}
          empty={{ icon: <IconHistory />, title: t('audit.empty'), text: t('audit.emptyText') }}
        />
        <TablePager
          page={search.page}
          perPage={search.perPage}
          total={data?.total}
          onPage={search.showPage}
          onPerPage={search.showPerPage}
        />
      </TableFrame>
      <Suspense fallback={null}>{opened && <EntryPanel entry={opened} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  );
}
