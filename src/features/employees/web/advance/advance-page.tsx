import { Suspense, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ViewsMenu } from '#platform/views/web/public-api.ts';
import { useRights } from '#web/ability.ts';
import { contentWidth } from '#web/content-width.ts';
import { ColumnsMenu } from '#web/data-table/columns-menu.tsx';
import { FilterSelect } from '#web/data-table/filter-select.tsx';
import type { RowGroup } from '#web/data-table/row-group.ts';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TableSkeleton } from '#web/data-table/table-skeleton.tsx';
import { useColumnLayout } from '#web/data-table/use-column-layout.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { type TFunction, useTranslation } from '#web/i18n.ts';
import { IconFilter } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import { type Employee, type EmployeeGroupColumn, employeeStatuses, groupColumns, type listEmployees } from '../../contract.ts';
import { employeeTable } from '../employee-table.ts';
import { statusText } from '../employee-text.ts';
import { EmployeeList } from '../list/employee-list.tsx';
import { ListButtons } from '../list/list-buttons.tsx';
import { useEditableCell } from '../use-editable-cell.tsx';
import { useEmployeeActions } from '../use-employee-actions.ts';
import { useEmployeeColumns } from '../use-employee-columns.tsx';
import { ColumnSearch, hasColumnSearch } from './column-search.tsx';

const EmployeeScroll = lazyPart(() => import('./employee-scroll.tsx').then(({ EmployeeScroll }) => EmployeeScroll), {
  prefetchWhenIdle: false,
});

/** In pixels. */
const roomForFields = 640;

/** The employee table with every table feature: column filters, groups, inline editing, saved views. */
export function AdvancePage() {
  const { t } = useTranslation();
  const title = t('employees.advance.title');
  usePageTitle(title);
  const rights = useRights('Employee');
  const search = useTableSearch(employeeTable);
  const [groupText, setGroup] = useSearchValue('group');
  const [rows, setRows] = useSearchValue('rows');
  const group = groupColumns.find((name) => name === groupText) ?? '';
  const actions = useEmployeeActions();
  const editable = useEditableCell(actions);
  const columns = useEmployeeColumns(rights.update ? editable : undefined);
  const layout = useColumnLayout('employees', columns);
  const isScrolled = rows === 'all';
  // On a phone the fields would fill the screen.
  const [isSearching, setSearching] = useState(() => contentWidth() >= roomForFields || hasColumnSearch(search.filters));
  return (
    <TableFrame label={title}>
      <TableBar
        title={title}
        subtitle={t('employees.advance.subtitle')}
        search={search}
        searchLabel={t('employees.search.all')}
        filters={
          <>
            <ViewsMenu list="employees" columns={layout.text} />
            <FilterSelect
              label={t('employees.field.status')}
              value={search.filters.status}
              options={employeeStatuses.map((_, at) => ({ value: String(at + 1) as '1', label: statusText(at + 1, t) }))}
              onChoose={(status) => search.filter('status', status)}
            />
            {!isScrolled && (
              <FilterSelect
                label={t('employees.group.by')}
                value={group}
                all={t('employees.group.nothing')}
                options={groupColumns.map((value) => ({ value, label: t(`employees.field.${value}`) }))}
                onChoose={(value) => setGroup(value || undefined)}
              />
            )}
            <FilterSelect
              label={t('employees.rows.label')}
              value={isScrolled ? 'all' : ''}
              all={t('employees.rows.pages')}
              options={[{ value: 'all', label: t('employees.rows.all') }]}
              onChoose={(value) => setRows(value || undefined)}
            />
          </>
        }
        actions={
          <>
            <IconButton label={t('employees.search.columns')} aria-expanded={isSearching} onClick={() => setSearching(!isSearching)}>
              <IconFilter size={18} />
            </IconButton>
            {!isScrolled && <ColumnsMenu layout={layout} />}
            <ListButtons state={{ ...search, group }} columns={layout.columns} />
          </>
        }
      />
      {isSearching && <ColumnSearch search={search} />}
      {isScrolled ? (
        <Suspense
          fallback={
            <table style={{ inlineSize: '100%' }}>
              <TableSkeleton
                columns={layout.columns.slice(0, 4)}
                main="fullName"
                count={10}
                isSelectable={false}
                hasActions={false}
                hasDetails={false}
              />
            </table>
          }
        >
          <EmployeeScroll search={search} columns={layout.columns} actions={actions} />
        </Suspense>
      ) : (
        <EmployeeList
          search={search}
          layout={layout}
          actions={actions}
          isManaged
          group={group}
          {...(group !== '' && { groupOf: groupLabel(group, t) })}
          foldsColumns
        />
      )}
    </TableFrame>
  );
}

/** Labels a group with its total. */
function groupLabel(group: EmployeeGroupColumn, t: TFunction) {
  return (groups: AnswerOf<typeof listEmployees>['groups']) =>
    (row: Employee): RowGroup => {
      const key = String(row[group]);
      const count = groups.find(({ value }) => value === key)?.total;
      return {
        key,
        label: <bdi>{group === 'status' ? statusText(row.status, t) : key || t('employees.group.none')}</bdi>,
        note: count === undefined ? null : t('employees.count', { count }),
      };
    };
}
