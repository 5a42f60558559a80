import type { ReactNode } from 'react';
import { PopupMenu } from './popup-menu.tsx';

interface DropdownProps {
  /** Names the menu, and the button if it has no text. */
  label: string;
  buttonHasText?: boolean;
  button: ReactNode;
  buttonClassName?: string | undefined;
  align?: 'start' | 'end';
  /** The `DropdownItem`s and separators. */
  children: ReactNode;
}

export function Dropdown({ label, button, buttonHasText = false, buttonClassName, align, children }: DropdownProps) {
  const name = buttonHasText ? undefined : label;
  return (
    <PopupMenu
      label={label}
      align={align}
      trigger={(attributes) => (
        <button type="button" className={buttonClassName} aria-label={name} title={name} {...attributes}>
          {button}
        </button>
      )}
      items={() => children}
    />
  );
}
