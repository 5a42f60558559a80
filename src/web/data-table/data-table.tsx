import { type ReactNode, useMemo, useRef } from 'react';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useInlineSize } from '#web/use-inline-size.ts';
import { columnsWithRoom, mainColumn, type RowKey, type TableColumn } from './column.ts';
import classes from './data-table.module.css';
import { EmptyTable, type EmptyTexts } from './empty-table.tsx';
import { FoldedColumns } from './folded-columns.tsx';
import { areFree, freeColumns, type ShownColumn } from './free-columns.ts';
import type { RowGroup } from './row-group.ts';
import { TableBody } from './table-body.tsx';
import { TableHead } from './table-head.tsx';
import type { TableSort } from './table-search.ts';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableTop } from './table-top.tsx';
import type { ColumnLayout } from './use-column-layout.ts';
import { useExpandedRows } from './use-expanded-rows.ts';
import { useTableRows } from './use-table-rows.ts';
import type { TableSelection } from './use-table-selection.ts';

/** From this table width, in pixels, rows are shown as lines; below, as cards. */
const linesFrom = 640;

/** From `data-table.module.css`, in pixels. */
const checkWidth = 52;
const actionsWidth = 64;
const expandWidth = 40;

interface DataTableProps<Row, Key extends RowKey> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Undefined until the first rows have loaded. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => Key;
  /** Names a row, for example for its checkbox: `Invoice 5036`. */
  rowLabel: (row: Row) => string;
  rowHref?: ((row: Row) => string) | undefined;
  /** For rows that open differently, for example in a drawer. Replaces navigation when there is an address. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Content at the end of a row, such as a `RowMenu`. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  selection?: TableSelection<Key> | undefined;
  /** `BulkAction`s for the selected rows. */
  bulk?: ReactNode;
  /** The previous rows are shown while new ones load. */
  isStale?: boolean;
  error?: unknown;
  onTryAgain: () => void;
  /** Number of skeleton rows while loading; 10 by default. */
  perPage?: number;
  /** A search or filter is active, so an empty table means no results. */
  isFiltered?: boolean;
  onClear?: (() => void) | undefined;
  /** The empty state for when nothing exists yet. */
  empty: EmptyTexts;
  /** Enables moving and resizing columns. From `useColumnLayout`, which also provides `columns`. */
  layout?: Pick<ColumnLayout<Row>, 'move' | 'resize'> | undefined;
  /** Details of a row, shown below it when expanded. */
  details?: ((row: Row) => ReactNode) | undefined;
  /** Moves columns that don't fit into the details instead of hiding them. */
  foldsColumns?: boolean;
  /** Groups rows; they must already be sorted by group. */
  groupOf?: ((row: Row) => RowGroup) | undefined;
}

/** A table with pagination, sorting and search on the server. On a narrow viewport its rows are cards. */
export function DataTable<Row, Key extends RowKey>(props: DataTableProps<Row, Key>) {
  const { label, columns, rows, rowKey, rowLabel, rowHref, onOpen, rowActions, sort, onSort, selection, bulk } = props;
  const { isStale = false, error, onTryAgain, perPage = 10, isFiltered = false, onClear, empty } = props;
  const { layout, details, foldsColumns = false, groupOf } = props;
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const width = useInlineSize(root);
  const isCards = width < linesFrom;
  const before = selection ? checkWidth : 0;
  const after = rowActions ? actionsWidth : 0;
  const isFree = !isCards && areFree(columns);
  // Compared by key, so rows rerender only when the visible columns change.
  const withRoom = isFree
    ? columns
    : columnsWithRoom(columns, width, { isCards, beside: before + after + (foldsColumns ? expandWidth : 0) });
  const names = withRoom.map(({ key }) => key).join(' ');
  const hasDetails = details !== undefined || (foldsColumns && withRoom.length < columns.length);
  const { shown, folded, total } = useMemo(() => {
    const keys = names.split(' ');
    const room = columns.filter(({ key }) => keys.includes(key));
    const start = before + (hasDetails ? expandWidth : 0);
    const free = isFree ? freeColumns(room, start) : { shown: room as readonly ShownColumn<Row>[], total: 0 };
    return { ...free, folded: columns.filter(({ key }) => !keys.includes(key)) };
  }, [columns, names, isFree, before, hasDetails]);
  const isScrolled = isFree && total + after > width;
  const main = mainColumn(columns);
  const table = useTableRows({ root, rows, rowKey, rowHref, onOpen, selection });
  const expanded = useExpandedRows(table.keys);
  const detailsOf = hasDetails
    ? (row: Row) => (
        <>
          {foldsColumns && folded.length > 0 && <FoldedColumns columns={folded} row={row} />}
          {details?.(row)}
        </>
      )
    : null;
  const why = error instanceof ApiError && error.status === 0 ? t('table.offline') : t('table.serverFailed');

  let face: ReactNode = null;
  if (rows === undefined && error) face = <ErrorState title={t('table.failed')} text={why} onTryAgain={onTryAgain} />;
  else if (rows?.length === 0 && !isStale) face = <EmptyTable empty={empty} isFiltered={isFiltered} onClear={onClear} />;

  const roleOf = (role: string) => (isCards ? role : undefined);
  return (
    <div ref={root} className={classes.place} data-cards={isCards || undefined} data-selectable={selection ? true : undefined}>
      <span className="visually-hidden" role="status">
        {selection && selection.count > 0
          ? t('table.selected', { count: selection.count })
          : rows === undefined && !error && t('ui.loading')}
      </span>
      {face ?? (
        <>
          <TableTop columns={shown} isCards={isCards} pageKeys={table.keys} selection={selection} bulk={bulk} sort={sort} onSort={onSort} />
          <div className={isScrolled ? classes.scroller : undefined} {...(isScrolled && { tabIndex: -1 })}>
            <table
              className={classes.table}
              role={roleOf('table')}
              aria-busy={rows === undefined || isStale}
              data-pins={shown.some(({ pinnedAt }) => pinnedAt !== undefined) || undefined}
              style={isScrolled ? { inlineSize: total + after } : undefined}
            >
              <caption className="visually-hidden">{label}</caption>
              <TableHead
                columns={shown}
                isCards={isCards}
                hasActions={rowActions !== undefined}
                hasDetails={hasDetails}
                layout={layout}
                pageKeys={table.keys}
                selection={selection}
                sort={sort}
                onSort={onSort}
              />
              {rows === undefined ? (
                <TableSkeleton
                  columns={shown}
                  main={main}
                  count={perPage}
                  isSelectable={selection !== undefined}
                  hasActions={rowActions !== undefined}
                  hasDetails={hasDetails}
                />
              ) : (
                <TableBody
                  rows={rows}
                  rowKey={rowKey}
                  rowLabel={rowLabel}
                  rowHref={rowHref}
                  opens={onOpen !== undefined}
                  rowActions={rowActions}
                  columns={shown}
                  main={main}
                  isCards={isCards}
                  isStale={isStale}
                  selection={selection}
                  table={table}
                  groupOf={groupOf}
                  expanded={expanded}
                  detailsOf={detailsOf}
                  span={shown.length + [selection, hasDetails, rowActions].filter(Boolean).length}
                />
              )}
            </table>
          </div>
        </>
      )}
      {rows !== undefined && error ? (
        <div className={classes.failed} role="alert">
          <span>
            {t('table.notNew')} {why}
          </span>
          <button type="button" onClick={onTryAgain}>
            {t('ui.tryAgain')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
