import type { ReactNode } from 'react';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { ToolButton } from './tool-button.tsx';

export interface MenuItem {
  key: string;
  text: string;
  mark: ReactNode;
  /** Secondary text at the end of the line. */
  note?: string;
  /** Set for items that toggle; they leave the menu open. */
  checked?: boolean | 'mixed';
  run: () => void;
}

interface Props {
  label: string;
  icon: ReactNode;
  items: MenuItem[];
  /** Used by keyboard shortcuts to find it. */
  name?: string;
  tabIndex?: number;
}

export function MenuButton({ label, icon, items, name, tabIndex }: Props) {
  return (
    <PopupMenu
      label={label}
      trigger={(attributes) => <ToolButton label={label} icon={icon} data-menu={name} tabIndex={tabIndex} {...attributes} />}
      items={() =>
        items.map(({ key, text, mark, note, checked, run }) => (
          <DropdownItem key={key} icon={mark} note={note} checked={checked} onChoose={run}>
            {text}
          </DropdownItem>
        ))
      }
    />
  );
}
