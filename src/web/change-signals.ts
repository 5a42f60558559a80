import type { Change } from '#contract/change.ts';

const listeners = new Set<(change: Change) => void>();

/** Calls `listen` with every signal of the change stream, such as somebody typing; signals make nothing to be read anew. Answers how to stop. */
export function onSignal(listen: (change: Change) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

const kindListeners = new Set<(kind: Change['kind']) => void>();

/** Calls `listen` with the kind of whatever was changed, for what is counted over several areas. Answers how to stop. */
export function onChangedKind(listen: (kind: Change['kind']) => void): () => void {
  kindListeners.add(listen);
  return () => kindListeners.delete(listen);
}

/** For the change stream alone. */
export function passKind(kind: Change['kind']): void {
  for (const listen of kindListeners) listen(kind);
}

/** For the change stream alone. */
export function passSignal(change: Change): void {
  for (const listen of listeners) listen(change);
}
