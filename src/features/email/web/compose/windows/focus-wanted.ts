let wanted: string | undefined;
const openers = new Map<string, Element>();

/** Requests focus for a window once it is shown, and remembers the previously focused element. */
export function requestFocus(key: string): void {
  wanted = key;
  if (document.activeElement && document.activeElement !== document.body && !openers.has(key)) openers.set(key, document.activeElement);
}

/** Checks whether a window should take the focus, and clears the request. */
export function takeFocus(key: string): boolean {
  if (wanted !== key) return false;
  wanted = undefined;
  return true;
}

/** Restores the focus to the element before the window, or else to the page. */
export function giveFocusBack(key: string): void {
  const opener = openers.get(key);
  openers.delete(key);
  const target = opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('content');
  target?.focus();
}
