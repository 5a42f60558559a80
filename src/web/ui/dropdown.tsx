import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './dropdown.module.css';

interface DropdownProps {
  /** Names the menu, and the button where that has no text. */
  label: string;
  buttonHasText?: boolean;
  button: ReactNode;
  buttonClassName?: string | undefined;
  /** The entries: `DropdownItem`s, and what stands between them. */
  children: ReactNode;
}

/** A button with a menu below it. Arrow keys, Home and End move, Esc and a click outside close it. */
export function Dropdown({ label, button, buttonHasText = false, buttonClassName, children }: DropdownProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const menuId = useId();

  const close = () => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!open) return;
    entriesOf(place.current)[0]?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    const entries = entriesOf(place.current);
    const now = entries.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (next !== undefined) entries.at(next % entries.length)?.focus();
    if (event.key === 'Escape' || next !== undefined) event.preventDefault();
  };

  return (
    <div className={styles.place} ref={place}>
      <button
        type="button"
        className={buttonClassName}
        aria-label={buttonHasText ? undefined : label}
        title={buttonHasText ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div className={styles.menu} id={menuId} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown} onClick={close}>
          {children}
        </div>
      )}
    </div>
  );
}

function entriesOf(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}
