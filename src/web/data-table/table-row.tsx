import { memo, type ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconChevronRight } from '#web/icons.ts';
import { TabStop } from '#web/ui/tab-stop.ts';
import classes from './data-table.module.css';
import type { ShownColumn } from './free-columns.ts';

interface RowHandlers {
  choose: (index: number, withShift: boolean) => void;
  open: (index: number) => void;
}

interface Props<Row> {
  row: Row;
  index: number;
  columns: readonly ShownColumn<Row>[];
  main: string | undefined;
  isCard: boolean;
  isTabStop: boolean;
  /** Undefined when rows aren't selectable. */
  isSelected: boolean | undefined;
  /** Undefined when rows aren't expandable. */
  isExpanded: boolean | undefined;
  onExpand: (index: number) => void;
  on: RowHandlers;
  label: string;
  href: string | undefined;
  opens: boolean;
  actions: ((row: Row) => ReactNode) | undefined;
}

/** A table row. Uses plain elements, because a hundred rows may render at once. */
export const TableRow = memo(function TableRow<Row>(props: Props<Row>) {
  const { row, index, columns, main, isCard, isTabStop, isSelected, isExpanded, onExpand, on, label, href, opens, actions } = props;
  const { t } = useTranslation();
  const tabIndex = isTabStop ? 0 : -1;
  const roleOf = (role: string) => (isCard ? role : undefined);
  return (
    <TabStop value={tabIndex}>
      <tr
        role={roleOf('row')}
        className={classes.row}
        data-index={index}
        data-selected={isSelected || undefined}
        data-opens={href !== undefined || opens || undefined}
      >
        {isSelected !== undefined && (
          <td role={roleOf('cell')} className={classes.check}>
            <label>
              <input
                type="checkbox"
                tabIndex={tabIndex}
                data-stop={href === undefined && !opens ? true : undefined}
                checked={isSelected}
                aria-label={t('table.select', { name: label })}
                onChange={(event) => on.choose(index, (event.nativeEvent as PointerEvent).shiftKey)}
              />
            </label>
          </td>
        )}
        {isExpanded !== undefined && (
          <td role={roleOf('cell')} className={classes.expand}>
            <button
              type="button"
              tabIndex={tabIndex}
              aria-expanded={isExpanded}
              aria-label={t('table.details', { name: label })}
              title={t('table.details', { name: label })}
              onClick={() => onExpand(index)}
            >
              <IconChevronRight size={16} />
            </button>
          </td>
        )}
        {columns.map(({ key, label: name, align, card = 'line', hasCardLabel = false, pinnedAt, cell }) =>
          key === main ? (
            <th
              key={key}
              scope="row"
              role={roleOf('rowheader')}
              className={classes.main}
              data-pinned={pinnedAt === undefined ? undefined : true}
              style={pinnedAt === undefined ? undefined : { insetInlineStart: pinnedAt }}
            >
              {href !== undefined ? (
                <a className={classes.link} href={href} data-stop tabIndex={tabIndex} draggable={false}>
                  {cell(row)}
                </a>
              ) : opens ? (
                <button type="button" className={classes.link} data-stop tabIndex={tabIndex} onClick={() => on.open(index)}>
                  {cell(row)}
                </button>
              ) : (
                cell(row)
              )}
            </th>
          ) : (
            <td
              key={key}
              role={roleOf('cell')}
              data-align={align}
              data-card={card}
              data-pinned={pinnedAt === undefined ? undefined : true}
              style={pinnedAt === undefined ? undefined : { insetInlineStart: pinnedAt }}
            >
              {isCard && hasCardLabel && <span className={classes.cardLabel}>{name}</span>}
              {cell(row)}
            </td>
          ),
        )}
        {actions && (
          <td role={roleOf('cell')} className={classes.actions}>
            {actions(row)}
          </td>
        )}
      </tr>
    </TabStop>
  );
}) as <Row>(props: Props<Row>) => ReactNode;
