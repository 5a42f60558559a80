import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ExportMenu } from '#web/data-table/export-menu.tsx';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useCountAll } from '#web/data-table/use-count-all.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconHistory } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditQuery } from './audit-queries.ts';
import { auditTable } from './audit-table.ts';
import { entrySentence } from './entry-words.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

const EntryPanel = lazyPart(() => import('./entry-panel.tsx').then(({ EntryPanel }) => EntryPanel));

/** Security-relevant actions: who, when, and from where. */
export function AuditLogPage() {
  const { t } = useTranslation();
  const title = t('menu.auditLog');
  usePageTitle(title);
  const search = useTableSearch(auditTable);
  const [isExact, countAll] = useCountAll(search);
  const query = useQuery({ ...auditQuery(search, isExact), placeholderData: keepPreviousData });
  const { data } = query;
  const columns = useAuditColumns();
  const attempt = useAttempt();
  const [open, setOpen] = useSearchValue('entry');
  const opened = data?.entries.find(({ id }) => String(id) === open);
  const save = async (format: 'csv' | 'xlsx') => {
    await attempt(t('audit.exportFailed'), async () => {
      const { saveAudit } = await import('./save-audit.ts');
      await saveAudit(t, search, format);
    });
  };
  return (
    <>
      <TableFrame label={title}>
        <TableBar
          title={title}
          subtitle={t('audit.subtitle')}
          search={search}
          searchLabel={t('audit.search')}
          filters={<AuditFilters search={search} />}
          actions={<ExportMenu onExport={save} />}
        />
        <PagedTable
          search={search}
          query={query}
          label={title}
          columns={columns}
          rows={data?.entries}
          rowKey={({ id }) => id}
          rowLabel={(entry) => entrySentence(t, entry)}
          onCountAll={countAll}
          onOpen={({ id }) => setOpen(String(id))}
          empty={{ icon: <IconHistory />, title: t('audit.empty'), text: t('audit.emptyText') }}
        />
      </TableFrame>
      <Suspense fallback={null}>{opened && <EntryPanel entry={opened} onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  );
}
