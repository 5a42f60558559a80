import { useLayoutEffect, useRef } from 'react';
import { matchesKeys } from './shortcut-keys.ts';

/** A keyboard shortcut and what it does. For the syntax of `keys`, see `matchesKeys`. */
export interface Shortcut {
  readonly keys: string;
  /** Listed only if it has a label. */
  readonly label: string;
  readonly run: (event: KeyboardEvent) => void;
  /** False disables it and hides it from the list. */
  readonly when?: boolean;
  /** Also works while typing or while a dialog is open. */
  readonly anywhere?: boolean;
}

const registered = new Set<{ current: readonly Shortcut[] }>();

/** Registers shortcuts while the component is mounted. They are inactive while typing or while a dialog is open. */
export function useShortcuts(list: readonly Shortcut[]): void {
  const latest = useRef(list);
  // Before the first paint, so they work as soon as the page is visible.
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

/** Returns the active shortcuts in registration order. */
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
  // A menu that was just closed remains in the DOM for a moment.
  if (document.querySelector('dialog:modal, [aria-modal="true"], [role="menu"]:popover-open')) return true;
  const target = event.target instanceof Element ? event.target : null;
  const field = target?.closest('input, textarea, select, [contenteditable="true"]');
  if (field) return !(field instanceof HTMLInputElement && field.type === 'checkbox');
  // The browser handles Enter on buttons and links.
  return event.key === 'Enter' && target?.closest('a[href], button, summary') != null;
}
