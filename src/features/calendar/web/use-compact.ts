import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 639px)');

function watch(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Reads the value once, without subscribing. */
export const isCompactNow = (): boolean => narrow().matches;

/** Whether the window is too narrow for event titles in a month. */
export function useCompact(): boolean {
  return useSyncExternalStore(watch, () => narrow().matches);
}
