import type { Rights } from '#web/ability.ts';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconMail, IconPencil, IconTrash } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import type { Employee } from '../contract.ts';

interface Props {
  employee: Employee;
  rights: Rights;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with an employee of a list. */
export function EmployeeMenu({ employee, rights, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  return (
    <RowMenu
      label={t('employees.actions', { name: employee.fullName })}
      items={() => (
        <>
          {rights.update && (
            <DropdownItem icon={<IconPencil />} onChoose={onEdit}>
              {t('employees.edit')}
            </DropdownItem>
          )}
          {employee.email !== '' && (
            <DropdownItem icon={<IconMail />} onChoose={() => open(`mailto:${employee.email}`, '_self')}>
              {t('employees.write')}
            </DropdownItem>
          )}
          {rights.delete && (
            <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
              {t('employees.delete')}
            </DropdownItem>
          )}
        </>
      )}
    />
  );
}
