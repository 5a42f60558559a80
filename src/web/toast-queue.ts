import { keepWrite, undoEntry } from './undo/undo-history.ts';

/** What a toast says; `seconds` is how long it stays. */
export interface ToastRequest {
  readonly message: string;
  readonly tone?: 'success' | 'error' | 'info';
  readonly action?: ToastAction;
  readonly seconds?: number;
  /** How many it tells of: while it is shown, the next of its kind adds to it. */
  readonly counted?: CountedMessage;
}

interface ToastAction {
  readonly label: string;
  /** Of what takes back: false, or a promise of it, says that it failed. */
  readonly run: () => unknown;
  /** It takes back what is told, also by key and from the list of what was done. */
  readonly isUndo?: true;
}

/** What a message says of some number of things, such as *3 mails moved to trash*. */
export interface CountedMessage {
  readonly kind: string;
  readonly count: number;
  readonly text: (count: number) => string;
}

export interface Toast extends ToastRequest {
  readonly id: number;
}

/** How many are shown at once; the others wait for their turn. */
export const shownAtOnce = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Adds a toast behind those that are there. What tells the same as one of them takes its place, and its action does both. Gives its number. */
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

function tellsSame(one: ToastRequest, other: ToastRequest): boolean {
  if (one.tone !== other.tone || one.action?.label !== other.action?.label) return false;
  return one.counted && other.counted ? one.counted.kind === other.counted.kind : one.message === other.message;
}

function merged(before: ToastRequest, request: ToastRequest): ToastRequest {
  const { action, counted } = request;
  // The newest first: each is taken back from what the next one found.
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
