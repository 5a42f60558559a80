let wanted: string | undefined;
const openers = new Map<string, Element>();

/** Says that a window shall have the focus as soon as it shows, and remembers where the focus was. */
export function requestFocus(key: string): void {
  wanted = key;
  if (document.activeElement && document.activeElement !== document.body && !openers.has(key)) openers.set(key, document.activeElement);
}

/** Whether a window shall have the focus; once. */
export function takeFocus(key: string): boolean {
  if (wanted !== key) return false;
  wanted = undefined;
  return true;
}

/** Gives the focus back to where it was before the window, else to the page. */
export function giveFocusBack(key: string): void {
  const opener = openers.get(key);
  openers.delete(key);
  const target = opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('content');
  target?.focus();
}
