import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { FilterDropdown } from './filter-dropdown.tsx';

interface FilterSelectProps<Value extends string> {
  /** What it filters by: `Role`. */
  label: string;
  /** Empty when unfiltered. */
  value: Value | '';
  /** Label of the unfiltered choice; `All` by default. */
  all?: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChoose: (value: Value | '') => void;
}

/** A `TableBar` filter: one of a few values, or all. */
export function FilterSelect<Value extends string>({ label, value, all, options, onChoose }: FilterSelectProps<Value>) {
  const { t } = useTranslation();
  const none = all ?? t('table.all');
  const chosen = options.find((option) => option.value === value);
  return (
    <FilterDropdown label={label} value={chosen?.label ?? none} isOn={chosen !== undefined}>
      <DropdownItem chosen={!chosen} onChoose={() => onChoose('')}>
        {none}
      </DropdownItem>
      {options.map((option) => (
        <DropdownItem key={option.value} icon={option.icon} chosen={option === chosen} onChoose={() => onChoose(option.value)}>
          {option.label}
        </DropdownItem>
      ))}
    </FilterDropdown>
  );
}
