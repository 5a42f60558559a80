/** What is known of a click: how many came one after the other at one place, and the button it is on. */
interface Click {
  /** `UIEvent.detail`: 2 for the second click of a double click, 0 for a key. */
  count: number;
  button: Pick<Element, 'getAttribute' | 'textContent'> | null;
}

/**
 * Whether a click is the rest of a double click that began on another button: what was under the pointer was taken away by the first click,
 * and the next row has slid there. A button that was only drawn anew, under the same name, is the same one.
 */
export function hasSlid(before: Click['button'], { count, button }: Click): boolean {
  return count > 1 && button !== null && button !== before && (before === null || nameOf(button) !== nameOf(before));
}

/** Lets nobody delete two rows by a double click: the second click counts only on what the first one was meant for. */
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
