import { type RefObject, useEffect } from 'react';

const fields = 'input, textarea:not(:read-only), select, [contenteditable=true]';

/**
 * Focuses the first field inside, or else the element marked with `data-first-focus`. In a radio group it picks the selected button,
 * like the Tab key. Skips disabled and hidden elements.
 */
export function focusFirst(root: HTMLElement): void {
  for (const field of root.querySelectorAll<HTMLElement>(`:is(${fields}):not([type=radio]:not(:checked))`)) if (takesFocus(field)) return;
  root.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}

/** Focuses the first field of a page's form, but not on a touch screen, where the keyboard would cover the page. */
export function useFirstFocus(form: RefObject<HTMLElement | null>, isWanted = true): void {
  useEffect(() => {
    if (isWanted && form.current && window.matchMedia('(pointer: fine)').matches) focusFirst(form.current);
  }, [form, isWanted]);
}

function takesFocus(field: HTMLElement): boolean {
  field.focus();
  return document.activeElement === field;
}
