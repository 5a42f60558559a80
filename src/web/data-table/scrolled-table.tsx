import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp } from '#web/icons.ts';
import { useInlineSize } from '#web/use-inline-size.ts';
import { useStable } from '#web/use-stable.ts';
import { columnsWithRoom, mainColumn, type RowKey, type TableColumn } from './column.ts';
import { ScrolledRow } from './scrolled-row.tsx';
import classes from './scrolled-table.module.css';
import { nextSort } from './table-head.tsx';
import type { TableSort } from './table-search.ts';
import { TableTop } from './table-top.tsx';
import { useScaledRows } from './use-scaled-rows.ts';
import type { TableSelection } from './use-table-selection.ts';

const rowHeight = 48;

interface Props<Row, Key extends RowKey> {
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Number of all rows; undefined until known. */
  total: number | undefined;
  /** Undefined while loading. */
  rowAt: (index: number) => Row | undefined;
  rowKey: (row: Row) => Key;
  /** Names a row for its checkbox. */
  rowLabel: (row: Row) => string;
  selection?: TableSelection<Key> | undefined;
  /** `BulkAction`s for the selected rows. */
  bulk?: ReactNode;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  /** Called with the range of visible rows, zero-based. */
  onRange: (first: number, last: number) => void;
}

/** A virtualized table of any length. Only visible rows are requested and rendered. */
export function ScrolledTable<Row, Key extends RowKey>(props: Props<Row, Key>) {
  const { label, columns, total, rowAt, rowKey, rowLabel, selection, bulk, sort, onSort, onRange } = props;
  const { t, i18n } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useInlineSize(root);
  const room = selection ? width - checkWidth : width;
  const shown = useMemo(() => fittingColumns(columns, room), [columns, room]);
  const stable = useStable({ toggle: (row: Row) => selection?.toggle(rowKey(row)) });
  const main = mainColumn(columns);
  const count = total ?? 0;
  const { first, last, topRow, height, startOf, onScroll, reveal } = useScaledRows({ scroller, count, rowHeight });
  const [current, setCurrent] = useState(0);
  useEffect(() => onRange(first, last), [onRange, first, last]);
  const own = shown.map(({ key, width: asked }) => (key === main ? 'minmax(0, 1fr)' : (asked ?? '150px')));
  const template = [...(selection ? [`${checkWidth - gap}px`] : []), ...own].join(' ');
  const number = (value: number) => formatNumber(value, i18n.language);

  const step = (to: number) => {
    const index = Math.max(0, Math.min(count - 1, to));
    setCurrent(index);
    reveal(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed inside a cell belong to the cell.
    if (event.target !== event.currentTarget) return;
    const row = rowAt(current);
    if (event.key === ' ' && selection && row !== undefined) {
      event.preventDefault();
      return selection.toggle(rowKey(row));
    }
    const seen = Math.max(1, Math.floor((scroller.current?.clientHeight ?? rowHeight) / rowHeight) - 1);
    const to: Record<string, number> = {
      ...{ ArrowDown: current + 1, ArrowUp: current - 1, PageDown: current + seen, PageUp: current - seen },
      ...{ Home: 0, End: count - 1 },
    };
    const index = to[event.key];
    if (index === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(index);
  };
  return (
    <div ref={root} className={classes.place} data-selectable={selection ? true : undefined}>
      <span className="visually-hidden" role="status">
        {selection && selection.count > 0 && t('table.selected', { count: selection.count })}
      </span>
      <TableTop columns={shown} isCards={false} pageKeys={noKeys} selection={selection} bulk={bulk} sort={sort} onSort={onSort} />
      {/* biome-ignore lint/a11y/useSemanticElements: rows that are placed by their index are no table. */}
      <div role="table" aria-label={label} aria-rowcount={count + 1} className={classes.table}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
        <div role="rowgroup" className={classes.head}>
          {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: its buttons are. */}
          <div role="row" aria-rowindex={1} className={classes.row} style={{ gridTemplateColumns: template }}>
            {selection && (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              // biome-ignore lint/a11y/useFocusableInteractive: nothing is to press.
              <div role="columnheader">
                <span className="visually-hidden">{t('table.selection')}</span>
              </div>
            )}
            {shown.map((column) => {
              const isSorted = sort.column === column.key;
              return (
                // biome-ignore lint/a11y/useSemanticElements: as above.
                // biome-ignore lint/a11y/useFocusableInteractive: its button is.
                <div
                  key={column.key}
                  role="columnheader"
                  data-align={column.align}
                  aria-sort={isSorted ? (sort.direction === 'asc' ? 'ascending' : 'descending') : undefined}
                >
                  <button type="button" className={classes.sort} onClick={() => onSort(nextSort(column, sort))}>
                    <span>{column.label}</span>
                    {isSorted && (sort.direction === 'asc' ? <IconArrowUp size={16} /> : <IconArrowDown size={16} />)}
                  </button>
                </div>
              );
            })}
          </div>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
        <div
          ref={scroller}
          role="rowgroup"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the keys.
          tabIndex={0}
          aria-label={label}
          className={classes.scroller}
          onScroll={() => {
            leaveUnseen(scroller.current);
            onScroll();
          }}
          onKeyDown={onKeyDown}
        >
          <div role="presentation" className={classes.rows} style={{ blockSize: total === undefined ? 480 : height }}>
            {Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
              const index = first + at;
              const row = rowAt(index);
              return (
                <ScrolledRow
                  key={row ? rowKey(row) : `row ${index}`}
                  row={row}
                  index={index}
                  columns={shown}
                  main={main}
                  isCurrent={index === current}
                  template={template}
                  start={startOf(index)}
                  isSelected={selection && row !== undefined ? selection.keys.has(rowKey(row)) : selection && false}
                  name={row ? rowLabel(row) : ''}
                  onToggle={stable.toggle}
                />
              );
            })}
          </div>
        </div>
      </div>
      <p className={classes.foot}>
        {total !== undefined && t('table.row', { row: number(Math.min(count, topRow + 1)), total: number(count) })}
      </p>
    </div>
  );
}

/** Saves an edit when its row scrolls out of view, like leaving the field, because the row unmounts. */
function leaveUnseen(scroller: HTMLElement | null): void {
  const field = document.activeElement;
  if (!scroller || !(field instanceof HTMLElement) || !field.matches('input:not([type=checkbox]), select') || !scroller.contains(field))
    return;
  const [seen, own] = [scroller.getBoundingClientRect(), field.getBoundingClientRect()];
  if (own.bottom < seen.top || own.top > seen.bottom) field.blur();
}

/** Minimum width of the main column, and the space beside and between columns, in pixels. */
const leastMainWidth = 150;
const beside = 40;
const gap = 12;
/** Width of the checkboxes, including the gap after them. */
const checkWidth = 44;
const noKeys: readonly never[] = [];

/** Returns the columns that fit in one line; the last ones are dropped first. */
function fittingColumns<Row>(columns: readonly TableColumn<Row>[], width: number): readonly TableColumn<Row>[] {
  const fitting = [...columnsWithRoom(columns, width, { isCards: false, beside })];
  const needed = () => fitting.reduce((sum, column) => sum + gap + Number.parseFloat(column.width ?? '0'), leastMainWidth + beside);
  while (fitting.length > 1 && needed() > width) fitting.pop();
  return fitting;
}
