import { useRights } from '#web/ability.ts';
import type { TableColumn } from '#web/data-table/column.ts';
import { ExportMenu } from '#web/data-table/export-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconCopy, IconFileTypePdf, IconPlus, IconPrinter } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { useSearchValue } from '#web/use-search-value.ts';
import type { Employee } from '../../contract.ts';
import { readAllEmployees } from '../employee-queries.ts';
import type { EmployeeTableState } from '../employee-table.ts';

/** What can be done with all that is listed: saved as a file, copied, printed; and somebody be added. */
export function ListButtons({ state, columns }: { state: EmployeeTableState; columns: readonly TableColumn<Employee>[] }) {
  const { t } = useTranslation();
  const rights = useRights('Employee');
  const [, show] = useSearchValue('open');
  const take = async (way: 'copy' | 'print') => {
    const { takeRows } = await import('#web/data-table/take-rows.ts');
    await takeRows(way, { t, title: t('employees.title'), columns, read: () => readAllEmployees(state) });
  };
  const save = async (format: 'csv' | 'xlsx' | 'pdf') => {
    const { saveEmployees } = await import('../save-employees.ts');
    await saveEmployees(t, state, format);
  };
  return (
    <>
      <ExportMenu
        onExport={save}
        more={[
          { key: 'pdf', icon: <IconFileTypePdf />, label: t('table.pdf'), run: () => save('pdf') },
          { key: 'copy', icon: <IconCopy />, label: t('table.copy'), run: () => take('copy') },
          { key: 'print', icon: <IconPrinter />, label: t('table.print'), run: () => take('print') },
        ]}
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
