/** A click: its count at one place, and its button. */
interface Click {
  /** `UIEvent.detail`: 2 for the second click of a double click, 0 for a key. */
  count: number;
  button: Pick<Element, 'getAttribute' | 'textContent'> | null;
}

/**
 * Checks whether a click completes a double click that started on a different button: the first click removed what was under the pointer,
 * and the next row slid there. A rerendered button with the same name counts as the same one.
 */
export function hasSlid(before: Click['button'], { count, button }: Click): boolean {
  return count > 1 && button !== null && button !== before && (before === null || nameOf(button) !== nameOf(before));
}

/** Prevents a double click from deleting two rows: the second click counts only on the same button. */
export function ignoreSlidClicks(): () => void {
  let before: Element | null = null;
  const look = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (hasSlid(before, { count: event.detail, button })) {
      event.preventDefault();
      event.stopPropagation();
    } else before = button;
  };
  document.addEventListener('click', look, true);
  return () => document.removeEventListener('click', look, true);
}

function nameOf(button: NonNullable<Click['button']>): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}
