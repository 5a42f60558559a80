/** How long to wait for the field before giving up, in milliseconds. */
const longestWait = 10_000;

let held: { presses: string[]; end: () => void } | undefined;

/**
 * Type-ahead: buffers keys from now on instead of triggering shortcuts, and types them into the next text field that gets focus.
 * Used when opening an editor that must load first. Esc cancels it.
 */
export function holdTyping(): void {
  if (held) return;
  const presses: string[] = [];
  const timer = setTimeout(stopHolding, longestWait);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('focusin', onFocus, true);
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKeyDown, true);
    document.removeEventListener('focusin', onFocus, true);
  };
  held = { presses, end };
}

/** Discards the buffered keys when no editor will open. @returns them, for a caller that uses them otherwise */
export function stopHolding(): readonly string[] {
  const presses = held?.presses ?? [];
  held?.end();
  held = undefined;
  return presses;
}

function onKeyDown(event: KeyboardEvent): void {
  const isCharacter = event.key.length === 1 && (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));
  if (!held || (!isCharacter && (event.ctrlKey || event.metaKey || event.altKey))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.key === 'Escape') stopHolding();
  else if (event.key === 'Backspace') held.presses.pop();
  else if (isCharacter || event.key === 'Enter') held.presses.push(event.key);
}

function onFocus({ target }: FocusEvent): void {
  const isField = target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea'));
  if (!held || !isField) return;
  const { presses } = held;
  stopHolding();
  // The cursor is set once the code that focused the field has run; no key comes in between.
  queueMicrotask(() => presses.forEach(press));
}

/** Applies a key to the focused field. */
function press(key: string): void {
  if (key.length === 1) document.execCommand('insertText', false, key);
  else document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
}
