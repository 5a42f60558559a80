import type { Change } from '#contract/change.ts';

const listeners = new Set<(change: Change) => void>();

/**
 * Calls `listen` with every signal of the change stream, such as typing. Signals don't cause refetches. Returns the unsubscribe function.
 */
export function onSignal(listen: (change: Change) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

const kindListeners = new Set<(kind: Change['kind']) => void>();

/** Calls `listen` with the kind of each change, for counts across areas. Returns the unsubscribe function. */
export function onChangedKind(listen: (kind: Change['kind']) => void): () => void {
  kindListeners.add(listen);
  return () => kindListeners.delete(listen);
}

/** Only for the change stream. */
export function passKind(kind: Change['kind']): void {
  for (const listen of kindListeners) listen(kind);
}

/** Only for the change stream. */
export function passSignal(change: Change): void {
  for (const listen of listeners) listen(change);
}
