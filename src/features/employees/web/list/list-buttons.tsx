import { useRights } from '#web/ability.ts';
import { call, openCall } from '#web/api-client.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { ListMenu } from '#web/data-table/list-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import { type Employee, exportEmployees, listEmployees } from '../../contract.ts';
import { type EmployeeTableState, employeeFilterInput, employeeListInput } from '../employee-table.ts';

/** Actions for the whole list: export, copy, print, and add. */
export function ListButtons({ state, columns }: { state: EmployeeTableState; columns: readonly TableColumn<Employee>[] }) {
  const { t } = useTranslation();
  const rights = useRights('Employee');
  const [, show] = useSearchValue('open');
  return (
    <>
      <ListMenu
        title={t('employees.title')}
        columns={columns}
        open={(format) => openCall(exportEmployees, { query: { ...employeeFilterInput(state), format } })}
        read={async (page, perPage) => {
          const { employees, total } = await call(listEmployees, employeeListInput({ ...state, page, perPage }));
          return { rows: employees, total };
        }}
      />
      {rights.create && (
        <Button onClick={() => show('new')}>
          <IconPlus size={18} />
          {t('employees.add')}
        </Button>
      )}
    </>
  );
}
