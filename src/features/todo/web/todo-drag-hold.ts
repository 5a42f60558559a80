import { useSyncExternalStore } from 'react';

let draggedId: number | null = null;
const listeners = new Set<() => void>();

/** Says which to-do is being dragged: until it is let go (null) the list stays as it is, whatever others do. */
export function holdForDrag(id: number | null): void {
  draggedId = id;
  for (const listener of listeners) listener();
}

/** The one that is being dragged: it must stay in the page, wherever the list is scrolled to. */
export function draggedTodo(): number | null {
  return draggedId;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsDragging(): boolean {
  return useSyncExternalStore(subscribe, () => draggedId !== null);
}
