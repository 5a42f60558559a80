import type { ReactNode } from 'react';
import { BulkAction } from '#web/data-table/bulk-action.tsx';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';

interface Props<Value extends string> {
  label: string;
  icon: ReactNode;
  options: readonly { value: Value; label: string }[];
  onChoose: (option: { value: Value; label: string }) => void;
}

/** A tool for the chosen rows that gives them one of a few values. */
export function BulkMenu<Value extends string>({ label, icon, options, onChoose }: Props<Value>) {
  return (
    <PopupMenu
      label={label}
      trigger={(attributes) => <BulkAction label={label} icon={icon} {...attributes} />}
      items={() =>
        options.map((option) => (
          <DropdownItem key={option.value} onChoose={() => onChoose(option)}>
            {option.label}
          </DropdownItem>
        ))
      }
    />
  );
}
