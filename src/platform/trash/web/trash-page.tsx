import { Suspense, useState } from 'react';
import { useRights } from '#web/ability.ts';
import { BulkAction } from '#web/data-table/bulk-action.tsx';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTableSelection } from '#web/data-table/use-table-selection.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowBackUp, IconTrash, IconTrashX } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { useStable } from '#web/use-stable.ts';
import type { TrashLine } from '../contract.ts';
import { idOf } from './trash-look.ts';
import { trashQuery } from './trash-query.ts';
import { trashTable } from './trash-table.ts';
import { useTrashActions } from './use-trash-actions.ts';
import { useTrashColumns } from './use-trash-columns.tsx';

const PurgeDialog = lazyPart(() => import('./purge-dialog.tsx').then((module) => module.PurgeDialog));

/** Deleted records of all kinds that can still be restored. */
export function TrashPage() {
  const { t } = useTranslation();
  const title = t('menu.trash');
  usePageTitle(title);
  const search = useTableSearch(trashTable);
  const { query, data } = useTableQuery(trashQuery(search));
  const rights = useRights('Trash');
  const selection = useTableSelection<string>(search.scope);
  const columns = useTrashColumns();
  const [asking, ask] = useState<readonly string[] | { allUpTo: string | undefined }>();
  const isOfAll = asking !== undefined && 'allUpTo' in asking;
  const nameOf = (id: string) => query.data?.lines.find((line) => idOf(line) === id)?.name || t('trash.noName');
  const stable = useStable({
    nameOf,
    rowActions: (line: TrashLine) => (
      <RowMenu
        label={t('common.actionsFor', { name: line.name })}
        items={() => (
          <>
            {rights.update && (
              <DropdownItem icon={<IconArrowBackUp />} onChoose={() => void actions.restore([idOf(line)])}>
                {t('common.restore')}
              </DropdownItem>
            )}
            {rights.delete && (
              <DropdownItem icon={<IconTrashX />} onChoose={() => ask([idOf(line)])}>
                {t('common.deleteForever')}
              </DropdownItem>
            )}
          </>
        )}
      />
    ),
  });
  const actions = useTrashActions(stable.nameOf);
  const chosen = [...selection.keys];
  const { kind } = search.filters;
  const purge = () => {
    if (isOfAll) void actions.empty(kind, asking.allUpTo);
    else void actions.purge(asking ?? []);
    selection.clear();
  };
  const question = () => {
    if (isOfAll) return kind === '' ? t('trash.purge.askAll') : t('trash.purge.askKind', { kind: t(`trash.kinds.${kind}`) });
    const [only = ''] = asking ?? [];
    return asking?.length === 1 ? t('trash.purge.askOne', { name: nameOf(only) }) : t('trash.purge.ask', { count: asking?.length ?? 0 });
  };
  const mayChange = rights.update || rights.delete;
  return (
    <>
      <TableFrame label={title}>
        <TableBar
          title={title}
          subtitle={data && t('trash.subtitle', { count: data.keptDays })}
          search={search}
          searchLabel={t('trash.search')}
          filters={
            <FilterSelect
              label={t('trash.kind')}
              value={kind}
              options={(data?.kinds ?? []).map((value) => ({ value, label: t(`trash.kinds.${value}`) }))}
              onChoose={(value) => search.filter('kind', value)}
            />
          }
          actions={
            rights.delete && (
              <Button look="outline" disabled={!data?.total || search.q !== ''} onClick={() => ask({ allUpTo: data?.readAt })}>
                <IconTrashX size={18} />
                {t('trash.empty')}
              </Button>
            )
          }
        />
        <PagedTable
          search={search}
          query={query}
          label={title}
          columns={columns}
          rows={data?.lines}
          rowKey={idOf}
          rowLabel={({ name }) => name}
          rowActions={mayChange ? stable.rowActions : undefined}
          selection={mayChange ? selection : undefined}
          bulk={
            <>
              {rights.update && (
                <BulkAction
                  label={t('common.restore')}
                  icon={<IconArrowBackUp size={18} />}
                  onClick={() => {
                    void actions.restore(chosen);
                    selection.clear();
                  }}
                />
              )}
              {rights.delete && (
                <BulkAction label={t('common.deleteForever')} icon={<IconTrashX size={18} />} onClick={() => ask(chosen)} />
              )}
            </>
          }
          empty={{ icon: <IconTrash />, title: t('trash.nothing'), text: t('trash.nothingText') }}
        />
      </TableFrame>
      <Suspense fallback={null}>{asking && <PurgeDialog title={question()} onPurge={purge} onClose={() => ask(undefined)} />}</Suspense>
    </>
  );
}
