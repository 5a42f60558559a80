import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseMenu } from './close-menu.ts';
import classes from './floating.module.css';
import { type Align, placeBeside } from './place-beside.ts';

interface Props {
  /** The element it is placed below or beside, shifted into view as needed. */
  anchor: HTMLElement;
  /** The anchor's position, when only a part of it counts. */
  at?: DOMRect | undefined;
  /** Aligns it to one end of the anchor, or places it beside; the end by default. */
  align?: Align | undefined;
  label: string;
  role: 'menu' | 'dialog';
  onClose: () => void;
  children: ReactNode;
}

/** Menu items inside a dialog don't close it. */
const outside = () => undefined;

/** A popover beside its anchor, in the top layer so it isn't clipped. Esc and a click outside close it and restore focus. */
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
    // `toggle` fires later and could close what the next key opens.
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
