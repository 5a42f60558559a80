import { Suspense, useMemo } from 'react';
import { useRights } from '#web/ability.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPencil, IconPlus, IconTag, IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import { deleteSparePart, restoreSparePart, type SparePart } from '../contract.ts';
import { sparePartTable } from './spare-part-table.ts';
import { sparePartsQuery } from './spare-parts-query.ts';

const SparePartDrawer = lazyPart(() => import('./spare-part-drawer.tsx').then(({ SparePartDrawer }) => SparePartDrawer));

/** The list of spare parts. `?open=` contains the id of the one whose form is open; `new` adds one. */
export function SparePartsPage() {
  const { t } = useTranslation();
  usePageTitle(t('spareParts.title'));
  const search = useTableSearch(sparePartTable);
  const { query, data } = useTableQuery(sparePartsQuery(search));
  const rights = useRights('SparePart');
  const { remove } = useSparePartActions();
  const [open, show] = useSearchValue('open');
  const opened = useHeldRecord(
    open,
    data?.spareParts.find(({ id }) => String(id) === open),
  );
  const add = () => show('new');
  const edit = ({ id }: SparePart) => show(String(id));
  const close = () => show(undefined);
  useShortcuts([{ keys: 'n', label: t('spareParts.add'), run: add, when: rights.create }]);
  const { rowActions } = useStable({
    rowActions: (sparePart: SparePart) => (
      <RowMenu
        label={t('common.actionsFor', { name: sparePart.name })}
        items={() => (
          <>
            {rights.update && (
              <DropdownItem icon={<IconPencil />} onChoose={() => edit(sparePart)}>
                {t('common.edit')}
              </DropdownItem>
            )}
            {rights.delete && (
              <DropdownItem icon={<IconTrash />} onChoose={() => void remove(sparePart)}>
                {t('common.delete')}
              </DropdownItem>
            )}
          </>
        )}
      />
    ),
  });
  return (
    <>
      <TableFrame label={t('spareParts.title')}>
        <TableBar
          title={t('spareParts.title')}
          subtitle={data && t('spareParts.count', { count: data.total })}
          search={search}
          searchLabel={t('spareParts.search')}
          actions={
            rights.create && (
              <Button onClick={add}>
                <IconPlus size={18} />
                {t('spareParts.add')}
              </Button>
            )
          }
        />
        <PagedTable
          search={search}
          query={query}
          label={t('spareParts.title')}
          columns={useSparePartColumns()}
          rows={data?.spareParts}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          {...(rights.update && { onOpen: edit })}
          {...((rights.update || rights.delete) && { rowActions })}
          empty={{
            icon: <IconTag />,
            title: t('spareParts.empty'),
            text: t('spareParts.emptyText'),
            action: rights.create ? { label: t('spareParts.add'), run: add } : undefined,
          }}
        />
      </TableFrame>
      <Suspense fallback={null}>
        {open === 'new' && rights.create && <SparePartDrawer onClose={close} />}
        {opened && rights.update && <SparePartDrawer key={opened.id} sparePart={opened} onClose={close} />}
      </Suspense>
    </>
  );
}

function useSparePartColumns(): TableColumn<SparePart>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { key: 'name', label: t('spareParts.field.name'), card: 'main', cell: ({ name }) => <bdi>{name}</bdi> },
      { key: 'notes', label: t('spareParts.field.notes'), width: '360px', hideBelow: 820, cell: ({ notes }) => <bdi>{notes}</bdi> },
    ],
    [t],
  );
}

type SparePartViews = { list: ViewOf<ReturnType<typeof sparePartsQuery>> };

const words: ActionWords = { failed: (t) => t('table.serverFailed') };

/** Deletes optimistically: the row disappears at once, is restored if the request fails, and a toast offers Undo. */
function useSparePartActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<SparePartViews>('spare_part', words);
  return useMemo(
    () => ({
      async remove({ id, name }: SparePart): Promise<void> {
        const look = { list: (page: SparePartViews['list']['answer']) => pageWithout(page, 'spareParts', new Set([id])) };
        const remove = () => show({ rows: [id], look, send: () => call(deleteSparePart, { params: { id } }) });
        if (!(await attempt(remove, t('spareParts.failed.delete', { name })))) return;
        const restore = async () => {
          await show({ rows: [id], send: () => call(restoreSparePart, { params: { id } }) });
          toast({ message: t('spareParts.done.restored', { name }) });
        };
        offerUndo(t('spareParts.done.deleted', { name }), restore, undefined, t('spareParts.failed.restore', { name }));
      },
    }),
    [t, show, attempt, offerUndo],
  );
}
