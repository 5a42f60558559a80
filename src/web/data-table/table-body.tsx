import { Fragment, type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import type { RowKey } from './column.ts';
import classes from './data-table.module.css';
import type { ShownColumn } from './free-columns.ts';
import type { RowGroup } from './row-group.ts';
import { TableRow } from './table-row.tsx';
import type { useExpandedRows } from './use-expanded-rows.ts';
import type { useTableRows } from './use-table-rows.ts';
import type { TableSelection } from './use-table-selection.ts';

const DetailsRow = lazyPart(() => import('./details-row.tsx').then(({ DetailsRow }) => DetailsRow));

interface Props<Row, Key extends RowKey> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  rowLabel: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  opens: boolean;
  rowActions: ((row: Row) => ReactNode) | undefined;
  columns: readonly ShownColumn<Row>[];
  main: string | undefined;
  isCards: boolean;
  isStale: boolean;
  selection: TableSelection<Key> | undefined;
  table: ReturnType<typeof useTableRows<Row, Key>>;
  groupOf: ((row: Row) => RowGroup) | undefined;
  expanded: ReturnType<typeof useExpandedRows<Key>>;
  /** Renders the content below an expanded row; null when rows aren't expandable. */
  detailsOf: ((row: Row) => ReactNode) | null;
  /** Number of columns across the full width. */
  span: number;
}

/** The rows of a page with group headings and expanded details between them. */
export function TableBody<Row, Key extends RowKey>(props: Props<Row, Key>) {
  const { rows, rowKey, rowLabel, rowHref, opens, rowActions, columns, main, isCards, isStale, selection, table } = props;
  const { groupOf, expanded, detailsOf, span } = props;
  const roleOf = (role: string) => (isCards ? role : undefined);
  let last: string | undefined;
  return (
    <tbody ref={table.body} role={roleOf('rowgroup')} className={classes.body} data-stale={isStale || undefined} {...table.handlers}>
      {rows.map((row, index) => {
        const key = rowKey(row);
        const group = groupOf?.(row);
        const isFirst = group !== undefined && group.key !== last;
        last = group?.key;
        const isExpanded = detailsOf !== null && expanded.keys.has(key);
        return (
          <Fragment key={key}>
            {isFirst && (
              <tr role={roleOf('row')} className={classes.group}>
                <th role={roleOf('rowheader')} scope="rowgroup" colSpan={span}>
                  <span>{group.label}</span> <small>{group.note}</small>
                </th>
              </tr>
            )}
            <TableRow
              row={row}
              index={index}
              columns={columns}
              main={main}
              isCard={isCards}
              isTabStop={index === table.tabStop}
              isSelected={selection ? selection.keys.has(key) : undefined}
              isExpanded={detailsOf ? isExpanded : undefined}
              onExpand={expanded.toggleAt}
              on={table.on}
              label={rowLabel(row)}
              href={rowHref?.(row)}
              opens={opens}
              actions={rowActions}
            />
            {isExpanded && (
              <Suspense fallback={null}>
                <DetailsRow span={span} isCard={isCards}>
                  {detailsOf(row)}
                </DetailsRow>
              </Suspense>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}
