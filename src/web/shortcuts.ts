import { useLayoutEffect, useRef } from 'react';
import { matchesKeys } from './shortcut-keys.ts';

/** A key of the page, and what it does. For `keys` see `matchesKeys`. */
export interface Shortcut {
  readonly keys: string;
  /** Without one it is not listed. */
  readonly label: string;
  readonly run: (event: KeyboardEvent) => void;
  /** False: it cannot be pressed, and is not listed. */
  readonly when?: boolean;
  /** Also while somebody types or a dialog is open. */
  readonly anywhere?: boolean;
}

const registered = new Set<{ current: readonly Shortcut[] }>();

/** Keys that work while the component is mounted, but not while somebody types or a dialog is open. */
export function useShortcuts(list: readonly Shortcut[]): void {
  const latest = useRef(list);
  // Before the first paint: whoever sees the page may press its keys.
  useLayoutEffect(() => {
    latest.current = list;
  });
  useLayoutEffect(() => {
    if (registered.size === 0) document.addEventListener('keydown', runMatching);
    registered.add(latest);
    return () => {
      registered.delete(latest);
      if (registered.size === 0) document.removeEventListener('keydown', runMatching);
    };
  }, []);
}

/** What can be pressed now, in the order in which it was registered. */
export function registeredShortcuts(): readonly Shortcut[] {
  return [...registered].flatMap((list) => list.current).filter(({ when }) => when !== false);
}

function runMatching(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const shortcut = registeredShortcuts().find(({ keys }) => matchesKeys(event, keys));
  if (!shortcut || (!shortcut.anywhere && isBusy(event))) return;
  event.preventDefault();
  shortcut.run(event);
}

function isBusy(event: KeyboardEvent): boolean {
  // A menu that was just closed stands in the page a moment longer.
  if (document.querySelector('dialog:modal, [aria-modal="true"], [role="menu"]:popover-open')) return true;
  const target = event.target instanceof Element ? event.target : null;
  const field = target?.closest('input, textarea, select, [contenteditable="true"]');
  if (field) return !(field instanceof HTMLInputElement && field.type === 'checkbox');
  // Enter on a button or a link is the browser's own.
  return event.key === 'Enter' && target?.closest('a[href], button, summary') != null;
}
