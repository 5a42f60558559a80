import type { ReactNode } from 'react';
import { IconDots } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { useTabStop } from '#web/ui/tab-stop.ts';

interface RowMenuProps {
  /** Includes the row's name: `Actions for invoice 5036`. */
  label: string;
  /** `DropdownItem`s, rendered when the menu opens. */
  items: () => ReactNode;
}

export function RowMenu({ label, items }: RowMenuProps) {
  const tabIndex = useTabStop();
  return (
    <PopupMenu
      label={label}
      trigger={(attributes) => (
        <IconButton label={label} tabIndex={tabIndex} {...attributes}>
          <IconDots size={18} />
        </IconButton>
      )}
      items={items}
    />
  );
}
