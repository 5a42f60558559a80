import type { ReactNode } from 'react';
import { IconChevronDown } from '#web/icons.ts';
import { Dropdown } from '#web/ui/dropdown.tsx';
import classes from './filter-dropdown.module.css';

interface Props {
  label: string;
  value: string;
  icon?: ReactNode;
  /** Whether the filter is active. */
  isOn?: boolean;
  children: ReactNode;
}

/** A small `Label: value` button with a menu. */
export function FilterDropdown({ label, value, icon, isOn = false, children }: Props) {
  return (
    <div className={classes.filter} data-on={isOn || undefined}>
      <Dropdown
        label={label}
        buttonHasText
        align="start"
        buttonClassName={classes.button}
        button={
          <>
            <span className={classes.label}>{label}</span>
            <span className={classes.value}>{value}</span>
            {icon}
            <IconChevronDown size={16} />
          </>
        }
      >
        {children}
      </Dropdown>
    </div>
  );
}
