import { useTranslation } from '#web/i18n.ts';
import { IconColumns } from '#web/icons.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import buttonStyles from '#web/ui/icon-button.module.css';
import type { ChosenColumns } from './use-chosen-columns.ts';

/** Chooses which columns a table shows. */
export function ColumnsMenu<Row>({ choices, toggle }: Pick<ChosenColumns<Row>, 'choices' | 'toggle'>) {
  return (
    <Dropdown label={useTranslation().t('table.columns')} buttonClassName={buttonStyles.button} button={<IconColumns size={18} />}>
      {choices.map(({ key, label, isShown }) => (
        <DropdownItem key={key} checked={isShown} onChoose={() => toggle(key)}>
          {label}
        </DropdownItem>
      ))}
    </Dropdown>
  );
}
