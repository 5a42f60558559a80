import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import classes from './menu-button.module.css';
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

/** Between the button and its menu, in pixels. */
const gap = 4;

interface Props {
  label: string;
  icon: ReactNode;
  items: MenuItem[];
  /** By which the page's keys find it. */
  name?: string;
}

/** A toolbar's button that opens a menu, on the browser's own popover: it closes by Esc and by a click elsewhere. */
export function MenuButton({ label, icon, items, name }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (open && menu.current && button.current) placeBeside(button.current, menu.current);
  }, [open]);

  // Closed it has no role: the page's keys rest while there is a menu.
  return (
    <>
      <ToolButton ref={button} label={label} icon={icon} aria-haspopup="menu" aria-expanded={open} popoverTarget={id} data-menu={name} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has its role while it is open. */}
      <div
        ref={menu}
        id={id}
        className={classes.menu}
        popover="auto"
        {...(open && { role: 'menu', 'aria-label': label })}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={moveFocus}
      >
        {open &&
          items.map(({ key, text, mark, note, checked, run }) => (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              className={classes.item}
              {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': checked })}
              onClick={() => {
                if (checked === undefined) menu.current?.hidePopover();
                run();
              }}
            >
              <span className={classes.mark}>{mark}</span>
              {text}
              {note ? <span className={classes.note}>{note}</span> : null}
            </button>
          ))}
      </div>
    </>
  );
}

function placeBeside(button: HTMLElement, menu: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const start = document.documentElement.dir === 'rtl' ? box.right - menu.offsetWidth : box.left;
  menu.style.left = `${Math.max(gap, Math.min(start, window.innerWidth - menu.offsetWidth - gap))}px`;
  const below = box.bottom + gap;
  const fits = below + menu.offsetHeight <= window.innerHeight;
  menu.style.top = `${fits ? below : Math.max(gap, box.top - gap - menu.offsetHeight)}px`;
  menu.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (next === undefined) return;
  event.preventDefault();
  entries.at(next % entries.length)?.focus();
}
