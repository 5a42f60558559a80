/** What a toast says; `seconds` is how long it stays. */
export interface ToastRequest {
  readonly message: string;
  readonly tone?: 'success' | 'error' | 'info';
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly seconds?: number;
}

export interface Toast extends ToastRequest {
  readonly id: number;
}

/** How many are shown at once; the others wait for their turn. */
export const shownAtOnce = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Adds a toast behind those that are there. */
export function addToast(request: ToastRequest): void {
  lastId += 1;
  set([...toasts, { ...request, id: lastId }]);
}

/** Takes a toast away, if it is still there. */
export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** The toasts, the oldest first: those that are shown, and those that wait. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back after each change; gives the function that ends it. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(changed: readonly Toast[]): void {
  toasts = changed;
  for (const listener of listeners) listener();
}
