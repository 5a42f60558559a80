/** What a toast says; `seconds` is how long it stays. */
export interface ToastRequest {
  readonly message: string;
  readonly tone?: 'success' | 'error' | 'info';
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly seconds?: number;
}

/** Toasts asked for and not shown yet: the first one waits until its code is loaded. */
export const waitingToasts: ToastRequest[] = [];

let wanted = 0;
const listeners = new Set<() => void>();

/** Says that another toast waits. */
export function announceWanted(): void {
  wanted += 1;
  for (const listener of listeners) listener();
}

/** Calls back when another toast waits; gives the function that ends it. */
export function onToastWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many toasts were asked for since the page opened. */
export function toastsWanted(): number {
  return wanted;
}
