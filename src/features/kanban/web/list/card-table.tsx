import { useEffect, useMemo, useState } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { DataTable } from '#web/data-table/data-table.tsx';
import { TablePager } from '#web/data-table/table-pager.tsx';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconLayoutKanban } from '#web/icons.ts';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { Card } from '../../contract.ts';
import type { BoardPage } from '../board-page-answer.ts';
import { doneColumns } from '../boards/done-columns.ts';
import { AvatarRow } from '../cards/avatar-row.tsx';
import { CardDue } from '../cards/card-due.tsx';
import { letsAllThrough } from '../filter/board-filter.ts';
import type { BoardLocation } from '../use-board-location.ts';
import classes from './card-table.module.css';
import { sortedCards } from './sorted-cards.ts';

interface Props {
  page: BoardPage;
  /** The cards of each column that the filter lets through. */
  columns: ReadonlyMap<string, readonly Card[]>;
  location: BoardLocation;
}

/** The cards of a board as a table: sorted by what is asked for, else as they stand on the board. */
export function CardTable({ page, columns, location }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState({ page: 1, perPage: 50 });
  const { sort, filter } = location;
  const cards = useMemo(() => sortedCards(page, [...columns.values()].flat(), sort), [page, columns, sort]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards, or another order, begin at the first page.
  useEffect(() => setShown((now) => ({ ...now, page: 1 })), [filter, sort]);
  const table = useMemo<TableColumn<Card>[]>(() => {
    const people = new Map(page.people.map((person) => [person.id, person]));
    const titleOf = new Map(page.boards.map(({ id, title }) => [id, title]));
    const done = doneColumns(page);
    return [
      { key: 'title', label: t('kanban.task.card'), sortable: true, card: 'main', cell: ({ title }) => <TitleCell title={title} /> },
      {
        key: 'column',
        label: t('kanban.list.column'),
        sortable: true,
        width: '160px',
        card: 'aside',
        cell: ({ boardId }) => <bdi>{titleOf.get(boardId)}</bdi>,
      },
      {
        key: 'labels',
        label: t('kanban.task.labels'),
        width: '200px',
        hideBelow: 900,
        cell: ({ labels }) => (
          <span className={classes.labels}>
            {labels.map((label) => (
              <TintMark key={label} name={label} />
            ))}
          </span>
        ),
      },
      {
        key: 'due',
        label: t('kanban.task.due'),
        sortable: true,
        width: '180px',
        cell: ({ dueDate, boardId }) => dueDate !== null && <CardDue dueDate={dueDate} isDone={done.has(boardId)} />,
      },
      {
        key: 'people',
        label: t('kanban.task.people'),
        sortable: true,
        width: '140px',
        hideBelow: 700,
        cell: ({ assigneeIds }) => <AvatarRow people={assigneeIds.flatMap((id) => people.get(id) ?? [])} />,
      },
    ];
  }, [page, t]);
  const from = (shown.page - 1) * shown.perPage;
  return (
    <div className={classes.frame}>
      <DataTable
        label={t('kanban.list.cards')}
        columns={table}
        rows={cards.slice(from, from + shown.perPage)}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        rowHref={({ id }) => location.addressOf(id)}
        onOpen={({ id }) => location.openTask(id)}
        sort={sort ?? { column: '', direction: 'asc' }}
        onSort={location.setSort}
        isFiltered={!letsAllThrough(filter)}
        onClear={() => location.setFilter({ q: '', labels: [], people: [], due: '' })}
        onTryAgain={() => undefined}
        empty={{ icon: <IconLayoutKanban />, title: t('kanban.list.none'), text: t('kanban.list.noneText') }}
      />
      <TablePager
        {...shown}
        total={cards.length}
        onPage={(to) => setShown((now) => ({ ...now, page: to }))}
        onPerPage={(perPage) => setShown({ page: 1, perPage })}
      />
    </div>
  );
}
