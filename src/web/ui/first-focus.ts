import { type RefObject, useEffect } from 'react';

const fields = 'input, textarea:not(:read-only), select, [contenteditable=true]';

/**
 * Gives the keyboard to the first field inside, else to what is marked with `data-first-focus`. Of radio buttons it is the one that is
 * chosen, as for the Tab key. What cannot have the focus, as it is off or hidden, is passed over.
 */
export function focusFirst(root: HTMLElement): void {
  for (const field of root.querySelectorAll<HTMLElement>(`:is(${fields}):not([type=radio]:not(:checked))`)) if (takesFocus(field)) return;
  root.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}

/** Begins a page's form at its first field; not on a touch screen, where the keyboard would cover the page. */
export function useFirstFocus(form: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted && form.current && window.matchMedia('(pointer: fine)').matches) focusFirst(form.current);
  }, [form, isWanted]);
}

function takesFocus(field: HTMLElement): boolean {
  field.focus();
  return document.activeElement === field;
}
