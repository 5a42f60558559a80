import type { Change } from '#contract/change.ts';

const listeners = new Set<(change: Change) => void>();

/** Calls `listen` with every signal of the change stream, such as somebody typing; signals make nothing to be read anew. Answers how to stop. */
export function onSignal(listen: (change: Change) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** For the change stream alone. */
export function passSignal(change: Change): void {
  for (const listen of listeners) listen(change);
}
