import { BulkAction } from '#web/data-table/bulk-action.tsx';
import type { TableSelection } from '#web/data-table/use-table-selection.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import type { EmployeeActions } from '../use-employee-actions.ts';

export function EmployeeBulkTools({ selection, actions }: { selection: TableSelection<number>; actions: EmployeeActions }) {
  const { t } = useTranslation();
  return (
    <BulkAction
      label={t('common.delete')}
      icon={<IconTrash size={18} />}
      onClick={() => {
        actions.remove([...selection.keys].map((id) => ({ id })));
        selection.clear();
      }}
    />
  );
}
