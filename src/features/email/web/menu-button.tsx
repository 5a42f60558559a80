import type { ReactNode } from 'react';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { ToolButton } from './tool-button.tsx';

export interface MenuItem {
  key: string;
  text: string;
  mark: ReactNode;
  /** Quiet, at the line's end. */
  note?: string;
  /** Given for items that are on or off; they leave the menu open. */
  checked?: boolean | 'mixed';
  run: () => void;
}

interface Props {
  label: string;
  icon: ReactNode;
  items: MenuItem[];
  /** By which the page's keys find it. */
  name?: string;
  tabIndex?: number;
}

/** A toolbar's button that opens a menu. */
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
