import type { ReactNode } from 'react';
import { PopupMenu } from './popup-menu.tsx';

interface DropdownProps {
  /** Names the menu, and the button where that has no text. */
  label: string;
  buttonHasText?: boolean;
  button: ReactNode;
  buttonClassName?: string | undefined;
  align?: 'start' | 'end';
  /** The entries: `DropdownItem`s, and what stands between them. */
  children: ReactNode;
}

/** A plain button with a menu below it. */
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
