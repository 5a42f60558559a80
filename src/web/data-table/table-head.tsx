import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp } from '#web/icons.ts';
import type { RowKey, TableColumn } from './column.ts';
import classes from './data-table.module.css';
import { PageCheckbox } from './page-checkbox.tsx';
import type { TableSort } from './table-search.ts';
import type { TableSelection } from './use-table-selection.ts';

interface Props<Row, Key extends RowKey> {
  columns: readonly TableColumn<Row>[];
  /** For screen readers only: `TableTop` shows what can be pressed. */
  isCards: boolean;
  hasActions: boolean;
  pageKeys: readonly Key[];
  selection: TableSelection<Key> | undefined;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

/** The names of the columns; pressed, they sort. */
export function TableHead<Row, Key extends RowKey>({ columns, isCards, hasActions, pageKeys, selection, sort, onSort }: Props<Row, Key>) {
  const { t } = useTranslation();
  const roleOf = (role: string) => (isCards ? role : undefined);
  // The tools for the chosen rows lie over the names then.
  const isCovered = selection !== undefined && selection.count > 0;
  return (
    <thead role={roleOf('rowgroup')} className={isCards ? 'visually-hidden' : classes.head}>
      <tr role={roleOf('row')}>
        {selection && (
          <th scope="col" role={roleOf('columnheader')} className={classes.check} data-covered={isCovered || undefined}>
            {isCards ? <span>{t('table.selection')}</span> : <PageCheckbox pageKeys={pageKeys} selection={selection} />}
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            role={roleOf('columnheader')}
            data-align={column.align}
            style={{ inlineSize: column.width }}
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
          </th>
        ))}
        {hasActions && (
          <th scope="col" role={roleOf('columnheader')} className={classes.actions}>
            <span className="visually-hidden">{t('table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** How a table is sorted after its column was pressed. */
export function nextSort<Row>({ key, firstDirection = 'asc' }: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  if (sort?.column !== key) return { column: key, direction: firstDirection };
  return { column: key, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}
