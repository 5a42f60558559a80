import { keepWrite, undoEntry } from './undo/undo-history.ts';

/** The content of a toast; `seconds` is how long it stays. */
export interface ToastRequest {
  readonly message: string;
  readonly tone?: 'success' | 'error' | 'info';
  readonly action?: ToastAction;
  readonly seconds?: number;
  /** The count it reports. While it is shown, the next toast of the same kind adds to it. */
  readonly counted?: CountedMessage;
}

interface ToastAction {
  readonly label: string;
  /** For an undo: returns false, or a promise of it, when it failed. */
  readonly run: () => unknown;
  /** Marks an undo, which is also available by shortcut and in the undo history. */
  readonly isUndo?: true;
}

/** A message about a number of things, such as *3 mails moved to trash*. */
export interface CountedMessage {
  readonly kind: string;
  readonly count: number;
  readonly text: (count: number) => string;
}

export interface Toast extends ToastRequest {
  readonly id: number;
}

/** Maximum number of visible toasts; the others wait. */
export const shownAtOnce = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Adds a toast after the existing ones. It replaces an equivalent one and merges their actions. Returns its id. */
export function addToast(request: ToastRequest): number {
  lastId += 1;
  const id = lastId;
  const same = toasts.find((toast) => tellsSame(toast, request));
  const told = same ? merged(same, request) : request;
  if (told.action?.isUndo && request.action) keepWrite({ id, message: told.message, takeBack: request.action.run }, same?.id);
  const action = told.action?.isUndo ? { ...told.action, run: () => undoEntry(id) } : told.action;
  set([...toasts.filter((toast) => toast !== same), { ...told, id, ...(action && { action }) }]);
  return id;
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** All toasts, oldest first: visible and waiting. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Subscribes to changes. Returns the unsubscribe function. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(changed: readonly Toast[]): void {
  toasts = changed;
  for (const listener of listeners) listener();
}

function tellsSame(one: ToastRequest, other: ToastRequest): boolean {
  if (one.tone !== other.tone || one.action?.label !== other.action?.label) return false;
  return one.counted && other.counted ? one.counted.kind === other.counted.kind : one.message === other.message;
}

function merged(before: ToastRequest, request: ToastRequest): ToastRequest {
  const { action, counted } = request;
  // Newest first, because each undo restores the state the next one expects.
  const runAll = () => {
    action?.run();
    before.action?.run();
  };
  const sum = (before.counted?.count ?? 0) + (counted?.count ?? 0);
  return {
    ...request,
    ...(counted && { message: counted.text(sum), counted: { ...counted, count: sum } }),
    ...(action && { action: { ...action, run: runAll } }),
  };
}
