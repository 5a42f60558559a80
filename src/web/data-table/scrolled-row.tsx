import { memo, type ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { TabStop } from '#web/ui/tab-stop.ts';
import type { TableColumn } from './column.ts';
import classes from './scrolled-table.module.css';

interface Props<Row> {
  /** Undefined while loading. */
  row: Row | undefined;
  index: number;
  columns: readonly TableColumn<Row>[];
  main: string | undefined;
  isCurrent: boolean;
  /** `grid-template-columns` of the row. */
  template: string;
  /** Its position in the scrollable area, in pixels. */
  start: number;
  /** Undefined when rows aren't selectable. */
  isSelected: boolean | undefined;
  /** Names the row for its checkbox. */
  name: string;
  onToggle: (row: Row) => void;
}

/** A row of a virtualized table, positioned by index. While scrolling, only rows that come into view render. */
export const ScrolledRow = memo(function ScrolledRow<Row>(props: Props<Row>) {
  const { row, index, columns, main, isCurrent, template, start, isSelected, name, onToggle } = props;
  const { t } = useTranslation();
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <TabStop value={tabIndex}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows that are placed by their index are no table. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the list has the focus. */}
      <div
        role="row"
        aria-rowindex={index + 2}
        className={classes.row}
        data-current={isCurrent || undefined}
        data-selected={isSelected || undefined}
        style={{ gridTemplateColumns: template, transform: `translateY(${start}px)` }}
      >
        {isSelected !== undefined && (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          <div role="cell" className={classes.check}>
            {row && (
              <label>
                <input
                  type="checkbox"
                  tabIndex={tabIndex}
                  checked={isSelected}
                  aria-label={t('table.select', { name })}
                  onChange={() => onToggle(row)}
                />
              </label>
            )}
          </div>
        )}
        {columns.map(({ key, align, cell }) => (
          <div key={key} role={key === main ? 'rowheader' : 'cell'} data-align={align}>
            {row ? cell(row) : <span className={classes.bone} />}
          </div>
        ))}
      </div>
    </TabStop>
  );
}) as <Row>(props: Props<Row>) => ReactNode;
