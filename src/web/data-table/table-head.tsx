import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp } from '#web/icons.ts';
import type { RowKey, TableColumn } from './column.ts';
import { ColumnGrip } from './column-grip.tsx';
import classes from './data-table.module.css';
import type { ShownColumn } from './free-columns.ts';
import { PageCheckbox } from './page-checkbox.tsx';
import type { TableSort } from './table-search.ts';
import type { ColumnLayout } from './use-column-layout.ts';
import { useHeadDrag } from './use-head-drag.ts';
import type { TableSelection } from './use-table-selection.ts';

interface Props<Row, Key extends RowKey> {
  columns: readonly ShownColumn<Row>[];
  /** Visually hidden on cards, where `TableTop` shows the controls. */
  isCards: boolean;
  hasActions: boolean;
  hasDetails: boolean;
  /** Enables moving and resizing columns. */
  layout: Pick<ColumnLayout<Row>, 'move' | 'resize'> | undefined;
  pageKeys: readonly Key[];
  selection: TableSelection<Key> | undefined;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

export function TableHead<Row, Key extends RowKey>(props: Props<Row, Key>) {
  const { columns, isCards, hasActions, hasDetails, layout, pageKeys, selection, sort, onSort } = props;
  const { t } = useTranslation();
  const dragOf = useHeadDrag(isCards ? undefined : layout?.move);
  const roleOf = (role: string) => (isCards ? role : undefined);
  // Bulk actions cover the headers while rows are selected.
  const isCovered = selection !== undefined && selection.count > 0;
  return (
    <thead role={roleOf('rowgroup')} className={isCards ? 'visually-hidden' : classes.head}>
      <tr role={roleOf('row')}>
        {selection && (
          <th scope="col" role={roleOf('columnheader')} className={classes.check} data-covered={isCovered || undefined}>
            {isCards ? <span>{t('table.selection')}</span> : <PageCheckbox pageKeys={pageKeys} selection={selection} />}
          </th>
        )}
        {hasDetails && (
          <th scope="col" role={roleOf('columnheader')} className={classes.expand}>
            <span className="visually-hidden">{t('common.details')}</span>
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            role={roleOf('columnheader')}
            data-align={column.align}
            data-pinned={column.pinnedAt === undefined ? undefined : true}
            style={{ inlineSize: column.width, insetInlineStart: column.pinnedAt }}
            {...dragOf(column.key)}
            aria-sort={sort?.column === column.key ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined}
          >
            {column.sortable && onSort && !isCards ? (
              <button
                type="button"
                className={classes.sort}
                tabIndex={isCovered ? -1 : undefined}
                onClick={() => onSort(nextSort(column, sort))}
              >
                <span className={classes.name}>{column.label}</span>
                {sort?.column === column.key && sort.direction === 'desc' ? <IconArrowDown size={16} /> : <IconArrowUp size={16} />}
              </button>
            ) : (
              <span className={column.isLabelHidden ? 'visually-hidden' : undefined}>{column.label}</span>
            )}
            {layout && !isCards && (
              <ColumnGrip name={column.label} width={column.width} onResize={(width) => layout.resize(column.key, width)} />
            )}
          </th>
        ))}
        {hasActions && (
          <th scope="col" role={roleOf('columnheader')} className={classes.actions}>
            <span className="visually-hidden">{t('common.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Returns the sort order after a click on a column. */
export function nextSort<Row>({ key, firstDirection = 'asc' }: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  if (sort?.column !== key) return { column: key, direction: firstDirection };
  return { column: key, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}
