import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRights } from '#web/ability.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TableHeading } from '#web/data-table/table-heading.tsx';
import { tableSpec } from '#web/data-table/table-search.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconHelpCircle, IconPencil, IconSearch } from '#web/icons.ts';
import { usePageTitle } from '#web/page-title.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useStable } from '#web/use-stable.ts';
import type { LostSearch } from '../../edit-contract.ts';
import { centerPath, newAddress } from '../help-addresses.ts';
import { lostQuery } from '../help-queries.ts';
import { useHelpActions } from '../use-help-actions.ts';

/** Searches of the help center without results, a starting point for editors. */
export function LostPage() {
  const { t } = useTranslation();
  const title = t('help.lost.title');
  usePageTitle(title);
  const router = useRouter();
  const rights = useRights('Help');
  const search = useTableSearch(lostTable);
  const { query, data } = useTableQuery(lostQuery(search));
  const actions = useHelpActions();
  const columns = useLostColumns();
  const stable = useStable({
    rowActions: (lost: LostSearch) => (
      <RowMenu
        label={t('help.lost.actions', { text: lost.text })}
        items={() => (
          <>
            {rights.create && (
              <DropdownItem icon={<IconPencil />} onChoose={() => void router.navigate({ href: newAddress(lost.text) })}>
                {t('help.lost.write')}
              </DropdownItem>
            )}
            <DropdownItem icon={<IconCheck />} onChoose={() => void actions.settle(lost)}>
              {t('help.lost.settle')}
            </DropdownItem>
          </>
        )}
      />
    ),
  });
  return (
    <TableFrame label={title}>
      <TableHeading title={title} text={t('help.lost.text')}>
        <PageLink href={centerPath} look="outline">
          <IconHelpCircle size={18} />
          {t('help.toCentre')}
        </PageLink>
      </TableHeading>
      <PagedTable
        search={search}
        query={query}
        label={title}
        columns={columns}
        rows={data?.searches}
        rowKey={({ words }) => words}
        rowLabel={({ text }) => text}
        rowActions={rights.update ? stable.rowActions : undefined}
        empty={{ icon: <IconSearch />, title: t('help.lost.empty'), text: t('help.lost.emptyText') }}
      />
    </TableFrame>
  );
}

function useLostColumns(): TableColumn<LostSearch>[] {
  const { t, i18n } = useTranslation();
  return useMemo(
    (): TableColumn<LostSearch>[] => [
      {
        ...{ key: 'text', label: t('help.lost.search'), card: 'main' },
        cell: ({ text }) => <TitleCell picture={<IconSearch size={18} />} title={text} />,
      },
      {
        ...{ key: 'times', label: t('help.lost.times'), align: 'end', width: '120px', card: 'line', hasCardLabel: true },
        cell: ({ times }) => formatNumber(times, i18n.language),
      },
      {
        ...{ key: 'last', label: t('help.lost.last'), width: '180px', card: 'line', hasCardLabel: true },
        cell: ({ lastAt }) => <Moment at={lastAt}>{formatRelative(new Date(lastAt), i18n.language, new Date())}</Moment>,
      },
    ],
    [t, i18n.language],
  );
}

/** Table spec of failed searches, newest first. */
const lostTable = tableSpec({ columns: ['last'], sort: { column: 'last', direction: 'desc' }, filters: {}, perPage: 25 });
