import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open = false;

/** Opens or closes the palette, from wherever. */
export function setPaletteOpen(isOpen: boolean): void {
  open = isOpen;
  for (const tell of listeners) tell();
}

export function usePaletteOpen(): boolean {
  return useSyncExternalStore(listen, () => open);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
