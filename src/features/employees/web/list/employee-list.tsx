import { type ReactNode, Suspense } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type Rights, useRights } from '#web/ability.ts';
import { PagedTable } from '#web/data-table/paged-table.tsx';
import type { RowGroup } from '#web/data-table/row-group.ts';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import type { ColumnLayout } from '#web/data-table/use-column-layout.ts';
import { useTableQuery } from '#web/data-table/use-table-query.ts';
import type { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTableSelection } from '#web/data-table/use-table-selection.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconMail, IconPencil, IconTrash, IconUsers } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useShortcuts } from '#web/shortcuts.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { useHeldRecord } from '#web/use-held-record.ts';
import { useSearchValue } from '#web/use-search-value.ts';
import { useStable } from '#web/use-stable.ts';
import type { Employee, EmployeeGroupColumn, listEmployees } from '../../contract.ts';
import { employeesQuery } from '../employee-queries.ts';
import type { employeeTable } from '../employee-table.ts';
import type { EmployeeActions } from '../use-employee-actions.ts';
import { EmployeeBulkTools } from './employee-bulk-tools.tsx';

const EmployeeDrawer = lazyPart(() => import('../form/employee-drawer.tsx').then(({ EmployeeDrawer }) => EmployeeDrawer));

type Search = ReturnType<typeof useTableSearch<(typeof employeeTable)['columns'][number], (typeof employeeTable)['filters']>>;

interface Props {
  search: Search;
  layout: Pick<ColumnLayout<Employee>, 'columns'> & Partial<Pick<ColumnLayout<Employee>, 'move' | 'resize'>>;
  actions: EmployeeActions;
  /** Allows selecting, editing, and deleting rows. */
  isManaged?: boolean;
  isSortable?: boolean;
  group?: EmployeeGroupColumn | '';
  groupOf?: (groups: AnswerOf<typeof listEmployees>['groups']) => (row: Employee) => RowGroup;
  details?: (row: Employee) => ReactNode;
  foldsColumns?: boolean;
}

/** One page of employees with their actions. */
export function EmployeeList(props: Props) {
  const { search, layout, actions, isManaged = false, isSortable = true, group = '', groupOf, details, foldsColumns } = props;
  const { t } = useTranslation();
  const rights = useRights('Employee');
  const { query, data } = useTableQuery(employeesQuery({ ...search, group }));
  const selection = useTableSelection<number>(search.scope);
  const [open, show] = useSearchValue('open');
  const opened = useHeldRecord(
    open,
    data?.employees.find(({ id }) => String(id) === open),
  );
  const add = () => show('new');
  useShortcuts([{ keys: 'n', label: t('employees.add'), run: add, when: isManaged && rights.create }]);
  const { rowActions } = useStable({
    rowActions: (employee: Employee) => (
      <EmployeeMenu
        employee={employee}
        rights={rights}
        onEdit={() => show(String(employee.id))}
        onDelete={() => actions.remove([employee])}
      />
    ),
  });
  const { move, resize } = layout;
  const close = () => show(undefined);
  return (
    <>
      <PagedTable
        search={search}
        query={query}
        label={t('employees.title')}
        columns={isSortable ? layout.columns : layout.columns.map((column) => ({ ...column, sortable: false }))}
        layout={move && resize ? { move, resize } : undefined}
        rows={data?.employees}
        rowKey={({ id }) => id}
        rowLabel={({ fullName }) => fullName}
        rowActions={isManaged ? rowActions : undefined}
        selection={isManaged && rights.delete ? selection : undefined}
        bulk={<EmployeeBulkTools selection={selection} actions={actions} />}
        groupOf={group !== '' && data ? groupOf?.(data.groups) : undefined}
        details={details}
        foldsColumns={foldsColumns ?? false}
        empty={{
          ...{ icon: <IconUsers />, title: t('employees.empty'), text: t('employees.emptyText') },
          action: isManaged && rights.create ? { label: t('employees.add'), run: add } : undefined,
        }}
      />
      <Suspense fallback={null}>
        {isManaged && open === 'new' && rights.create && <EmployeeDrawer onClose={close} />}
        {isManaged && opened && rights.update && <EmployeeDrawer key={opened.id} employee={opened} onClose={close} />}
      </Suspense>
    </>
  );
}

interface EmployeeMenuProps {
  employee: Employee;
  rights: Rights;
  onEdit: () => void;
  onDelete: () => void;
}

function EmployeeMenu({ employee, rights, onEdit, onDelete }: EmployeeMenuProps) {
  const { t } = useTranslation();
  return (
    <RowMenu
      label={t('common.actionsFor', { name: employee.fullName })}
      items={() => (
        <>
          {rights.update && (
            <DropdownItem icon={<IconPencil />} onChoose={onEdit}>
              {t('common.edit')}
            </DropdownItem>
          )}
          {employee.email !== '' && (
            <DropdownItem icon={<IconMail />} onChoose={() => open(`mailto:${employee.email}`, '_self')}>
              {t('employees.write')}
            </DropdownItem>
          )}
          {rights.delete && (
            <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
              {t('common.delete')}
            </DropdownItem>
          )}
        </>
      )}
    />
  );
}
