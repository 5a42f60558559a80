import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseMenu } from './close-menu.ts';
import classes from './floating.module.css';
import { type Align, placeBeside } from './place-beside.ts';

interface Props {
  /** What it stands beside: it goes below or beside it, and as far as needed into sight. */
  anchor: HTMLElement;
  /** Where that is, when it is only a part of it. */
  at?: DOMRect | undefined;
  /** Which of its ends it shares, or that it stands beside it in the line; the end where nothing is said. */
  align?: Align | undefined;
  label: string;
  role: 'menu' | 'dialog';
  onClose: () => void;
  children: ReactNode;
}

/** Entries of a menu that something in a dialog is like close nothing. */
const outside = () => undefined;

/** A layer above everything, beside a button: not cut off by what scrolls. Esc and a click elsewhere close it; the focus goes back. */
export function Floating({ anchor, at, align = 'end', label, role, onClose, children }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    element.showPopover();
    placeBeside(element, at ?? anchor.getBoundingClientRect(), align);
    element.querySelector<HTMLElement>('[role^="menuitem"], input, button')?.focus();
    // Not by `toggle`, which comes later: what the next key opens must not be closed by it.
    const onToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && close.current();
    element.addEventListener('beforetoggle', onToggle);
    return () => {
      element.removeEventListener('beforetoggle', onToggle);
      if (element.contains(document.activeElement)) anchor.focus();
    };
  }, [anchor, at, align]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (role !== 'menu') return;
    const entries = [...(layer.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const now = entries.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') layer.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    entries.at(next % entries.length)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is given, a menu or a dialog.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: as above.
    <div ref={layer} popover="auto" className={classes.layer} role={role} aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      <CloseMenu value={role === 'menu' ? onClose : outside}>{children}</CloseMenu>
    </div>
  );
}
