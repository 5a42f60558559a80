import { browserStorage } from '#web/browser-storage.ts';

const storageKey = 'atrium.invoice.lastOpened';

/** The invoice that was opened last in this browser; it may be somebody else's, or gone. */
export function lastOpenedInvoice(): number | null {
  const id = Number(browserStorage.getItem(storageKey));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

export function rememberInvoice(id: number): void {
  browserStorage.setItem(storageKey, String(id));
}
