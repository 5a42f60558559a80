import { useSyncExternalStore } from 'react';

let dragged: { id: number | null } | null = null;
const listeners = new Set<() => void>();

/** Freezes the list from the start of a drag until its end, whatever changes meanwhile. */
export function holdForDrag(id: number | null): void {
  // Doesn't notify listeners: nothing needs to render, and the drag starts without delay.
  dragged = { id };
}

export function releaseDrag(): void {
  dragged = null;
  for (const listener of listeners) listener();
}

/** The id of the dragged row, which must stay mounted wherever the list scrolls. */
export function draggedId(): number | null {
  return dragged?.id ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsDragging(): boolean {
  return useSyncExternalStore(subscribe, () => dragged !== null);
}
