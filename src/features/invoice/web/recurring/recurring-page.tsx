import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useRights } from '#web/ability.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import barStyles from '#web/data-table/table-bar.module.css';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus, IconRepeat } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import type { RecurringInvoice } from '../../recurring-contract.ts';
import { RecurringMenu } from './recurring-menu.tsx';
import { recurringQuery } from './recurring-queries.ts';
import { recurringTable } from './recurring-table.ts';
import { useRecurringActions } from './use-recurring-actions.ts';
import { useRecurringColumns } from './use-recurring-columns.tsx';

const RecurringDrawer = lazyPart(() => import('./recurring-drawer.tsx').then(({ RecurringDrawer }) => RecurringDrawer));

/** The invoices that are made anew every so often. */
export function RecurringPage() {
  const { t } = useTranslation();
  const title = t('invoice.recurring.title');
  usePageTitle(title);
  const search = useTableSearch(recurringTable);
  const { query, data } = useTableQuery(recurringQuery(search));
  const rights = useRights('Invoice');
  const actions = useRecurringActions();
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['invoice', 'recurring'] });
  const [open, show] = useSearchValue('open');
  const columns = useRecurringColumns();
  const opened = useHeldRecord(
    open,
    data?.recurring.find(({ id }) => String(id) === open),
  );
  const add = () => show('new');
  useShortcuts([{ keys: 'n', label: t('invoice.recurring.add'), run: add, when: rights.create }]);
  const { rowActions } = useStable({
    rowActions: (recurring: RecurringInvoice) => (
      <RecurringMenu
        recurring={recurring}
        rights={rights}
        onEdit={() => show(String(recurring.id))}
        onPause={() => void actions.togglePause(recurring)}
        onDelete={() => void actions.remove(recurring)}
      />
    ),
  });
  const close = () => show(undefined);
  return (
    <>
      <TableFrame label={title}>
        <header className={barStyles.bar}>
          <div className={barStyles.words}>
            <h1 className={barStyles.title}>{title}</h1>
            <p className={barStyles.subtitle}>{t('invoice.recurring.subtitle')}</p>
          </div>
          {rights.create && (
            <div className={barStyles.actions}>
              <Button onClick={add}>
                <IconPlus size={18} />
                {t('invoice.recurring.add')}
              </Button>
            </div>
          )}
        </header>
        <PagedTable
          search={search}
          query={query}
          label={title}
          columns={columns}
          rows={data?.recurring}
          rowKey={({ id }) => id}
          rowLabel={({ clientName }) => clientName}
          onOpen={rights.update ? ({ id }) => show(String(id)) : undefined}
          rowActions={rowActions}
          empty={{
            icon: <IconRepeat />,
            title: t('invoice.recurring.empty'),
            text: t('invoice.recurring.emptyText'),
            action: rights.create ? { label: t('invoice.recurring.add'), run: add } : undefined,
          }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        {open === 'new' && rights.create && <RecurringDrawer recurring={null} onSaved={refetch} onClose={close} />}
        {opened && rights.update && <RecurringDrawer key={opened.id} recurring={opened} onSaved={refetch} onClose={close} />}
      </Suspense>
    </>
  );
}
