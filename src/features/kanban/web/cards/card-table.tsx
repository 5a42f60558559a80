import { useEffect, useMemo, useState } from 'react';
import type { TableColumn } from '#web/data-table/column.ts';
import { DataTable } from '#web/data-table/data-table.tsx';
import { TablePager } from '#web/data-table/table-pager.tsx';
import type { TableSort } from '#web/data-table/table-search.ts';
import { TitleCell } from '#web/data-table/title-cell.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconLayoutKanban } from '#web/icons.ts';
import { TintMark } from '#web/ui/tint-mark.tsx';
import type { Card } from '../../contract.ts';
import { type BoardPage, doneColumns } from '../board-page-answer.ts';
import { letsAllThrough } from '../filter/board-filter.ts';
import type { BoardLocation } from '../use-board-location.ts';
import { AvatarRow, CardDue } from './board-card.tsx';
import classes from './card-table.module.css';

interface Props {
  page: BoardPage;
  /** Cards matching the filter, by column. */
  columns: ReadonlyMap<string, readonly Card[]>;
  location: BoardLocation;
}

/** A board's cards as a table, in the chosen sort order or in board order. */
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

/** Sorts cards for the table: those without a due date or assignee come last in either direction. */
function sortedCards({ boards, people }: BoardPage, cards: readonly Card[], sort: TableSort | undefined): readonly Card[] {
  if (!sort) return cards;
  const places = new Map(boards.map(({ id }, index) => [id, index]));
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
  const keys: Record<string, (card: Card) => string | number | null> = {
    title: ({ title }) => title,
    column: ({ boardId }) => places.get(boardId) ?? 0,
    due: ({ dueDate }) => dueDate,
    people: ({ assigneeIds: [first] }) => (first === undefined ? null : (names.get(first) ?? null)),
  };
  const keyOf = keys[sort.column];
  if (!keyOf) return cards;
  const way = sort.direction === 'asc' ? 1 : -1;
  return cards.toSorted((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return way * (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)));
  });
}
