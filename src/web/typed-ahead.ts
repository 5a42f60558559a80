/** A field that has not come by then does not come any more, in milliseconds. */
const longestWait = 10_000;

let held: { presses: string[]; end: () => void } | undefined;

/**
 * Type-ahead: what is typed from now on is no shortcut, but waits for the next text field that gets the focus, and is typed there.
 * For what opens a writer that has to be loaded first. Esc gives it up.
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

/** Gives up what was typed: there will be no writer. @returns it, for what takes it in another way */
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
  // The field has its cursor when the code that focused it has run; no key comes in between.
  queueMicrotask(() => presses.forEach(press));
}

/** Does to the field that has the focus what a key would have done. */
function press(key: string): void {
  if (key.length === 1) document.execCommand('insertText', false, key);
  else document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
}
