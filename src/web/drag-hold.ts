import { useSyncExternalStore } from 'react';

let dragged: { id: number | null } | null = null;
const listeners = new Set<() => void>();

/** Says that a drag begins: until it ends the list stays as it is, whatever others do. */
export function holdForDrag(id: number | null): void {
  // Nobody is told: nothing has to be drawn, and the drag begins without a pause.
  dragged = { id };
}

export function releaseDrag(): void {
  dragged = null;
  for (const listener of listeners) listener();
}

/** The row that is being dragged: it must stay in the page, wherever the list is scrolled to. */
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
