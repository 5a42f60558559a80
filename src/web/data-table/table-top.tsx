import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowDown, IconArrowUp, IconX } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { RowKey, TableColumn } from './column.ts';
import { FilterDropdown } from './filter-dropdown.tsx';
import { PageCheckbox } from './page-checkbox.tsx';
import { nextSort } from './table-head.tsx';
import type { TableSort } from './table-search.ts';
import classes from './table-top.module.css';
import type { TableSelection } from './use-table-selection.ts';

interface Props<Row, Key extends RowKey> {
  columns: readonly TableColumn<Row>[];
  isCards: boolean;
  pageKeys: readonly Key[];
  selection: TableSelection<Key> | undefined;
  bulk: ReactNode;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

/** Bulk actions, shown over the column headers. Above cards, which have no headers, also the sort order. */
export function TableTop<Row, Key extends RowKey>({ columns, isCards, pageKeys, selection, bulk, sort, onSort }: Props<Row, Key>) {
  const { t } = useTranslation();
  const isChosen = selection !== undefined && selection.count > 0;
  const sortable = onSort ? columns.filter((column) => column.sortable) : [];
  if (!isChosen && (!isCards || (!selection && sortable.length === 0))) return null;
  const arrow = sort?.direction === 'desc' ? <IconArrowDown size={16} /> : <IconArrowUp size={16} />;
  const sorted = columns.find(({ key }) => key === sort?.column);
  return (
    <div className={classes.top} data-cards={isCards || undefined} data-chosen={isChosen || undefined}>
      {isCards && selection && <PageCheckbox pageKeys={pageKeys} selection={selection} />}
      {isChosen ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
        <div className={classes.tools} role="group" aria-label={t('table.selection')}>
          <span className={classes.count} aria-hidden="true">
            {t('table.selected', { count: selection.count })}
          </span>
          <span className={classes.actions}>{bulk}</span>
          <IconButton label={t('table.clearSelection')} onClick={selection.clear}>
            <IconX size={18} />
          </IconButton>
        </div>
      ) : (
        onSort &&
        sortable.length > 0 && (
          <FilterDropdown label={t('table.sort')} value={sorted?.label ?? t('table.sortNone')} icon={sorted && arrow}>
            {sortable.map((column) => {
              const isSorted = column.key === sort?.column;
              return (
                <DropdownItem
                  key={column.key}
                  chosen={isSorted}
                  icon={isSorted ? arrow : <span className={classes.blank} />}
                  onChoose={() => onSort(nextSort(column, sort))}
                >
                  {column.label}
                </DropdownItem>
              );
            })}
          </FilterDropdown>
        )
      )}
    </div>
  );
}
