import type { ReactNode } from 'react';
import { ColumnsMenu } from '#web/data-table/columns-menu.tsx';
import { TableBar } from '#web/data-table/table-bar.tsx';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { useColumnLayout } from '#web/data-table/use-column-layout.ts';
import { useTableSearch } from '#web/data-table/use-table-search.ts';
import { useTranslation } from '#web/i18n.ts';
import type { Employee } from '../../contract.ts';
import { employeeTable } from '../employee-table.ts';
import { startText } from '../employee-text.ts';
import { EmployeeList } from '../list/employee-list.tsx';
import { ListButtons } from '../list/list-buttons.tsx';
import { useEmployeeActions } from '../use-employee-actions.ts';
import { useEmployeeColumns } from '../use-employee-columns.tsx';

interface Props {
  table: 'plain' | 'buttons' | 'languages' | 'columns' | 'details';
  /** Stands before the buttons. */
  choice?: ReactNode;
}

/** The employees in a table that shows one thing that the kit can do. */
export function BasicTable({ table, choice }: Props) {
  const { t, i18n } = useTranslation();
  const search = useTableSearch(employeeTable);
  const actions = useEmployeeActions();
  const columns = useEmployeeColumns();
  const layout = useColumnLayout('basic-employees', columns);
  const title = t(`employees.basic.${table}`);
  const plain = columns.filter(({ isExtra }) => !isExtra);
  const about = (employee: Employee) => {
    const { fullName: name, age, post, city, experienceYears } = employee;
    const years = t('employees.years', { count: experienceYears });
    return (
      <p style={{ margin: 0 }}>{t('employees.basic.about', { name, age, post, city, years, since: startText(employee, i18n.language) })}</p>
    );
  };
  return (
    <TableFrame label={title}>
      <TableBar
        title={title}
        subtitle={t(`employees.basic.${table}Text`)}
        search={search}
        searchLabel={t('employees.search.all')}
        actions={
          <>
            {choice}
            {table === 'columns' && <ColumnsMenu layout={layout} />}
            {table === 'buttons' && <ListButtons state={{ ...search, group: '' }} columns={plain} />}
          </>
        }
      />
      <EmployeeList
        search={search}
        layout={table === 'columns' ? layout : { columns: plain }}
        actions={actions}
        isManaged={table === 'buttons'}
        {...(table === 'details' && { details: about, foldsColumns: true })}
      />
    </TableFrame>
  );
}
